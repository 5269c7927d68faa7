import type { Collection } from '../collection/collection';
import { type Htmlable, isCollection, type Mappable, mappableItems } from '../contracts';
import { callToUndefinedMethod, requireType, wrongType } from '../errors';
import { booleanArgument, functionArgument, integerArgument, textArgument } from '../php/arguments';
import { type Callable, decorated, forwardCallTo, invoke, isCallable } from '../php/calls';
import { castToInteger, truthy } from '../php/casts';
import { installDynamicTail } from '../php/dynamic-tail';
import { escapeHtml } from '../php/html';
import { copyMap, isMapLike, type MapLike } from '../php/maps';
import { type Key, OrderedMap } from '../php/ordered-map';
import { assignStatics } from '../php/static-state';
import { className, isIterable, isNull } from '../values';
import { HigherOrderTapProxy, type Tapped } from './higher-order-tap-proxy';
import { PageUrlFrame } from './page-url';
import type { QueryValue, QueryValues } from './paginator-options';
import type { PageResolver, PathResolver, QueryResolver, ViewFactoryResolver } from './resolvers';

// A native Map holds some 16.7 million entries; this stays well below.
const LARGEST_RANGE = 10_000_000;

/**
 * A page of items that knows the URLs of pages, but not how many pages there are.
 *
 * Interface row: `Statement.paginatorContracts`
 */
export abstract class AbstractPaginator<TValue> implements Iterable<TValue> {
  /** Returns the path of the current request. Interface row: `Paginator.$currentPathResolver` */
  protected static $currentPathResolver: PathResolver | null = null;

  /** Returns the page of the current request. Interface row: `Paginator.$currentPageResolver` */
  protected static $currentPageResolver: PageResolver | null = null;

  /** Returns the query of the current request. Interface row: `Paginator.$queryStringResolver` */
  protected static $queryStringResolver: QueryResolver | null = null;

  /** Returns the view factory. Interface row: `Paginator.$viewFactoryResolver` */
  protected static $viewFactoryResolver: ViewFactoryResolver | null = null;

  /** Name of the default view. Interface row: `Paginator.$defaultView` */
  static $defaultView = 'pagination::tailwind';

  /** Name of the default view without page numbers. Interface row: `Paginator.$defaultSimpleView` */
  static $defaultSimpleView = 'pagination::simple-tailwind';

  /** The items of the page. Interface row: `Paginator.$items` */
  protected $items!: Collection<TValue>;

  /** The options as passed to the paginator. Interface row: `Paginator.$options` */
  protected $options!: MapLike;

  /** Base path of all URLs. Interface rows: `Paginator.$path`, `Paginator.default.path` */
  protected $path = '/';

  /** Fragment of all URLs. Interface row: `Paginator.$fragment` */
  protected $fragment: string | null = null;

  /** Name of the parameter that carries the page number. Interface rows: `Paginator.$pageName`, `Paginator.default.pageName` */
  protected $pageName = 'page';

  /** Number of items a page has room for. Interface row: `Paginator.$perPage` */
  protected $perPage = 0;

  /** The page being viewed. Interface row: `Paginator.$currentPage` */
  protected $currentPage = 1;

  /** Number of links on each side of the current one. Interface row: `Paginator.$onEachSide` */
  $onEachSide = 3;

  /** Whether the text form is escaped. Interface row: `Paginator.$escapeWhenCastingToString` */
  protected $escapeWhenCastingToString = false;

  #query: MapLike = [];
  #frame: PageUrlFrame | null = null;

