import fc, { type Arbitrary } from 'fast-check';
import { pairsOf } from '../notation/match';
import { showWire } from '../notation/show';
import type { Expression, WireValue } from '../protocol/wire';
import { ExpectationFailure } from '../session/expectation-failure';
import { items } from './arbitraries';
import { closure } from './expressions';
import type { Law } from './law';
import type { LawObject, LawSubject } from './law-subject';
import { leftOpen } from './left-open';
import { documentOf, type PlainData, wireMap } from './model-value';
import { ofData } from './of-data';
import {
  type Entries,
  keyedSource,
  listSource,
  type PageSource,
  pageDistributions,
  sizelessSource,
} from './page-arbitraries';
import { construct, pageRow } from './rows';
import { iteratedEntries } from './shown-state';
import { belowOne } from './url-arbitraries';
import { urlDistributions } from './url-distributions';

function paginatorOf(subject: LawSubject, { entries, perPage, current }: PageSource): Promise<LawObject> {
  return subject.create('Paginator', wireMap(entries), perPage, current);
}

/** A property of the pages that a source gives. */
function ofPages<S extends PageSource>(
  source: Arbitrary<S>,
  check: (subject: LawSubject, paginator: LawObject, input: S) => Promise<void>,
): Law['property'] {
  return ofData(source, async (subject, input) => check(subject, await paginatorOf(subject, input), input));
}

/** The items of a page: those that fit. */
function onPage({ entries, perPage }: PageSource): Entries {
  return entries.slice(0, perPage);
}

const valuesOf = (entries: Entries): readonly PlainData[] => entries.map(([, value]) => value);

/** The entries of the array form, each with the operation that gives the same; older systems have no current_page_url. */
const accessors: readonly (readonly [string, string, ...Expression[]])[] = [
  ['current_page', 'currentPage'],
  ['data', 'items'],
  ['first_page_url', 'url', 1],
  ['from', 'firstItem'],
  ['next_page_url', 'nextPageUrl'],
  ['path', 'path'],
  ['per_page', 'perPage'],
  ['prev_page_url', 'previousPageUrl'],
  ['to', 'lastItem'],
];

