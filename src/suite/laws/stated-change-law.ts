import fc, { type Arbitrary } from 'fast-check';
import type { Expression } from '../protocol/wire';
import { present } from './arbitraries';
import type { Law } from './law';
import type { LawObject } from './law-subject';
import type { PlainData } from './model-value';
import { pageRow } from './rows';

const perPage = 4;

/** A change of a page; those of an item are about the last one, and are left out on a page without items. */
interface Change {
  readonly operation: string;
  readonly args: readonly Expression[];
  readonly about?: 'last item';
  /** How many items there are afterwards; the rest stay as many. */
  readonly leaves?: (count: number) => number;
}

const oneOf = (...values: readonly string[]): Arbitrary<string> => fc.constantFrom(...values);

const listOfItems: Arbitrary<readonly PlainData[]> = fc.array(present, { maxLength: perPage });

const change: Arbitrary<Change> = fc.oneof(
  oneOf('/towns', '/towns/all').map((path) => ({ operation: 'setPath', args: [path] })),
  oneOf('/towns', '/cities').map((path) => ({ operation: 'withPath', args: [path] })),
  oneOf('page', 'sheet').map((name) => ({ operation: 'setPageName', args: [name] })),
  oneOf('top', 'end').map((fragment) => ({ operation: 'fragment', args: [fragment] })),
  fc
    .tuple(oneOf('sort', 'lang'), oneOf('name', 'no'))
    .map(([name, value]) => ({ operation: 'appends', args: [name, value] })),
  fc.boolean().map((flag) => ({ operation: 'hasMorePagesWhen', args: [flag] })),
  listOfItems.map((list) => ({
    operation: 'setCollection',
    args: [{ $new: { class: 'Collection', args: [list] } }],
    leaves: () => list.length,
  })),
  present.map((item) => ({ operation: 'offsetSet', args: [item], about: 'last item' as const })),
  fc.constant({
    operation: 'offsetUnset',
    args: [],
    about: 'last item' as const,
    leaves: (count: number) => count - 1,
  }),
);

/** What can be asked of the second page of some, with the arguments. */
const questions: readonly (readonly [operation: string, ...args: Expression[]])[] = [
  ['url', 2],
  ['nextPageUrl'],
  ['previousPageUrl'],
  ['getUrlRange', 1, 2],
  ['path'],
  ['getPageName'],
  ['items'],
  ['count'],
  ['isEmpty'],
  ['isNotEmpty'],
  ['firstItem'],
  ['lastItem'],
  ['hasMorePages'],
  ['hasPages'],
  ['onFirstPage'],
  ['onLastPage'],
  ['offsetExists', 0],
];

/** Nothing that a page was asked before changes what it answers later: no answer is kept for longer than it is true. */
export const statedChangeLaw: Law = {
  name: 'a page that was asked before a change answers like one that was not',
  rows: [
    ...['__construct', 'setPath', 'withPath', 'setPageName', 'fragment', 'appends', 'hasMorePagesWhen'],
    ...['setCollection', 'offsetSet', 'offsetUnset'],
    ...questions.map(([operation]) => operation),
  ].map(pageRow),
  options: ['path'],
  property: (subject) =>
    fc.asyncProperty(listOfItems, fc.array(change, { minLength: 1, maxLength: 5 }), async (list, changes) => {
      const options = { $map: [['path', '/cities']] } as const;
      const newPage = (): Promise<LawObject> => subject.create('Paginator', list, perPage, 2, options);
      const [asked, unasked] = [await newPage(), await newPage()];
      let count = list.length;
      for (const { operation, args, about, leaves } of changes) {
        if (about === 'last item' && count === 0) continue;
        for (const [question, ...of] of questions) await asked.call(question, ...of);
        const place = about === 'last item' ? [count - 1] : [];
        for (const page of [asked, unasked]) await page.call(operation, ...place, ...args);
        count = leaves?.(count) ?? count;
      }
      for (const [question, ...of] of questions)
        subject.same(question, await asked.call(question, ...of), await unasked.call(question, ...of));
    }),
};
