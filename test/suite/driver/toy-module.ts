// A module with no more than the driver needs: plain classes, native Maps, no class registry.

/** Holds items. */
export class Collection {
  static #macros = new Map<string, unknown>();
  readonly #items: unknown;

  constructor(items: unknown = []) {
    this.#items = items;
  }

  static macro(name: string, macro: unknown): void {
    Collection.#macros.set(name, macro);
  }

  static hasMacro(name: string): boolean {
    return Collection.#macros.has(name);
  }

  static flushMacros(): void {
    Collection.#macros.clear();
  }

  all(): unknown {
    return this.#items;
  }

  getIterator(): IterableIterator<[string, unknown]> {
    return new Map(Object.entries(this.#items as object)).entries();
  }
}

/** A resource with one protected operation (`when`), dynamic reading and dynamic calls. */
export class JsonResource {
  static wrap: string | null = 'data';
  static registry: string[] = [];
  resource: unknown;
  with: unknown = [];
  $additional: unknown = 'of the field';
  $collects: unknown = undefined;

  constructor(resource: unknown) {
    this.resource = resource;
  }

  static make(...args: unknown[]): JsonResource {
    return Reflect.construct(this, args) as JsonResource;
  }

  when(condition: unknown, value: unknown): unknown {
    return condition === true && typeof value === 'function' ? value.call({ accidental: 'this' }) : value;
  }

  argumentCount(...args: unknown[]): number {
    return args.length;
  }

  bound(callback: (this: unknown) => unknown): unknown {
    return callback.call(this);
  }

  additional(): string {
    return 'of the operation';
  }

  self(): this {
    return this;
  }

  fails(kind: string): never {
    if (kind === 'type') throw new TypeError('wrong type');
    if (kind === 'logic') throw new LogicException('broken rule');
    if (kind === 'text') throw 'only text';
    throw new RangeError('out of range');
  }

  __get(name: string): unknown {
    return `dynamic ${name}`;
  }

  __call(name: string, args: unknown[]): unknown {
    return [name, ...args];
  }

  toString(): string {
    return 'as text';
  }
}

/** A paginator whose properties are kept in a bag. */
export class Paginator {
  protected readonly properties = { perPage: 2, onEachSide: 3, items: [1, 2] };
  protected static readonly state = { defaultView: 'default', currentPageResolver: null };

  onEachSide(count: number): this {
    this.properties.onEachSide = count;
    return this;
  }

  url(page: number): string {
    return `/?page=${page}`;
  }
}

/** The missing marker. */
export class MissingValue {}

/** A merge marker. */
export class MergeValue {
  constructor(readonly data: unknown) {}
}

/** HTML text. */
export class HtmlString {
  constructor(readonly text: string) {}

  toHtml(): string {
    return this.text;
  }
}

/** A response with methods instead of members. */
export class JsonResponse {
  headers = new Map([['Content-Type', 'application/json']]);

  constructor(readonly data: unknown) {}

  getStatusCode(): number {
    return 200;
  }

  getContent(): string {
    return JSON.stringify(this.data);
  }
}

/** A request. */
export class Request {
  constructor(readonly url: string) {}
}

/** Where the current request is. */
export class Container {
  static request: Request | null = null;
}

/** A rule was broken. */
export class LogicException extends Error {}
