import { wrongType } from '../errors';
import { castToInteger, functionArgument, integerArgument, textArgument } from '../php/arguments';
import { isMapLike, type MapLike } from '../php/maps';
import { OrderedMap } from '../php/ordered-map';
import {
  initialPaginationState,
  type PageResolver,
  type PaginationState,
  type PathResolver,
  type QueryResolver,
  TAILWIND_VIEWS,
  type ViewFactory,
  type ViewFactoryResolver,
} from './pagination-state';

const state: PaginationState = initialPaginationState();

/** The static side of paginators: resolvers and view names, one set for the whole process. */
export abstract class SharesPaginationState {
  /**
   * The interface's static properties under their own names, for subclasses.
   *
   * The operations `currentPathResolver`, `currentPageResolver`, `queryStringResolver`, `viewFactoryResolver`,
   * `defaultView` and `defaultSimpleView` set the properties of the same name; read them here.
   */
  protected static get state(): PaginationState {
    return state;
  }

  /** The interface's static property `$defaultView`: name of the default view. */
  static get defaultViewName(): string {
    return state.defaultView;
  }

  static set defaultViewName(view: string) {
    SharesPaginationState.defaultView(view);
  }

  /** The interface's static property `$defaultSimpleView`: name of the default view without page numbers. */
  static get defaultSimpleViewName(): string {
    return state.defaultSimpleView;
  }

  static set defaultSimpleViewName(view: string) {
    SharesPaginationState.defaultSimpleView(view);
  }

  /**
   * Gives the path of the current request.
   *
   * @param fallback - The path when no resolver is set.
   * @returns The path.
   * @throws TypeError when the resolver gives something else than text.
   *
   * Interface rows: `Paginator.resolveCurrentPath`, `Paginator.default.path`
   */
  static resolveCurrentPath(fallback = '/'): string {
    if (state.currentPathResolver === null)
      return textArgument('Paginator.resolveCurrentPath(default)', fallback);
    const path: unknown = state.currentPathResolver();
    if (typeof path !== 'string')
      throw wrongType('The result of Paginator.resolveCurrentPath()', 'a string', path);
    return path;
  }

  /**
   * Sets the resolver of the current path, for the whole process.
   *
   * @param resolver - Gives the path.
   * @throws TypeError when the resolver is not a function.
   *
   * Interface row: `Paginator.currentPathResolver`
   */
  static currentPathResolver(resolver: PathResolver): void {
    state.currentPathResolver = closure('currentPathResolver', resolver);
  }

  /**
   * Gives the current page.
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
    return state.currentPageResolver === null ? page : castToInteger(state.currentPageResolver(name));
  }

  /**
   * Sets the resolver of the current page, for the whole process.
   *
   * @param resolver - Gives the page for a parameter name.
   * @throws TypeError when the resolver is not a function.
   *
   * Interface row: `Paginator.currentPageResolver`
   */
  static currentPageResolver(resolver: PageResolver): void {
    state.currentPageResolver = closure('currentPageResolver', resolver);
  }

  /**
   * Gives the query of the current request.
   *
   * @param fallback - What to give when no resolver is set.
   * @returns The resolver's result, even null, else the fallback.
   * @throws TypeError when the result is neither text, a map nor null.
   *
   * Interface row: `Paginator.resolveQueryString`
   */
  static resolveQueryString(fallback: MapLike | string | null = null): string | OrderedMap<unknown> | null {
    const query: unknown = state.queryStringResolver === null ? fallback : state.queryStringResolver();
    if (query === null || query === undefined || typeof query === 'string') return query ?? null;
    if (isMapLike(query)) return OrderedMap.from(query);
    throw wrongType('The result of Paginator.resolveQueryString()', 'a string, a map or null', query);
  }

  /**
   * Sets the resolver of the query, for the whole process.
   *
   * @param resolver - Gives the query.
   * @throws TypeError when the resolver is not a function.
   *
   * Interface row: `Paginator.queryStringResolver`
   */
  static queryStringResolver(resolver: QueryResolver): void {
    state.queryStringResolver = closure('queryStringResolver', resolver);
  }

  /**
   * Gives the view factory, asking its resolver each time.
   *
   * @returns The factory.
   * @throws TypeError when no resolver is set.
   *
   * Interface row: `Paginator.viewFactory`
   */
  static viewFactory(): ViewFactory {
    return closure('viewFactoryResolver', state.viewFactoryResolver as ViewFactoryResolver)();
  }

  /**
   * Sets the resolver of the view factory, for the whole process.
   *
   * @param resolver - Gives the factory.
   * @throws TypeError when the resolver is not a function.
   *
   * Interface row: `Paginator.viewFactoryResolver`
   */
  static viewFactoryResolver(resolver: ViewFactoryResolver): void {
    state.viewFactoryResolver = closure('viewFactoryResolver', resolver);
  }

  /**
   * Sets the name of the default view, for the whole process.
   *
   * @param view - The name.
   *
   * Interface row: `Paginator.defaultView`
   */
  static defaultView(view: string): void {
    state.defaultView = textArgument('Paginator.defaultView(view)', view);
  }

  /**
   * Sets the name of the default "simple" view, for the whole process.
   *
   * @param view - The name.
   *
   * Interface row: `Paginator.defaultSimpleView`
   */
  static defaultSimpleView(view: string): void {
    state.defaultSimpleView = textArgument('Paginator.defaultSimpleView(view)', view);
  }

  /**
   * Sets both view names to those of the default styling.
   *
   * Interface row: `Paginator.useFrameworkStyling`
   */
  static useTailwind(): void {
    Object.assign(state, TAILWIND_VIEWS);
  }

  /**
   * Forgets all resolvers and sets both view names to their defaults; instances are not touched.
   *
   * Interface row: `Paginator.flushState`
   */
  static flushState(): void {
    Object.assign(state, initialPaginationState());
  }
}

function closure<F>(operation: string, resolver: F): F {
  return functionArgument(`Paginator.${operation}(resolver)`, resolver);
}
