import { Collection, type ItemSource } from '../collection/collection';
import { type Htmlable, isHtmlable, paginatorBrand } from '../contracts';
import { describeValue, JsonEncodingException, LogicException, requireType, wrongType } from '../errors';
import { booleanArgument, integerArgument, textArgument } from '../php/arguments';
import { protectedOperations } from '../php/calls';
import { truthy } from '../php/casts';
import { JSON_PRETTY_PRINT, JSON_THROW_ON_ERROR } from '../php/json-flags';
import { encodeJson, nativeJson } from '../php/json-writer';
import { arrayMerge, isMapLike, type MapLike, requireMap } from '../php/maps';
import { type Key, type NativeMap, OrderedMap } from '../php/ordered-map';
import { trimTrailingSlashes } from '../php/trim-trailing-slashes';
import { type AnyClass, type ClassReference, findClass } from '../resource/class-registry';
import { ResourceCollection } from '../resource/json-resource';
import { resourceByMarker, resourceCollectionByMarker } from '../resource/markers';
import { className, isObject } from '../values';
import { AbstractPaginator } from './abstract-paginator';
import { assignOptions, type PaginatorOptions } from './paginator-options';

/** The operations of a paginator that only paginators themselves may call. */
const PROTECTED_OPERATIONS: ReadonlySet<string> = new Set([
  'addQuery',
  'appendArray',
  'buildFragment',
  'forwardCallTo',
  'forwardDecoratedCallTo',
  'guessResourceCollection',
  'isValidPageNumber',
  'resolveResourceCollectionFromAttribute',
  'resolveResourceFromAttribute',
  'setCurrentPage',
  'setItems',
]);

/**
 * One page of items, and whether there are more.
 *
 * Interface rows: `Statement.paginatorOnePage`, `Statement.paginatorNoTotal`, `Statement.paginatorForms`
 */
export class Paginator<TValue = unknown> extends AbstractPaginator<TValue> {
  /**
   * Whether there are items after this page.
   *
   * Interface rows: `Paginator.$hasMore`, `Statement.paginatorHasMoreBoolean`
   */
  protected $hasMore = false;

  /**
   * @param items - The items, one more than the page holds when there are further pages.
   * @param perPage - Number of items a page has room for.
   * @param currentPage - The page; null or 0 for the resolver's.
   * @param options - May carry `path`, `query`, `fragment` and `pageName`.
   * @throws TypeError when an argument or option has the wrong type.
   *
   * Interface rows: `Paginator.__construct`, `Paginator.default.constructorCurrentPage`,
   * `Paginator.default.constructorOptions`
   */
  constructor(
    items: ItemSource<TValue>,
    perPage: number,
    currentPage: number | null = null,
    options: PaginatorOptions | NativeMap<string, unknown> | OrderedMap<unknown> = {},
  ) {
    super();
    const size = integerArgument('Paginator(perPage)', perPage);
    const page = currentPage === null ? null : integerArgument('Paginator(currentPage)', currentPage);
    const given = OrderedMap.from<unknown>(requireMap('Paginator(options)', options));
    this.$options = given;
    assignOptions(this, given);
    this.$perPage = size;
    this.$currentPage = this.setCurrentPage(page);
    if (this.$path !== '/') this.$path = trimTrailingSlashes(this.$path);
    this.setItems(items);
  }

  /** Marks paginators. */
  get [paginatorBrand](): true {
    return true;
  }

  /** The operations that dynamic calls from outside do not reach. */
  protected get [protectedOperations](): ReadonlySet<string> {
    return PROTECTED_OPERATIONS;
  }

  /**
   * Determines the current page; it is not stored.
   *
   * @param currentPage - The wanted page; null or 0 for the resolver's.
   * @returns The page; 1 for one that is not valid.
   *
   * Interface row: `Paginator.setCurrentPage`
   */
  protected setCurrentPage(currentPage: number | null): number {
    const wanted =
      currentPage === null ? 0 : integerArgument('Paginator.setCurrentPage(currentPage)', currentPage);
    const page = wanted === 0 ? (this.constructor as typeof Paginator).resolveCurrentPage() : wanted;
    return this.isValidPageNumber(page) ? page : 1;
  }

  /**
   * Sets the items: cuts them to the page, and notes whether there were more.
   *
   * @param items - The items.
   *
   * Interface row: `Paginator.setItems`
   */
  protected setItems(items: ItemSource<TValue>): void {
    const all = items instanceof Collection ? items : new Collection<TValue>(items);
    this.$hasMore = all.count() > this.$perPage;
    this.$items = all.slice(0, this.$perPage);
  }

