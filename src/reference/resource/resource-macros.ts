import { MacroRegistry } from '../php/macro-registry';

/** The macros of all resource classes. */
export const resourceMacros = new MacroRegistry('JsonResource');
