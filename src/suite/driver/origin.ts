import type { From } from './driver';

/**
 * Returns the parameter of a request that says from where a member is used.
 *
 * @param from - From where; absent: from outside, which is not said.
 * @returns The parameter, in an object of its own.
 */
export function origin(from: From | undefined): { readonly from?: From } {
  return from === undefined ? {} : { from };
}