  /** The query of all URLs, copied when read and when set. Interface row: `Paginator.$query` */
  protected get $query(): OrderedMap<unknown> {
    return OrderedMap.from<unknown>(this.#query);
  }

  protected set $query(query: MapLike) {
    this.#query = copyMap('Paginator property query', query);
    this.#frame = null;
  }

  /**
   * Returns the path of the current request.
   *
   * @param fallback - The path when no resolver is set.
   * @returns The path.
   * @throws TypeError when the resolver returns something other than text.
   *
   * Interface rows: `Paginator.resolveCurrentPath`, `Paginator.default.path`
   */
  static resolveCurrentPath(fallback = '/'): string {
    const resolver = this.$currentPathResolver;
    if (resolver === null) return textArgument('Paginator.resolveCurrentPath(default)', fallback);
    const path: unknown = resolver();
    if (typeof path === 'string') return path;
    throw wrongType('The result of Paginator.resolveCurrentPath()', 'a string', path);
  }

  /**
   * Sets the resolver of the current path, for the whole process.
   *
   * @param resolver - Returns the path.
   * @throws TypeError when the resolver is not a function.
   *
   * Interface row: `Paginator.currentPathResolver`
   */
  static currentPathResolver(resolver: PathResolver): void {
    assignStatics(this, { $currentPathResolver: closure('currentPathResolver', resolver) });
  }

  /**
   * Returns the current page.
   *
   * @param pageName - The parameter that carries the page.
   * @param fallback - The page when no resolver is set.
   * @returns The resolver's result as an integer, whatever its sign, else the fallback.
   *
   * Interface rows: `Paginator.resolveCurrentPage`, `Paginator.default.pageName`, `Paginator.default.currentPage`
   */
  static resolveCurrentPage(pageName = 'page', fallback = 1): number {
    const name = textArgument('Paginator.resolveCurrentPage(pageName)', pageName);
    const page = integerArgument('Paginator.resolveCurrentPage(default)', fallback);
    return this.$currentPageResolver === null ? page : castToInteger(this.$currentPageResolver(name));
  }

  /**
   * Sets the resolver of the current page, for the whole process.
   *
   * @param resolver - Returns the page for a parameter name.
   * @throws TypeError when the resolver is not a function.
   *
   * Interface row: `Paginator.currentPageResolver`
   */
  static currentPageResolver(resolver: PageResolver): void {
    assignStatics(this, { $currentPageResolver: closure('currentPageResolver', resolver) });
  }

  /**
   * Returns the query of the current request.
   *
   * @param fallback - What to return when no resolver is set.
   * @returns The resolver's result, even null, else the fallback.
   * @throws TypeError when the result is neither text, a map nor null, or the fallback cannot be one of these.
   *
   * Interface row: `Paginator.resolveQueryString`
   */
  static resolveQueryString(fallback: MapLike | string | null = null): string | OrderedMap<unknown> | null {
    const query: unknown = this.$queryStringResolver === null ? fallback : this.$queryStringResolver();
    if (isNull(query) || typeof query === 'string') return query ?? null;
    if (isMapLike(query)) return OrderedMap.from(query);
    if (!this.$queryStringResolver) return textArgument('Paginator.resolveQueryString(default)', query);
    throw wrongType('The result of Paginator.resolveQueryString()', 'a string, a map or null', query);
  }

  /**
   * Sets the resolver of the query, for the whole process.
   *
   * @param resolver - Returns the query.
   * @throws TypeError when the resolver is not a function.
   *
   * Interface row: `Paginator.queryStringResolver`
   */
  static queryStringResolver(resolver: QueryResolver): void {
    assignStatics(this, { $queryStringResolver: closure('queryStringResolver', resolver) });
  }

  /**
   * Returns the view factory, asking its resolver each time.
   *
   * @returns The factory.
   * @throws TypeError when no resolver is set.
   *
   * Interface row: `Paginator.viewFactory`
   */
  static viewFactory(): ReturnType<ViewFactoryResolver> {
    requireType(this.$viewFactoryResolver !== null, 'Paginator.viewFactory()', 'a resolver to be set', null);
    return this.$viewFactoryResolver();
  }

  /**
   * Sets the resolver of the view factory, for the whole process.
   *
   * @param resolver - Returns the factory.
   * @throws TypeError when the resolver is not a function.
   *
   * Interface row: `Paginator.viewFactoryResolver`
   */
  static viewFactoryResolver(resolver: ViewFactoryResolver): void {
    assignStatics(this, { $viewFactoryResolver: closure('viewFactoryResolver', resolver) });
  }

  /**
   * Sets the name of the default view, for the whole process.
   *
   * @param view - The name.
   *
   * Interface row: `Paginator.defaultView`
   */
  static defaultView(view: string): void {
    assignStatics(this, { $defaultView: textArgument('Paginator.defaultView(view)', view) });
  }

  /**
   * Sets the name of the default "simple" view, for the whole process.
   *
   * @param view - The name.
   *
   * Interface row: `Paginator.defaultSimpleView`
   */
  static defaultSimpleView(view: string): void {
    assignStatics(this, { $defaultSimpleView: textArgument('Paginator.defaultSimpleView(view)', view) });
  }

  /**
   * Sets both view names to those of the default styling.
   *
   * Interface row: `Paginator.useFrameworkStyling`
   */
  static useTailwind(): void {
    this.defaultView(DEFAULTS.$defaultView);
    this.defaultSimpleView(DEFAULTS.$defaultSimpleView);
  }

  /**
   * Forgets all resolvers and sets both view names to their defaults; instances are not touched.
   *
   * Interface row: `Paginator.flushState`
   */
  static flushState(): void {
    assignStatics(this, DEFAULTS);
  }

  /** Iterates the values. */
  [Symbol.iterator](): IterableIterator<TValue> {
    return this.$items[Symbol.iterator]();
  }

  /**
   * Iterates the pairs of key and value.
   *
   * Interface row: `Paginator.getIterator`
   */
  getIterator(): IterableIterator<[Key, TValue]> {
    return this.$items.getIterator();
  }

  /**
   * Returns the items with their keys.
   *
   * @returns A copy of the items.
   *
   * Interface row: `Paginator.items`
   */
  items(): OrderedMap<TValue> {
    return this.$items.all().clone();
  }

  /**
   * Tells whether there are no items.
   *
   * Interface row: `Paginator.isEmpty`
   */
  isEmpty(): boolean {
    return this.$items.isEmpty();
  }

  /**
   * Tells whether there are items.
   *
   * Interface row: `Paginator.isNotEmpty`
   */
  isNotEmpty(): boolean {
    return this.$items.isNotEmpty();
  }

  /**
   * Counts the items of the page.
   *
   * Interface row: `Paginator.count`
   */
  count(): number {
    return this.$items.count();
  }

  /**
   * Returns the collection of the items; changing it changes the page.
   *
   * Interface row: `Paginator.getCollection`
   */
  getCollection(): Collection<TValue> {
    return this.$items;
  }

  /**
   * Replaces the collection of the items; it is not cut to the page, and the more-pages flag stays.
   *
   * @param collection - The new collection.
   * @returns This paginator.
   * @throws TypeError when the argument is not a collection.
   *
   * Interface row: `Paginator.setCollection`
   */
  setCollection(collection: Collection<TValue>): this {
    requireType(isCollection(collection), 'Paginator.setCollection(collection)', 'a Collection', collection);
    this.$items = collection;
    return this;
  }

  /**
   * Replaces every item by what a function returns for it; keys are kept.
   *
   * @param callback - Gets value and key.
   * @returns This paginator, now with the new items.
   * @throws TypeError when the argument cannot be called.
   *
   * Interface row: `Paginator.through`
   */
  through<TNext>(callback: (value: TValue, key: Key) => TNext): AbstractPaginator<TNext> {
    if (!isCallable(callback)) throw wrongType('Paginator.through(callback)', 'callable', callback);
    this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);
    return this as unknown as AbstractPaginator<TNext>;
  }

