import { isCheckout } from '../is-checkout';

// A checkout judges the sources of the reference, which need no build; an installed suite has the package alone.
const entry = isCheckout ? '../../reference/conformance' : 'touchstone-reference/conformance';

/** The reference, as the in-process driver judges it. */
export const referenceExports = require(entry) as { readonly [name: string]: unknown };

/** A file of the package that the reference belongs to. */
export const referencePath: string = require.resolve(entry);
