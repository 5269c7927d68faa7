import fc from 'fast-check';
import type { Expression } from '../protocol/wire';
import { scalar } from './arbitraries';
import { ownCall } from './expressions';
import { filtered, renumbered } from './filter-model';
import type { Law } from './law';
import { leftOpen } from './left-open';
import { anyKey, anyPairs, isNumeric, nameKey, pairsUnder } from './model-keys';
import { expressionOf, listOf, mapOf, missing, reported, wireMap } from './model-value';
import { ofData } from './of-data';
import { resolvedData } from './resolved-data';
import { resourceRow } from './rows';
import { template, templateRows, underlyingModel } from './template';

const capabilities = ['define', 'request'] as const;
const rows = [resourceRow('resolve'), resourceRow('filter'), resourceRow('removeMissingValues')];

/** An integer that no generated key is. */
const mergeKey = 99;

/** Data with a merge between entries, and the entries behind it: those whose names come up for the first time. */
function withMerge<K extends string | number, V>(
  before: readonly (readonly [K, V])[],
  merged: Expression,
  behind: readonly (readonly [string | number, V])[],
): { readonly data: Expression; readonly after: readonly (readonly [string | number, V])[] } {
  const taken = new Set<string | number>(before.map(([key]) => key));
  const after = behind.filter(([key]) => !taken.has(key));
  return {
    data: { $map: [...before, [mergeKey, ownCall('merge', merged)], ...after] } as unknown as Expression,
    after,
  };
}

const maybeMissing = fc.oneof(
  { arbitrary: scalar, weight: 3 },
  { arbitrary: fc.constant(missing), weight: 1 },
);

/** Laws of what is left of a resource's data. */
export const filterLaws: readonly Law[] = [
  {
    name: 'filtering a list removes exactly the missing values and keeps the others in order',
    rows,
    capabilities,
    property: ofData(fc.array(maybeMissing, { maxLength: 8 }), async (subject, values) => {
      const left = values.filter((value) => value !== missing);
      subject.same('resolve', await resolvedData(subject, expressionOf(listOf(values))), left);
    }),
  },
  {
    name: 'keys are renumbered exactly when every kept key is numeric and keys are not preserved',
    rows: [...rows, resourceRow('$preserveKeys')],
    capabilities,
    property: ofData(
      fc.record({ data: anyPairs(maybeMissing, 6), preserveKeys: fc.boolean() }),
      async (subject, { data, preserveKeys }) => {
        const left = data.filter(([, value]) => value !== missing);
        const received = await resolvedData(subject, expressionOf(mapOf(data)), null, preserveKeys);
        subject.same('resolve', received, reported(renumbered(left, preserveKeys)));
      },
    ),
  },
  {
    name: 'merging a map with a name in it adds the keys that are not there yet, in the place of the merge',
    rows: [...rows, resourceRow('merge')],
    capabilities,
    property: ofData(
      fc.record({
        before: pairsUnder(nameKey, scalar, 4, 1),
        merged: anyPairs(scalar, 5).filter((pairs) => pairs.some(([key]) => !isNumeric(key))),
        behind: pairsUnder(nameKey, scalar, 4),
      }),
      async (subject, { before, merged, behind }) => {
        const { data, after } = withMerge(before, wireMap(merged), behind);
        const left = new Map(before);
        for (const [key, value] of [...merged, ...after])
          if (!left.has(key as string)) left.set(key as string, value);
        subject.same('resolve', await resolvedData(subject, data), wireMap([...left]));
      },
    ),
  },
  {
    name: 'merging a list puts its values in place and counts all that follows from there',
    rows: [...rows, resourceRow('merge')],
    capabilities,
    property: ofData(
      fc.record({
        before: anyPairs(scalar, 4),
        merged: fc.array(scalar, { maxLength: 4 }),
        behind: pairsUnder(anyKey, scalar, 4),
      }),
      async (subject, { before, merged, behind }) => {
        const { data, after } = withMerge(before, merged, behind);
        let next = 0;
        const pairs = before.map(([key, value]) => [typeof key === 'number' ? next++ : key, value] as const);
        const added = [...merged, ...after.map(([, value]) => value)].map(
          (value) => [next++, value] as const,
        );
        const all = [...pairs, ...added];
        const expected = reported(renumbered(all, false));
        subject.same('resolve', await resolvedData(subject, data), expected);
      },
    ),
  },
  {
    name: 'data nested at random out of conditionals comes out as a simple model says',
    leavesOpen: { resolve: leftOpen.instance },
    rows: [...rows, ...templateRows, resourceRow('mergeData'), resourceRow('$preserveKeys')],
    capabilities: [...capabilities, 'fixtures'],
    property: ofData(
      fc.record({ data: template, preserveKeys: fc.boolean() }),
      async (subject, { data: { says, means }, preserveKeys }) => {
        const received = await resolvedData(subject, says, underlyingModel, preserveKeys);
        subject.same('resolve', received, reported(filtered(means, preserveKeys)));
      },
    ),
  },
];
