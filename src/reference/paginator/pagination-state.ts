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
 * The state that all paginators of a process share, as it is when a process starts.
 *
 * The members carry the names of the interface's static properties.
 */
export class PaginationState {
  /** Interface row: `Paginator.$currentPathResolver` */
  currentPathResolver: PathResolver | null = null;
  /** Interface row: `Paginator.$currentPageResolver` */
  currentPageResolver: PageResolver | null = null;
  /** Interface row: `Paginator.$queryStringResolver` */
  queryStringResolver: QueryResolver | null = null;
  /** Interface row: `Paginator.$viewFactoryResolver` */
  viewFactoryResolver: ViewFactoryResolver | null = null;
  /** Interface row: `Paginator.$defaultView` */
  defaultView = 'pagination::tailwind';
  /** Interface row: `Paginator.$defaultSimpleView` */
  defaultSimpleView = 'pagination::simple-tailwind';
}
