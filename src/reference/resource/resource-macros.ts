import { MacroRegistry } from '../support/macro-registry';

/** The macros of all resource classes. */
export const resourceMacros = new MacroRegistry('JsonResource');
