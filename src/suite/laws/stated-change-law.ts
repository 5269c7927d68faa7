import fc, { type Arbitrary } from 'fast-check';
import type { Expression } from '../protocol/wire';
import { present } from './arbitraries';
import { Change } from './change';
import type { Law } from './law';
import type { LawObject } from './law-subject';
import type { PlainData } from './model-value';
import { ofData } from './of-data';
import { pageRow } from './rows';

const perPage = 4;

/** What a change does to the items of a page. */
interface Effect {
  /** Whether it is about the last item, whose place is its first argument; left out on a page without items. */
  readonly ofLastItem?: boolean;
  /** How many items there are afterwards; the rest stay as many. */
  readonly leaves?: (count: number) => number;
}

const listOfItems: Arbitrary<readonly PlainData[]> = fc.array(present, { maxLength: perPage });

function setter(operation: string, ...values: readonly (string | boolean)[]): Arbitrary<Change<Effect>> {
  return fc.constantFrom(...values).map((value) => new Change<Effect>(operation, [value], {}));
}

const change: Arbitrary<Change<Effect>> = fc.oneof(
  setter('setPath', '/towns', '/towns/all'),
  setter('withPath', '/towns', '/cities'),
  setter('setPageName', 'page', 'sheet'),
  setter('fragment', 'top', 'end'),
  fc
    .tuple(fc.constantFrom('sort', 'lang'), fc.constantFrom('name', 'no'))
    .map((pair) => new Change<Effect>('appends', pair, {})),
  setter('hasMorePagesWhen', true, false),
  listOfItems.map((list) => {
    const collection = { $new: { class: 'Collection', args: [list] } };
    return new Change<Effect>('setCollection', [collection], { leaves: () => list.length });
  }),
  present.map((item) => new Change<Effect>('offsetSet', [item], { ofLastItem: true })),
  fc.constant(new Change<Effect>('offsetUnset', [], { ofLastItem: true, leaves: (count) => count - 1 })),
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
  property: ofData(
    fc.record({ items: listOfItems, changes: fc.array(change, { minLength: 1, maxLength: 5 }) }),
    async (subject, { items, changes }) => {
      const options = { $map: [['path', '/cities']] } as const;
      const newPage = (): Promise<LawObject> => subject.create('Paginator', items, perPage, 2, options);
      const [asked, unasked] = [await newPage(), await newPage()];
      let count = items.length;
      for (const { operation, args, effect } of changes) {
        if (effect.ofLastItem && count === 0) continue;
        for (const [question, ...of] of questions) await asked.call(question, ...of);
        const place = effect.ofLastItem ? [count - 1] : [];
        for (const page of [asked, unasked]) await page.call(operation, ...place, ...args);
        count = effect.leaves?.(count) ?? count;
      }
      for (const [question, ...of] of questions)
        subject.same(
          `${question} after the changes`,
          await asked.call(question, ...of),
          await unasked.call(question, ...of),
        );
    },
  ),
};