  /**
   * Builds the URL of the next page; null when there is none.
   *
   * Interface row: `Paginator.nextPageUrl`
   */
  nextPageUrl(): string | null {
    return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;
  }

  /**
   * Builds the URL of the previous page; null on the first page.
   *
   * Interface row: `Paginator.previousPageUrl`
   */
  previousPageUrl(): string | null {
    return this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null;
  }

  /**
   * Renders the paginator through a view.
   *
   * @param view - Name of the view; nothing for the default "simple" view.
   * @param data - Further data for the view.
   * @returns What the view factory returns.
   * @throws TypeError when there is no view factory, or it returns something that is not HTML.
   *
   * Interface row: `Paginator.links`
   */
  links(view: string | null = null, data: MapLike = {}): Htmlable {
    return this.render(view, data);
  }

  /**
   * Renders the paginator through a view.
   *
   * @param view - Name of the view; nothing for the default "simple" view.
   * @param data - Further data for the view; integer keys are renumbered.
   * @returns What the view factory returns.
   * @throws TypeError when there is no view factory, or it returns something that is not HTML.
   *
   * Interface row: `Paginator.render`
   */
  override render(view: string | null = null, data: MapLike = {}): Htmlable {
    const Class = this.constructor as typeof Paginator;
    const wanted = textArgument('Paginator.render(view)', view ?? '');
    const given = OrderedMap.from<unknown>(requireMap('Paginator.render(data)', data));
    const viewData = arrayMerge(given).set('paginator', this);
    const name = truthy(wanted) ? wanted : Class.$defaultSimpleView;
    const views = Class.viewFactory();
    const isFactory = typeof views?.make === 'function';
    requireType(isFactory, 'The result of Paginator.viewFactory()', 'a view factory', views);
    const html = views.make(name, viewData);
    if (!isHtmlable(html)) throw wrongType('The result of Paginator.render()', 'an Htmlable', html);
    return html;
  }

  /**
   * Tells whether there are items after this page.
   *
   * Interface row: `Paginator.hasMorePages`
   */
  override hasMorePages(): boolean {
    return this.$hasMore;
  }

  /**
   * Sets whether there are items after this page.
   *
   * Interface row: `Paginator.hasMorePagesWhen`
   */
  hasMorePagesWhen(hasMore = true): this {
    this.$hasMore = booleanArgument('Paginator.hasMorePagesWhen(hasMore)', hasMore);
    return this;
  }

  override through<TNext>(callback: (value: TValue, key: Key) => TNext): Paginator<TNext> {
    return super.through(callback) as Paginator<TNext>;
  }

  /**
   * Returns the page as an object; items that can turn themselves into maps are expanded.
   *
   * Interface row: `Paginator.toArray`
   */
  toArray(): Readonly<Record<string, unknown>> {
    const page = this.currentPage();
    const data = this.$items.toArray();
    return {
      current_page: page,
      current_page_url: this.url(page),
      data: data.packed ?? data,
      first_page_url: this.url(1),
      from: this.firstItem(),
      next_page_url: this.nextPageUrl(),
      path: this.path(),
      per_page: this.perPage(),
      prev_page_url: this.previousPageUrl(),
      to: this.lastItem(),
    };
  }

  /**
   * Returns the data that stand for the page in JSON.
   *
   * Interface row: `Paginator.jsonSerialize`
   */
  jsonSerialize(): Readonly<Record<string, unknown>> {
    return this.toArray();
  }

  /** Returns what JSON.stringify writes: the data of {@link jsonSerialize} as arrays and objects. */
  toJSON(): unknown {
    return nativeJson(this.jsonSerialize());
  }

  /**
   * Writes the page as JSON text.
   *
   * @param options - JSON flags.
   * @returns The text.
   * @throws TypeError when something has no JSON form; with JSON_THROW_ON_ERROR a JsonEncodingException.
   *
   * Interface row: `Paginator.toJson`
   */
  toJson(options = 0): string {
    const flags = integerArgument('Paginator.toJson(options)', options);
    try {
      return encodeJson(this.jsonSerialize(), flags);
    } catch (cause) {
      if (!(cause instanceof JsonEncodingException) || flags & JSON_THROW_ON_ERROR) throw cause;
      throw new TypeError(`Paginator.toJson: ${cause.message}`, { cause });
    }
  }

  /**
   * Writes the page as indented JSON text.
   *
   * @param options - Further JSON flags.
   * @returns The text.
   * @throws TypeError when something has no JSON form; with JSON_THROW_ON_ERROR a JsonEncodingException.
   *
   * Interface row: `Paginator.toPrettyJson`
   */
  toPrettyJson(options = 0): string {
    return this.toJson(integerArgument('Paginator.toPrettyJson(options)', options) | JSON_PRETTY_PRINT);
  }

