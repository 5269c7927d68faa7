import fc, { type Arbitrary } from 'fast-check';
import type { WireKey } from '../protocol/wire';
import { page, present, scalar } from './arbitraries';
import { distribution } from './distribution';
import { anyPairs, nameKey, pairsUnder } from './model-keys';
import { type PlainData, wireMap } from './model-value';

/** An item: a value, or a list or map of values. Its keys are names: laws of lists are asked of ports whose maps sort integers. */
const item: Arbitrary<PlainData> = fc.oneof(
  { arbitrary: present, weight: 3 },
  { arbitrary: fc.array(scalar, { maxLength: 3 }), weight: 1 },
  { arbitrary: pairsUnder(nameKey, scalar, 3).map((pairs) => wireMap(pairs)), weight: 1 },
);

/** Items with their keys. */
export type Entries = readonly (readonly [WireKey, PlainData])[];

/** What a paginator is made from. */
export interface PageSource {
  readonly entries: Entries;
  readonly perPage: number;
  readonly current: number;
}

/** By how many items the page is larger than what is given; below zero, smaller. */
const room = fc.oneof(
  { arbitrary: fc.constantFrom(0, -1), weight: 2 },
  { arbitrary: fc.integer({ min: -5, max: 5 }), weight: 2 },
);

// Not chained: while the items shrink, the size must stay as much above or below their number.
const sourceOf = (all: Arbitrary<Entries>): Arbitrary<PageSource> =>
  fc.tuple(all, room, page).map(([entries, by, current]) => ({
    entries,
    perPage: Math.max(1, entries.length + by),
    current,
  }));

/** A list of items, with a page of any size from one and any number from one. */
export const listSource: Arbitrary<PageSource> = sourceOf(
  fc.array(item, { maxLength: 9 }).map((items) => items.map((value, index) => [index, value] as const)),
);

/** Items under any keys, with a page of any size from one and any number from one. */
export const keyedSource: Arbitrary<PageSource> = sourceOf(anyPairs(item, 7));

/** A list of items with a page of no size: a law of its own, because a port may refuse such a size. */
export const sizelessSource: Arbitrary<PageSource> = fc
  .tuple(listSource, fc.constantFrom(0, 0, -1, -2, -3))
  .map(([source, perPage]) => ({ ...source, perPage }));

/** What the laws of pages are tried on. */
export const pageDistributions = {
  lists: distribution('pages of a list', listSource, {
    'exactly full': [15, ({ entries, perPage }) => entries.length > 0 && entries.length === perPage],
    'one item more than fits': [15, ({ entries, perPage }) => perPage > 0 && entries.length === perPage + 1],
    'room for more': [10, ({ entries, perPage }) => entries.length < perPage],
    'no item': [5, ({ entries }) => entries.length === 0],
    'page one': [10, ({ current }) => current === 1],
    'items that are lists or maps': [
      30,
      ({ entries }) => entries.some(([, value]) => typeof value === 'object' && value !== null),
    ],
  }),
  keyed: distribution('pages of items under any keys', keyedSource, {
    'a name among the keys': [30, ({ entries }) => entries.some(([key]) => typeof key === 'string')],
    'integers out of their order': [
      15,
      ({ entries }) => entries.some(([key], index) => typeof key === 'number' && key !== index),
    ],
    'a list': [15, ({ entries }) => entries.every(([key], index) => key === index)],
    'more than fits': [20, ({ entries, perPage }) => entries.length > perPage],
  }),
  sizeless: distribution('pages without room', sizelessSource, {
    'a size of zero': [20, ({ perPage }) => perPage === 0],
    'a size below zero': [30, ({ perPage }) => perPage < 0],
    'more items than are left out': [20, ({ entries, perPage }) => perPage < 0 && entries.length > -perPage],
  }),
};
