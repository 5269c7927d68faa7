import fc, { type Arbitrary } from 'fast-check';
import type { Expression, WireValue } from '../protocol/wire';
import { alikeItems, plainName, present, scalar } from './arbitraries';
import { bindRequest } from './collection-laws';
import { collectionOf } from './collection-source';
import { anyRequest, ownCall } from './expressions';
import type { Law } from './law';
import { leftOpen } from './left-open';
import { pairsUnder } from './model-keys';
import {
  expressionOf,
  type ModelMap,
  mapOf,
  missing,
  type PlainData,
  type Scalar,
  wireMap,
} from './model-value';
import { ofData } from './of-data';
import { resolvedData } from './resolved-data';
import { resourceRow } from './rows';
import { iteratedEntries } from './shown-state';

/** Keys are names everywhere, so that no numbering can matter. */
const data: Arbitrary<ModelMap> = pairsUnder(plainName, scalar, 3, 1).map(mapOf);

/** What a resource class says under a name, and whether a value is left there. */
interface Choice {
  readonly operation: 'when' | 'unless';
  readonly test: boolean;
  readonly value: PlainData;
  readonly other: PlainData;
  readonly hasOther: boolean;
}

const choice = fc.record<Choice>({
  operation: fc.constantFrom('when', 'unless'),
  test: fc.boolean(),
  value: scalar,
  // Whether null that is given counts as a default is not said.
  other: present,
  hasOther: fc.boolean(),
});

/** Laws of resources and collections that the document states. */
export const statedResourceLaws: readonly Law[] = [
  {
    name: 'a collection of a list counts, iterates and resolves each of its items',
    leavesOpen: { getIterator: ['another class', ...leftOpen.keys, ...leftOpen.askedNext] },
    rows: ['__construct', 'resolve', 'count', 'getIterator'].map(resourceRow),
    capabilities: ['request'],
    property: ofData(fc.array(data, { maxLength: 5 }), async (subject, items) => {
      const expected = items.map(expressionOf);
      const collection = await collectionOf(subject, expected);
      subject.same('count', await collection.call('count'), items.length);
      const each: WireValue[] = [];
      for (const [, value] of await iteratedEntries(collection))
        each.push(await subject.object(value, 'an iterated item').call('resolve', anyRequest));
      subject.sameData('the iterated items, resolved', each, expected);
      subject.sameData('resolve', await collection.call('resolve', anyRequest), expected);
    }),
  },
  {
    name: 'preserved keys are those of the items that were given',
    leavesOpen: { resolve: leftOpen.orderOfKeys },
    rows: ['__construct', 'resolve', 'preserveKeys'].map(resourceRow),
    capabilities: ['request'],
    property: ofData(pairsUnder(plainName, data, 5, 1), async (subject, items) => {
      const given = wireMap(items.map(([name, value]) => [name, expressionOf(value)]));
      const collection = await collectionOf(subject, given);
      await collection.call('preserveKeys', true);
      subject.sameData('resolve', await collection.call('resolve', anyRequest), given);
    }),
  },
  {
    name: 'pretty JSON text of a collection stands for what its plain JSON text stands for',
    leavesOpen: { toJson: leftOpen.layout, toPrettyJson: leftOpen.layout },
    rows: ['__construct', 'toJson', 'toPrettyJson'].map(resourceRow),
    capabilities: ['request'],
    property: ofData(alikeItems, async (subject, items) => {
      await bindRequest(subject);
      const collection = await collectionOf(subject, items);
      const plain = await collection.call('toJson');
      subject.sameJsonTexts('toPrettyJson', await collection.call('toPrettyJson'), plain);
    }),
  },
  {
    name: 'filtering a map removes exactly the missing values',
    leavesOpen: { resolve: leftOpen.orderOfKeys },
    rows: ['resolve', 'filter', 'removeMissingValues'].map(resourceRow),
    capabilities: ['define', 'request'],
    property: ofData(
      pairsUnder(plainName, fc.option(scalar, { nil: missing }), 6),
      async (subject, entries) => {
        const left = entries.flatMap(([name, value]) =>
          value === missing ? [] : [[name, value as Scalar] as const],
        );
        const says = wireMap(entries.map(([name, value]) => [name, expressionOf(value)]));
        subject.sameData('resolve', await resolvedData(subject, says), wireMap(left));
      },
    ),
  },
  {
    name: 'a conditional value is there when its condition holds, and else its default, if it has one',
    leavesOpen: { resolve: leftOpen.orderOfKeys },
    rows: ['resolve', 'when', 'unless'].map(resourceRow),
    capabilities: ['define', 'request'],
    property: ofData(pairsUnder(plainName, choice, 5, 1), async (subject, entries) => {
      const says = entries.map(([name, { operation, test, value, other, hasOther }]) => {
        return [name, ownCall(operation, test, value, ...(hasOther ? [other] : []))] as const;
      });
      const left = entries.flatMap(([name, { operation, test, value, other, hasOther }]) => {
        if (test === (operation === 'when')) return [[name, value] as const];
        return hasOther ? [[name, other] as const] : [];
      });
      const received = await resolvedData(subject, { $map: says } as Expression);
      subject.sameData('resolve', received, wireMap(left));
    }),
  },
  {
    name: 'merged entries stand beside the others when their condition holds',
    leavesOpen: { resolve: leftOpen.orderOfKeys },
    rows: ['resolve', 'merge', 'mergeWhen', 'mergeUnless'].map(resourceRow),
    capabilities: ['define', 'request'],
    property: ofData(
      fc.record({
        entries: pairsUnder(plainName, scalar, 6, 2),
        merge: fc.constantFrom(
          ['merge', true],
          ['mergeWhen', true],
          ['mergeWhen', false],
          ['mergeUnless', false],
        ),
        split: fc.nat(4),
      }),
      async (subject, { entries, merge: [operation, test], split }) => {
        const at = 1 + (split % (entries.length - 1));
        const [beside, merged] = [entries.slice(0, at), entries.slice(at)];
        const isMerged = operation !== 'mergeWhen' || test;
        const condition = operation === 'merge' ? [] : [test];
        const marker = ownCall(String(operation), ...condition, wireMap(merged));
        const says = { $map: [...beside, [0, marker]] } as Expression;
        const expected = wireMap(isMerged ? entries : beside);
        subject.sameData('resolve', await resolvedData(subject, says), expected);
      },
    ),
  },
];