  /**
   * Makes a resource collection of the items.
   *
   * @param resourceClass - The resource class or its registered name; null to guess it from the class of the item under key 0.
   * @returns The resource collection.
   * @throws LogicException when no class can be guessed; Error when the class is unknown or none of resources; TypeError when it is
   *   neither a class nor text, or makes something other than a ResourceCollection.
   *
   * Interface row: `Paginator.toResourceCollection`
   */
  toResourceCollection(resourceClass: ClassReference | null = null): ResourceCollection {
    return resourceClass === null ? this.guessResourceCollection() : collectionOf(this, resourceClass);
  }

  /**
   * Guesses the collection class from the item under key 0 and makes the collection.
   *
   * @returns The resource collection.
   * @throws LogicException when the item is no object, cannot name resource classes, or names none that is known; TypeError
   *   when the collection class found is not a ResourceCollection.
   *
   * Interface rows: `Paginator.guessResourceCollection`, `Error.toResourceCollection`
   */
  protected guessResourceCollection(): ResourceCollection {
    if (this.isEmpty()) return new ResourceCollection(this);
    const model: unknown = this.$items.all().get(0);
    if (!isObject(model) || isMapLike(model)) {
      throw new LogicException('Resource collection guesser expects the collection to contain objects.');
    }
    const modelClass = model.constructor as AnyClass;
    const guess: unknown = Reflect.get(modelClass, 'guessResourceName');
    if (typeof guess !== 'function') {
      throw new LogicException(
        `Expected class ${className(model)} to implement guessResourceName method. ` +
          'Make sure the model uses the TransformsToResource trait.',
      );
    }
    const collection = findClass(this.resolveResourceCollectionFromAttribute(modelClass));
    if (collection !== null) return requireCollection(Reflect.construct(collection, [this]));
    const resource = findClass(this.resolveResourceFromAttribute(modelClass));
    if (resource !== null) return collectionOf(this, resource);
    const names = new Collection<ClassReference>(Reflect.apply(guess, modelClass, []));
    for (const name of names) {
      const found = findClass(`${typeof name === 'string' ? name : name.name}Collection`);
      if (found !== null) return requireCollection(Reflect.construct(found, [this]));
    }
    for (const name of names) {
      const found = findClass(name);
      if (found !== null) return collectionOf(this, found);
    }
    throw new LogicException(`Failed to find resource class for model [${className(model)}].`);
  }

  /**
   * Returns the resource class that a class is marked with.
   *
   * @param cls - The class or its registered name.
   * @returns The resource class, or its name as the marker has it; null when there is no marker or the class is unknown.
   *
   * Interface row: `Paginator.resolveResourceFromAttribute`
   */
  protected resolveResourceFromAttribute(cls: ClassReference): ClassReference | null {
    requireType(cls !== null, 'Paginator.resolveResourceFromAttribute(class)', 'a class', cls);
    const marked = findClass(cls);
    return marked && resourceByMarker(marked);
  }

  /**
   * Returns the collection class that a class is marked with.
   *
   * @param cls - The class or its registered name.
   * @returns The collection class, or its name as the marker has it; null when there is no marker or the class is unknown.
   *
   * Interface row: `Paginator.resolveResourceCollectionFromAttribute`
   */
  protected resolveResourceCollectionFromAttribute(cls: ClassReference): ClassReference | null {
    requireType(cls !== null, 'Paginator.resolveResourceCollectionFromAttribute(class)', 'a class', cls);
    const marked = findClass(cls);
    return marked && resourceCollectionByMarker(marked);
  }
}

/**
 * Makes a resource collection of a page with a given resource class.
 *
 * @param page - The page.
 * @param resourceClass - The resource class or its registered name.
 * @returns What the class's `collection` returns.
 * @throws Error when the class is unknown or has no `collection`, TypeError when that returns something else.
 *
 * Interface row: `Statement.paginatorToResources`
 */
function collectionOf(page: object, resourceClass: ClassReference): ResourceCollection {
  const cls = findClass(resourceClass) ?? Object;
  const make: unknown = Reflect.get(cls, 'collection');
  const asked = `Paginator.toResourceCollection(${describeValue(resourceClass)})`;
  if (typeof make !== 'function')
    throw new Error(`${asked}: expected a resource class or its registered name`);
  return requireCollection(Reflect.apply(make, cls, [page]));
}

function requireCollection(made: unknown): ResourceCollection {
  if (made instanceof ResourceCollection) return made;
  throw wrongType('The result of Paginator.toResourceCollection()', 'a ResourceCollection', made);
}