  /**
   * Loads relationships onto a mixed relationship collection, through the items' own collection.
   *
   * @param relation - Name of the mixed relationship.
   * @param relations - What to load for each class.
   * @returns This paginator.
   * @throws BadMethodCallException when the items' collection cannot do it.
   *
   * Interface row: `Paginator.loadMorph`
   */
  loadMorph(relation: string, relations: MapLike): this {
    forwardCallTo(this, this.getCollection(), 'loadMorph', [relation, relations]);
    return this;
  }

  /**
   * Loads relationship counts onto a mixed relationship collection.
   *
   * @param relation - Name of the mixed relationship.
   * @param relations - What to count for each class.
   * @returns This paginator.
   * @throws BadMethodCallException when the items' collection cannot do it.
   *
   * Interface row: `Paginator.loadMorphCount`
   */
  loadMorphCount(relation: string, relations: MapLike): this {
    forwardCallTo(this, this.getCollection(), 'loadMorphCount', [relation, relations]);
    return this;
  }

  /**
   * Tells whether an item is present, also when it is null.
   *
   * @param key - A key, or a list of keys that must all be present.
   *
   * Interface row: `Paginator.offsetExists`
   */
  offsetExists(key: Key | MapLike<Key>): boolean {
    return this.$items.has(key);
  }

