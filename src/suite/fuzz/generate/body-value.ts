import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import type { Row } from '../../rows/row';
import type { ArgumentArbitraries } from './argument-arbitraries';
import { mapArbitrary, names } from './data-arbitraries';
import { closure, tag } from './notation';
import type { ObjectArbitraries } from './object-arbitraries';

/**
 * Makes what the body of a resource class shows: data, something of the item, and what its own operations make of both.
 *
 * @param operations - The operations of resources that both implementations serve.
 * @param values - What it is made of.
 * @param args - Arguments for operations.
 * @returns Values.
 */
export function bodyValue(
  operations: readonly Row[],
  { ground, key, value }: ObjectArbitraries,
  args: ArgumentArbitraries,
): Arbitrary<OrderedJson> {
  const rows = operations.filter(({ table, type }) => table === 'conditional-attributes' && type !== 'array');
  const own = fc.oneof(...rows.map((row) => args.of(row).map((args) => tag('$own', [row.member, ...args]))));
  // What an item has under a name may not be there.
  const read = ground.follows('absent-is-null') ? names.map((name) => tag('$item', name)) : [];
  const items = [...read, tag('$item', true)];
  return fc.letrec<{ value: OrderedJson }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      { weight: 3, arbitrary: value },
      { weight: 3, arbitrary: fc.constantFrom(...items) },
      { weight: 4, arbitrary: own },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.boolean(), tie('value'))
          .map(([test, value]) => tag('$own', ['when', test, closure(value)])),
      },
      { weight: 1, arbitrary: mapArbitrary(key, tie('value')) },
    ),
  })).value;
}
