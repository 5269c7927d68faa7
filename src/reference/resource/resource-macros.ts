import { MacroRegistry } from '../php/macro-registry';

/** The macros of all resource classes. Interface row: `AnonymousResourceCollection.$macros` */
export const resourceMacros = new MacroRegistry('JsonResource');
