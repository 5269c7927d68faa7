import type { PageResolver, PathResolver, QueryResolver, ViewFactoryResolver } from './paginator-options';

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