  /**
   * Reads an item.
   *
   * @param key - The key.
   * @returns The item; null when absent.
   *
   * Interface row: `Paginator.offsetGet`
   */
  offsetGet(key: Key): TValue | null {
    return this.$items.get(key);
  }

  /**
   * Sets an item.
   *
   * @param key - The key; null appends under the next integer.
   * @param value - The item.
   *
   * Interface row: `Paginator.offsetSet`
   */
  offsetSet(key: Key | null, value: TValue): void {
    this.$items.offsetSet(key, value);
  }

  /**
   * Removes items; the other keys stay as they are.
   *
   * @param key - A key, or a list of keys.
   *
   * Interface row: `Paginator.offsetUnset`
   */
  offsetUnset(key: Key | MapLike<Key>): void {
    this.$items.forget(key);
  }

  /**
   * Calls a function with this paginator, or makes a proxy whose operations all answer with this paginator.
   *
   * @param callback - The function; its result is ignored.
   * @returns This paginator, or the proxy when no function is given.
   * @throws TypeError when the argument cannot be called.
   *
   * Interface row: `Shared.tap`
   */
  tap(callback: (paginator: this) => unknown): this;
  tap(callback?: null): Tapped<this>;
  tap(callback: Callable | null = null): unknown {
    if (callback === null) return new HigherOrderTapProxy(this);
    requireType(isCallable(callback), 'Paginator.tap(callback)', 'callable', callback);
    invoke(callback, [this]);
    return this;
  }

  /**
   * Forwards a call to the items' collection.
   *
   * @param method - The operation's name.
   * @param parameters - Its arguments.
   * @returns The collection's result as it is.
   * @throws BadMethodCallException when the collection does not know the operation.
   *
   * Interface row: `Shared.__call`
   */
  __call(method: string, parameters: readonly unknown[]): unknown {
    return this.forwardCallTo(this.getCollection(), method, parameters);
  }

  /** Reads the items for resources, through the operations by which calls reach the items where a class overrides them. */
  [mappableItems](): Mappable {
    const own = AbstractPaginator.prototype;
    // Most classes override neither, and a response is one part in twenty faster for it.
    if (this.__call === own.__call && this.forwardCallTo === own.forwardCallTo) return this.getCollection();
    return { first: () => this.__call('first', []), mapInto: (cls) => this.__call('mapInto', [cls]) };
  }

  /**
   * Forwards a call to an object.
   *
   * Interface row: `Shared.forwardCallTo`
   */
  protected forwardCallTo(object: unknown, method: string, parameters: readonly unknown[]): unknown {
    return forwardCallTo(this, object, method, parameters);
  }

  /**
   * Forwards a call to an object, and answers with this paginator where the object answers with itself.
   *
   * Interface row: `Shared.forwardDecoratedCallTo`
   */
  protected forwardDecoratedCallTo(object: unknown, method: string, parameters: readonly unknown[]): unknown {
    return decorated(this, object, this.forwardCallTo(object, method, parameters));
  }

  /**
   * Raises the error for an operation that does not exist.
   *
   * @throws BadMethodCallException always.
   *
   * Interface row: `Shared.throwBadMethodCallException`
   */
  protected static throwBadMethodCallException(method: string): never {
    const name = textArgument('Paginator.throwBadMethodCallException(method)', method);
    throw callToUndefinedMethod(className(this), name);
  }

  /**
   * Builds the URL of a page.
   *
   * @param page - The page number; 0 and less mean 1.
   * @returns The URL.
   * @throws TypeError when the page is not an integer.
   *
   * Interface row: `Paginator.url`
   */
  url(page: number): string {
    const number = integerArgument('Paginator.url(page)', page);
    const path = this.path() ?? '';
    const fragment = this.buildFragment();
    if (!this.#frame?.fits(path, this.$pageName, fragment)) {
      this.#frame = new PageUrlFrame(path, this.#query, this.$pageName, fragment);
    }
    return this.#frame.url(number <= 0 ? 1 : number);
  }

