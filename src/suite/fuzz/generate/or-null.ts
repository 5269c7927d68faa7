import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';

/**
 * Makes null beside other values, now and then.
 *
 * @param arbitrary - The other values.
 * @returns Both.
 */
export function orNull(arbitrary: Arbitrary<OrderedJson>): Arbitrary<OrderedJson> {
  return fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: fc.constant(null) });
}