/** Laws of one page: what is on it, what comes before and after. */
export const pageLaws: readonly Law[] = [
  {
    name: 'there are more pages exactly when more items than fit were given',
    rows: [construct, pageRow('hasMorePages')],
    property: ofPages(listSource, async (subject, paginator, input) => {
      const more = input.entries.length > input.perPage;
      subject.same('hasMorePages', await paginator.call('hasMorePages'), more);
    }),
  },
  {
    name: 'a page holds the first items, as many as fit',
    rows: [construct, ...['items', 'count', 'perPage', 'currentPage', 'isEmpty', 'isNotEmpty'].map(pageRow)],
    distributions: [pageDistributions.lists],
    property: ofPages(listSource, async (subject, paginator, input) => {
      const expected = valuesOf(onPage(input));
      subject.sameData('items', await paginator.call('items'), expected);
      subject.same('count', await paginator.call('count'), expected.length);
      subject.same('perPage', await paginator.call('perPage'), input.perPage);
      subject.same('currentPage', await paginator.call('currentPage'), input.current);
      subject.same('isEmpty', await paginator.call('isEmpty'), expected.length === 0);
      subject.same('isNotEmpty', await paginator.call('isNotEmpty'), expected.length > 0);
    }),
  },
  {
    name: 'a page without room is empty, and a size below zero leaves out that many items at the end',
    rows: [construct, pageRow('perPage'), pageRow('items'), pageRow('hasMorePages')],
    distributions: [pageDistributions.sizeless],
    property: ofPages(sizelessSource, async (subject, paginator, input) => {
      const { entries, perPage } = input;
      subject.sameData('items', await paginator.call('items'), valuesOf(entries.slice(0, perPage)));
      subject.same('perPage', await paginator.call('perPage'), perPage);
      const more = perPage < 0 || entries.length > 0;
      subject.same('hasMorePages', await paginator.call('hasMorePages'), more);
    }),
  },
  {
    name: 'a current page below one is page one',
    rows: [construct, pageRow('currentPage'), pageRow('onFirstPage'), pageRow('previousPageUrl')],
    distributions: [urlDistributions.belowOne],
    property: ofData(
      fc.record({ page: listSource, currentPage: belowOne }),
      async (subject, { page, currentPage }) => {
        const paginator = await paginatorOf(subject, { ...page, current: currentPage });
        subject.same('currentPage', await paginator.call('currentPage'), 1);
        subject.same('onFirstPage', await paginator.call('onFirstPage'), true);
        subject.same('previousPageUrl', await paginator.call('previousPageUrl'), null);
      },
    ),
  },
  {
    name: 'items, iteration and offsets have the same keys as what was given',
    leavesOpen: { getIterator: leftOpen.iterator },
    rows: [construct, ...['items', 'getIterator', 'offsetExists', 'offsetGet'].map(pageRow)],
    distributions: [pageDistributions.keyed],
    property: ofPages(keyedSource, async (subject, paginator, input) => {
      const expected = onPage(input);
      subject.same('items', await paginator.call('items'), wireMap(expected));
      subject.same('the iterated entries', await iteratedEntries(paginator), expected);
      for (const [key, value] of input.entries) {
        const isThere = expected.some(([other]) => other === key);
        subject.same(`offsetExists(${key})`, await paginator.call('offsetExists', key), isThere);
        if (isThere) subject.same(`offsetGet(${key})`, await paginator.call('offsetGet', key), value);
      }
    }),
  },
  {
    name: 'transforming maps every item and keeps its key',
    rows: [construct, pageRow('items'), pageRow('through')],
    property: ofPages(keyedSource, async (subject, paginator, input) => {
      await paginator.call('through', closure(['seen', { $arg: 0 }]));
      const expected = onPage(input).map(([key, value]) => [key, ['seen', value]] as const);
      subject.same('items', await paginator.call('items'), wireMap(expected));
    }),
  },
  {
    name: 'the first and the last item number span the items of the page',
    rows: [construct, pageRow('firstItem'), pageRow('lastItem'), pageRow('count')],
    property: ofPages(listSource, async (subject, paginator, input) => {
      const count = onPage(input).length;
      subject.same('count', await paginator.call('count'), count);
      const first = count === 0 ? null : (input.current - 1) * input.perPage + 1;
      subject.same('firstItem', await paginator.call('firstItem'), first);
      subject.same('lastItem', await paginator.call('lastItem'), first === null ? null : first + count - 1);
    }),
  },
  {
    name: 'the pages of a list hold each of its items once, numbered from the first to the last',
    rows: [construct, ...['items', 'firstItem', 'lastItem', 'hasMorePages'].map(pageRow)],
    property: ofData(
      fc.record({ items, perPage: fc.integer({ min: 1, max: 4 }) }),
      async (subject, { items, perPage }) => {
        const seen: WireValue[] = [];
        for (let number = 1; seen.length < items.length; number += 1) {
          // A source is asked for one item more than fits.
          const fetched = items.slice(seen.length, seen.length + perPage + 1);
          const paginator = await subject.create('Paginator', fetched, perPage, number);
          const shown = await paginator.call('items');
          subject.same(`firstItem of page ${number}`, await paginator.call('firstItem'), seen.length + 1);
          if (!Array.isArray(shown) || shown.length === 0)
            throw new ExpectationFailure(`items of page ${number}`, 'a list of some items', showWire(shown));
          seen.push(...shown);
          subject.same(`lastItem of page ${number}`, await paginator.call('lastItem'), seen.length);
          const more = seen.length < items.length;
          subject.same(`hasMorePages of page ${number}`, await paginator.call('hasMorePages'), more);
        }
        subject.same('the items of all pages', seen, items);
      },
    ),
  },
  {
    name: 'the next and the previous URL are those of the neighbouring pages, where there is one',
    rows: [construct, ...['url', 'nextPageUrl', 'previousPageUrl', 'hasMorePages'].map(pageRow)],
    property: ofPages(listSource, async (subject, paginator, input) => {
      const number = input.current;
      const more = input.entries.length > input.perPage;
      subject.same('hasMorePages', await paginator.call('hasMorePages'), more);
      const next = more ? await paginator.call('url', number + 1) : null;
      const previous = number > 1 ? await paginator.call('url', number - 1) : null;
      subject.same('nextPageUrl', await paginator.call('nextPageUrl'), next);
      subject.same('previousPageUrl', await paginator.call('previousPageUrl'), previous);
    }),
  },
  {
    name: 'being first, being last and having pages agree',
    rows: [construct, ...['onFirstPage', 'onLastPage', 'hasPages', 'hasMorePages'].map(pageRow)],
    property: ofPages(listSource, async (subject, paginator, input) => {
      const more = await paginator.call('hasMorePages');
      const isFirst = await paginator.call('onFirstPage');
      subject.same('onFirstPage', isFirst, input.current === 1);
      subject.same('onLastPage', await paginator.call('onLastPage'), more !== true);
      subject.same('hasPages', await paginator.call('hasPages'), isFirst !== true || more === true);
    }),
  },
  {
    name: 'the JSON text says what the array says',
    leavesOpen: { toJson: leftOpen.layout },
    rows: [construct, pageRow('toArray'), pageRow('toJson'), pageRow('jsonSerialize')],
    property: ofPages(listSource, async (subject, paginator) => {
      const array = await paginator.call('toArray');
      subject.sameData('jsonSerialize', await paginator.call('jsonSerialize'), array);
      subject.sameJson('toJson', await paginator.call('toJson'), documentOf(array), 'unordered');
    }),
  },
  {
    name: 'the array says what the accessors say',
    rows: [construct, pageRow('toArray'), ...new Set(accessors.map(([, operation]) => pageRow(operation)))],
    property: ofPages(listSource, async (subject, paginator) => {
      const content = new Map(pairsOf(await paginator.call('toArray')) ?? []);
      for (const [name, operation, ...args] of accessors) {
        const received = content.get(name);
        const expected = await paginator.call(operation, ...args);
        if (received === undefined) subject.same(`${name} of toArray`, received, expected);
        else subject.sameData(`${name} of toArray`, received, expected);
      }
    }),
  },
];
