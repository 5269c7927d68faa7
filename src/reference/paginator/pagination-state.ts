import type { MapLike } from '../php/maps';
import type { OrderedMap } from '../php/ordered-map';

/** Returns the path of the current request. */
export type PathResolver = () => string;

/** Returns the current page; the result is converted to an integer. */
export type PageResolver = (pageName: string) => unknown;

/** Returns the query of the current request. */
export type QueryResolver = () => MapLike | string | null;

/** Renders views. */
export interface ViewFactory {
  make(view: string, data: OrderedMap<unknown>): unknown;
}

/** Returns the view factory. */
export type ViewFactoryResolver = () => ViewFactory;

/**
 * The state that all paginators of a process share.
 *
 * The members carry the names of the interface's static properties.
 */
export interface PaginationState {
  /** Interface row: `Paginator.$currentPathResolver` */
  currentPathResolver: PathResolver | null;
  /** Interface row: `Paginator.$currentPageResolver` */
  currentPageResolver: PageResolver | null;
  /** Interface row: `Paginator.$queryStringResolver` */
  queryStringResolver: QueryResolver | null;
  /** Interface row: `Paginator.$viewFactoryResolver` */
  viewFactoryResolver: ViewFactoryResolver | null;
  /** Interface row: `Paginator.$defaultView` */
  defaultView: string;
  /** Interface row: `Paginator.$defaultSimpleView` */
  defaultSimpleView: string;
}

/** The names of the views for the default styling. */
export const TAILWIND_VIEWS: Readonly<Pick<PaginationState, 'defaultView' | 'defaultSimpleView'>> = {
  defaultView: 'pagination::tailwind',
  defaultSimpleView: 'pagination::simple-tailwind',
};

/**
 * Makes the state with which a process starts.
 *
 * @returns No resolvers, default views.
 */
export function initialPaginationState(): PaginationState {
  return {
    currentPathResolver: null,
    currentPageResolver: null,
    queryStringResolver: null,
    viewFactoryResolver: null,
    ...TAILWIND_VIEWS,
  };
}
