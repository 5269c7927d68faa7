import { requireType } from '../errors';
import { textArgument } from '../php/arguments';
import { copyMap, isMapLike } from '../php/maps';
import type { Key, OrderedMap } from '../php/ordered-map';
import { trimTrailingSlashes } from '../php/trim-trailing-slashes';
import { parseQuery } from './parse-query';

/** An incoming request, as far as resources look at it. */
export class Request {
  /** The URL as it came. */
  readonly url: string;

  /** The method. */
  readonly method: string;

  /** The header fields. */
  readonly headers: Headers;

  readonly #path: string;
  readonly #queryText: string;
  #query: OrderedMap<unknown> | undefined;

  /**
   * @param source - A URL, absolute or not, or a request of the Fetch API, whose body is left alone.
   * @throws TypeError when the source has neither a text form nor a `url` that has one.
   */
  constructor(source: string | URL | globalThis.Request) {
    const { url = source, method = 'GET', headers } = (source ?? {}) as Partial<globalThis.Request>;
    this.url = textArgument('Request(source)', url);
    this.method = method;
    this.headers = new Headers(headers);
    const path = this.url.replace(/^\w+:\/\/[^/?#]*|[?#].*/g, '');
    this.#path = trimTrailingSlashes(path.replace(/^\/+/, '')) || '/';
    this.#queryText = this.url.replace(/^[^?#]*\??|#.*/g, '');
  }

  /**
   * Returns the path without surrounding slashes.
   *
   * @returns The path as it was encoded; "/" for the root.
   */
  path(): string {
    return this.#path;
  }

  /**
   * Returns all query parameters.
   *
   * @returns A copy of the parameters, nested as their names say.
   */
  query(): OrderedMap<unknown>;
  /**
   * Returns one query parameter.
   *
   * @param key - The parameter's name.
   * @param fallback - What to return when there is none.
   * @returns The parameter or the fallback.
   */
  query(key: Key, fallback?: unknown): unknown;
  query(key?: Key, fallback: unknown = null): unknown {
    this.#query ??= parseQuery(this.#queryText);
    const own = key === undefined ? this.#query : this.#query.get(key);
    // Maps are copied, as what is returned belongs to the caller.
    return isMapLike(own) ? copyMap('Request.query()', own) : (own ?? fallback);
  }
}

/** Holds the current request, for the whole process. */
export class Container {
  /** The current request; null while none is being answered. */
  static request: Request | null = null;
}

/**
 * Calls a function while there is a current request.
 *
 * @param fallback - What the current request is meanwhile, unless there is one.
 * @param run - The function.
 * @returns What it returns.
 */
export function withCurrentRequest<T>(fallback: Request, run: () => T): T {
  const { request: before } = Container;
  Container.request = before ?? fallback;
  try {
    return run();
  } finally {
    Container.request = before;
  }
}

/**
 * Makes a request that can be handed on but not read.
 *
 * @param error - What reading it throws.
 * @returns The request.
 */
export function unreadableRequest(error: Error): Request {
  return new Proxy(Object.create(Request.prototype) as Request, {
    get(): never {
      throw error;
    },
  });
}

/**
 * Refuses what is no request.
 *
 * @param culprit - The operation and parameter, for the error message.
 * @param request - The argument as given.
 * @throws TypeError when it is no request.
 */
export function requireRequest(culprit: string, request: Request): void {
  // Requests of the Fetch API have the same name.
  requireType(request instanceof Request, culprit, 'a Request of touchstone-reference', request);
}
