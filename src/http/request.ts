import { InvalidArgumentException, wrongType } from '../support/errors';
import type { Key, OrderedMap } from '../support/ordered-map';
import { parseQuery } from './parse-query';

const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?/i;

/** An incoming request, as far as resources look at it. */
export class Request {
  /** The address as it came. */
  readonly url: string;

  /** The method, in upper case. */
  readonly method: string;

  /** The header fields. */
  readonly headers: Headers;

  readonly #path: string;
  readonly #queryText: string;
  #query: OrderedMap<unknown> | null = null;

  /**
   * @param source - An address, absolute or not, or a request of the Fetch API, whose body is left alone.
   * @param init - Method and header fields for an address.
   * @throws TypeError when the source is neither.
   * @throws InvalidArgumentException when an address is empty.
   */
  constructor(
    source: string | URL | globalThis.Request,
    init: { readonly method?: string; readonly headers?: HeadersInit } = {},
  ) {
    const fetched = isFetchRequest(source) ? source : { url: textOf(source), ...init };
    if (fetched.url === '') throw new InvalidArgumentException('Request(source): the address is empty.');
    this.url = fetched.url;
    this.method = (fetched.method ?? 'GET').toUpperCase();
    this.headers = new Headers(fetched.headers);
    const [, path, query] = ADDRESS.exec(this.url) ?? [];
    this.#path = path?.replace(/^\/+|\/+$/g, '') || '/';
    this.#queryText = query ?? '';
  }

  /**
   * Gives the path without surrounding slashes.
   *
   * @returns The path as it was encoded; "/" for the root.
   */
  path(): string {
    return this.#path;
  }

  /**
   * Gives all query parameters.
   *
   * @returns A copy of the parameters, nested as their names say.
   */
  query(): OrderedMap<unknown>;
  /**
   * Gives one query parameter.
   *
   * @param key - The parameter's name.
   * @param fallback - What to give when there is none.
   * @returns The parameter or the fallback.
   */
  query<D = null>(key: Key, fallback?: D): unknown;
  query(key?: Key, fallback: unknown = null): unknown {
    this.#query ??= parseQuery(this.#queryText);
    return key === undefined ? this.#query.clone() : (this.#query.get(key) ?? fallback);
  }

  /**
   * Gives a header field.
   *
   * @param name - The field's name, in any case.
   * @returns The value, or null.
   */
  header(name: string): string | null {
    return this.headers.get(name);
  }
}

// Not instanceof: a request may come from another implementation of the Fetch API.
function isFetchRequest(source: unknown): source is globalThis.Request {
  return typeof source === 'object' && source !== null && 'url' in source && 'headers' in source;
}

function textOf(source: unknown): string {
  if (typeof source === 'string') return source;
  if (source instanceof URL) return source.href;
  throw wrongType('Request(source)', 'an address or a Fetch request', source);
}
