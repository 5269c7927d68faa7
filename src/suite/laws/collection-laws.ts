import fc from 'fast-check';
import type { WireValue } from '../protocol/wire';
import { collectionOfSource, source } from './collection-source';
import { anyRequest } from './expressions';
import { renumbered } from './filter-model';
import type { Law } from './law';
import type { LawSubject } from './law-subject';
import { leftOpen } from './left-open';
import { documentOf, mapOf, reported } from './model-value';
import { ofData } from './of-data';
import { resourceRow } from './rows';
import { iteratedEntries } from './shown-state';

const rows = [resourceRow('__construct'), resourceRow('resolve')];
const capabilities = ['request'] as const;

/** Makes the request current, for operations that take none. */
export async function bindRequest(subject: LawSubject): Promise<void> {
  await subject.setStatic('Container', 'request', anyRequest);
}

/** Laws of a collection's items. */
export const collectionLaws: readonly Law[] = [
  {
    name: 'counting, iterating, toArray and resolve agree about the items',
    leavesOpen: { getIterator: leftOpen.iterator },
    rows: [...rows, resourceRow('count'), resourceRow('getIterator'), resourceRow('toArray')],
    capabilities,
    property: ofData(source, async (subject, given) => {
      const collection = await collectionOfSource(subject, given);
      const keys = given.items.map(([key]) => key);
      const iterated = await iteratedEntries(collection);
      subject.same('count', await collection.call('count'), keys.length);
      subject.same(
        'the iterated keys',
        iterated.map(([key]) => key),
        keys,
      );
      const data: WireValue[] = [];
      for (const [, value] of iterated)
        data.push(await subject.object(value, 'an iterated item').call('resolve', anyRequest));
      subject.same(
        'the iterated items, resolved',
        data,
        given.items.map(([, value]) => reported(value)),
      );
      subject.same('toArray', await collection.call('toArray', anyRequest), reported(mapOf(given.items)));
      const resolved = await collection.call('resolve', anyRequest);
      subject.same('resolve', resolved, reported(renumbered(given.items, false)));
    }),
  },
  {
    name: 'preserving keys decides about numeric keys alone, as often as it is switched',
    rows: [...rows, resourceRow('preserveKeys'), resourceRow('$preserveKeys')],
    capabilities,
    property: ofData(
      fc.record({ source, switches: fc.array(fc.boolean(), { maxLength: 3 }) }),
      async (subject, { source, switches }) => {
        const collection = await collectionOfSource(subject, source);
        for (const keepsKeys of [false, ...switches]) {
          await collection.call('preserveKeys', keepsKeys);
          const expected = reported(renumbered(source.items, keepsKeys));
          subject.same(
            `resolve, keys preserved: ${keepsKeys}`,
            await collection.call('resolve', anyRequest),
            expected,
          );
        }
      },
    ),
  },
  {
    name: 'JSON text parses back to what resolve and jsonSerialize give',
    leavesOpen: { toJson: leftOpen.layout, toPrettyJson: leftOpen.layout },
    rows: [...rows, resourceRow('toJson'), resourceRow('toPrettyJson'), resourceRow('jsonSerialize')],
    capabilities,
    property: ofData(
      fc.record({ source, preserveKeys: fc.boolean() }),
      async (subject, { source, preserveKeys }) => {
        await bindRequest(subject);
        const collection = await collectionOfSource(subject, source);
        await collection.call('preserveKeys', preserveKeys);
        const resolved = await collection.call('resolve');
        subject.same('jsonSerialize', await collection.call('jsonSerialize'), resolved);
        subject.sameJson('toJson', await collection.call('toJson'), documentOf(resolved));
        subject.sameJson('toPrettyJson', await collection.call('toPrettyJson'), documentOf(resolved));
      },
    ),
  },
];