  /**
   * Builds the URLs of a run of pages.
   *
   * @param start - The first page.
   * @param end - The last page; before the first one for descending order.
   * @returns The URLs by page number.
   * @throws RangeError when there are too many.
   *
   * Interface row: `Paginator.getUrlRange`
   */
  getUrlRange(start: number, end: number): OrderedMap<string> {
    const first = integerArgument('Paginator.getUrlRange(start)', start);
    const last = integerArgument('Paginator.getUrlRange(end)', end);
    if (Math.abs(last - first) >= LARGEST_RANGE) {
      const expected = `expected at most ${LARGEST_RANGE} pages, received ${first} to ${last}`;
      throw new RangeError(`Paginator.getUrlRange: ${expected}`);
    }
    const step = Math.sign(last - first) || 1;
    const urls = new OrderedMap<string>();
    for (let page = first; page !== last + step; page += step) urls.set(page, this.url(page));
    return urls;
  }

  /**
   * Reads or sets the fragment of all URLs.
   *
   * @param fragment - The new fragment; nothing or null reads.
   * @returns The fragment when reading, else this paginator.
   *
   * Interface row: `Paginator.fragment`
   */
  fragment(fragment?: null): string | null;
  fragment(fragment: string): this;
  fragment(fragment: string | null = null): this | string | null {
    if (fragment === null) return this.$fragment;
    this.$fragment = textArgument('Paginator.fragment(fragment)', fragment);
    return this;
  }

  /**
   * Adds parameters to all URLs; the page parameter is skipped, and the same name again replaces the value.
   *
   * @param key - A name, or a map of names and values; null adds nothing.
   * @param value - The value for a single name.
   * @returns This paginator.
   * @throws TypeError when the names are an array, or key or value cannot be in a query.
   *
   * Interface row: `Paginator.appends`
   */
  appends(values: QueryValues | Key | null | undefined): this;
  appends(key: Key, value: QueryValue): this;
  appends(key: QueryValues | Key | null = null, value: QueryValue = null): this {
    if (key === null) return this;
    if (isMapLike(key)) return this.appendArray(key);
    requireType(!isIterable(key), 'Paginator.appends(key)', 'a string or a map', key);
    const name = textArgument('Paginator.appends(key)', key);
    const isWhole = value === null || isMapLike(value);
    return this.addQuery(name, isWhole ? value : textArgument('Paginator.appends(value)', value));
  }

  /**
   * Adds a map of parameters to all URLs. Its integer keys are names too, as in `?5=x`; an array has none.
   *
   * @throws TypeError when it is an array with values.
   *
   * Interface row: `Paginator.appendArray`
   */
  protected appendArray(keys: MapLike<unknown>): this {
    const isNamed = !Array.isArray(keys) || this.addQuery !== AbstractPaginator.prototype.addQuery;
    for (const [key, value] of OrderedMap.from(keys)) {
      requireType(isNamed, 'Paginator.addQuery(key)', 'a string', key);
      this.addQuery(key as string, value);
    }
    return this;
  }

