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
