import type { OrderedJson } from '../../src/suite/notation/ordered-json';
import { corruptedList } from './corrupted-list';
import { corruptedScalar } from './corrupted-scalar';
import { type Corrupted, ofWhole } from './corruption';

/** Changes one thing in a JSON document, at every place. */
export function corruptedDocument(document: OrderedJson): Corrupted<OrderedJson>[] {
  if (document === null || typeof document !== 'object') return corruptedScalar(document);
  return [
    { kind: 'null for a value', place: '', now: null },
    ...(document instanceof Map
      ? corruptedMap(document)
      : corruptedArray(document as readonly OrderedJson[])),
  ];
}

function corruptedArray(list: readonly OrderedJson[]): Corrupted<OrderedJson>[] {
  const entries = list.flatMap((entry, index) =>
    ofWhole(corruptedDocument(entry), `[${index}]`, (now) => list.with(index, now)),
  );
  const map = new Map(list.map((entry, index) => [String(index), entry]));
  return [
    ...corruptedList(list, list.at(-1) ?? null),
    { kind: 'a map for a list', place: '', now: map },
    ...entries,
  ];
}

function corruptedMap(map: ReadonlyMap<string, OrderedJson>): Corrupted<OrderedJson>[] {
  const pairs = [...map];
  const entries = pairs.flatMap(([key, entry], index) => [
    { kind: 'another key', place: `.${key}`, now: new Map(pairs.with(index, [`${key}~`, entry])) },
    ...ofWhole(corruptedDocument(entry), `.${key}`, (now) => new Map(pairs.with(index, [key, now]))),
  ]);
  const [lastKey, last] = pairs.at(-1) ?? ['', null];
  const more: [string, OrderedJson] = [`${lastKey}~`, last];
  const lists = ofWhole(corruptedList(pairs, more), '', (now) => new Map(now));
  return [...lists, { kind: 'a list for a map', place: '', now: [...map.values()] }, ...entries];
}