  /**
   * Adds all parameters of the current request, if there is a resolver for them.
   *
   * Interface row: `Paginator.withQueryString`
   */
  withQueryString(): this {
    const Class = this.constructor as typeof AbstractPaginator;
    // Asks the resolver directly: an overridden resolveQueryString is not used.
    const { resolveQueryString } = AbstractPaginator;
    return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));
  }

  /**
   * Adds one parameter to all URLs, unless it has the name of the page parameter. A map is copied; any other object is read when
   * a URL is built for the first time after a change of the query, the path, the page name or the fragment.
   *
   * Interface row: `Paginator.addQuery`
   */
  protected addQuery(key: string, value: unknown): this {
    const name = textArgument('Paginator.addQuery(key)', key);
    const copied = isMapLike(value) ? copyMap('Paginator property query', value) : value;
    if (!(this.#query instanceof OrderedMap)) this.#query = OrderedMap.from<unknown>(this.#query);
    if (name !== this.$pageName) this.#query.set(name, copied);
    this.#frame = null;
    return this;
  }

  /**
   * Builds the fragment part of a URL.
   *
   * Interface row: `Paginator.buildFragment`
   */
  protected buildFragment(): string {
    return truthy(this.$fragment) ? `#${this.$fragment}` : '';
  }

  /**
   * Returns the name of the page parameter.
   *
   * Interface row: `Paginator.getPageName`
   */
  getPageName(): string {
    return this.$pageName;
  }

  /**
   * Sets the name of the page parameter.
   *
   * Interface row: `Paginator.setPageName`
   */
  setPageName(name: string): this {
    this.$pageName = textArgument('Paginator.setPageName(name)', name);
    return this;
  }

  /**
   * Sets the base path of all URLs, as it is.
   *
   * Interface row: `Paginator.withPath`
   */
  withPath(path: string): this {
    return this.setPath(path);
  }

  /**
   * Sets the base path of all URLs, as it is.
   *
   * Interface row: `Paginator.setPath`
   */
  setPath(path: string): this {
    this.$path = textArgument('Paginator.setPath(path)', path);
    return this;
  }

  /**
   * Returns the base path of all URLs.
   *
   * Interface row: `Paginator.path`
   */
  path(): string | null {
    return this.$path;
  }

  /**
   * Renders the paginator through a view.
   *
   * Interface row: `Paginator.render`
   */
  abstract render(view?: string | null, data?: MapLike): Htmlable;

  /**
   * Tells whether there are items after this page.
   *
   * Interface row: `Paginator.hasMorePages`
   */
  abstract hasMorePages(): boolean;

  /**
   * Tells whether a number can be a page.
   *
   * Interface row: `Paginator.isValidPageNumber`
   */
  protected isValidPageNumber(page: number): boolean {
    return integerArgument('Paginator.isValidPageNumber(page)', page) >= 1;
  }

  /**
   * Returns the number of the first item; null without items.
   *
   * Interface row: `Paginator.firstItem`
   */
  firstItem(): number | null {
    return this.$items.count() > 0 ? (this.$currentPage - 1) * this.$perPage + 1 : null;
  }

  /**
   * Returns the number of the last item; null without items.
   *
   * Interface row: `Paginator.lastItem`
   */
  lastItem(): number | null {
    return this.$items.count() === 0 ? null : (this.firstItem() ?? 0) + this.count() - 1;
  }

  /**
   * Returns the number of items a page has room for.
   *
   * Interface row: `Paginator.perPage`
   */
  perPage(): number {
    return this.$perPage;
  }

  /**
   * Tells whether there are several pages.
   *
   * Interface row: `Paginator.hasPages`
   */
  hasPages(): boolean {
    return this.currentPage() !== 1 || this.hasMorePages();
  }

  /**
   * Tells whether this is the first page.
   *
   * Interface row: `Paginator.onFirstPage`
   */
  onFirstPage(): boolean {
    return this.currentPage() <= 1;
  }

  /**
   * Tells whether this is the last page.
   *
   * Interface row: `Paginator.onLastPage`
   */
  onLastPage(): boolean {
    return !this.hasMorePages();
  }

  /**
   * Returns the number of this page.
   *
   * Interface row: `Paginator.currentPage`
   */
  currentPage(): number {
    return this.$currentPage;
  }

  /**
   * Sets the number of links on each side of the current one.
   *
   * Interface row: `Paginator.onEachSide`
   */
  onEachSide(count: number): this {
    this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);
    return this;
  }

  /**
   * Returns the options as they were passed.
   *
   * Interface row: `Paginator.getOptions`
   */
  getOptions(): OrderedMap<unknown> {
    return OrderedMap.from(this.$options);
  }

  /**
   * Renders the paginator; the text is never escaped.
   *
   * Interface row: `Paginator.toHtml`
   */
  toHtml(): string {
    return this.render().toHtml();
  }

  /**
   * Renders the paginator, escaped when {@link escapeWhenCastingToString} says so.
   *
   * Interface row: `Paginator.__toString`
   */
  toString(): string {
    const html = this.render().toHtml();
    return this.$escapeWhenCastingToString ? escapeHtml(html) : html;
  }

  /**
   * Sets whether the string form is escaped.
   *
   * Interface row: `Paginator.escapeWhenCastingToString`
   */
  escapeWhenCastingToString(escapes = true): this {
    this.$escapeWhenCastingToString = booleanArgument('Paginator.escapeWhenCastingToString(escape)', escapes);
    return this;
  }
}

const DEFAULTS = Object.freeze({ ...AbstractPaginator });

function closure<F>(operation: string, resolver: F): F {
  return functionArgument(`Paginator.${operation}(resolver)`, resolver);
}

// A prototype, and an instance before its constructor has run, have no collection to ask.
installDynamicTail<AbstractPaginator<unknown>>(AbstractPaginator, (self, name) => {
  const items = Object.hasOwn(self, '$items') ? self.getCollection() : undefined;
  const member: unknown = items && Reflect.get(items, name);
  return typeof member === 'function' ? (...args: unknown[]) => self.__call(name, args) : undefined;
});
