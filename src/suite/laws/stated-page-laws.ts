import fc from 'fast-check';
import { alikeItems, items, nearPage, perPage, present, text } from './arbitraries';
import { closure } from './expressions';
import type { Law } from './law';
import { leftOpen } from './left-open';
import { ofData } from './of-data';
import { construct, pageRow } from './rows';
import { iteratedEntries } from './shown-state';

const someItems = fc.array(present, { minLength: 1, maxLength: 8 });

/** Laws of one page that the document states. */
export const statedPageLaws: readonly Law[] = [
  {
    name: 'a page shows at most as many items as it has room for, and all when all fit',
    rows: [construct, ...['items', 'count', 'perPage', 'currentPage', 'isEmpty', 'isNotEmpty'].map(pageRow)],
    property: ofData(
      fc.record({ items, perPage, currentPage: nearPage }),
      async (subject, { items, perPage, currentPage }) => {
        const paginator = await subject.create('Paginator', items, perPage, currentPage);
        const count = Math.min(items.length, perPage);
        subject.same('count', await paginator.call('count'), count);
        if (count === items.length) subject.same('items', await paginator.call('items'), items);
        subject.same('perPage', await paginator.call('perPage'), perPage);
        subject.same('currentPage', await paginator.call('currentPage'), currentPage);
        subject.same('isEmpty', await paginator.call('isEmpty'), count === 0);
        subject.same('isNotEmpty', await paginator.call('isNotEmpty'), count > 0);
      },
    ),
  },
  {
    name: 'items that do not fit mean more pages, and room that is left means none',
    rows: [construct, pageRow('hasMorePages'), pageRow('onLastPage')],
    property: ofData(
      // Whether a full page has another one behind it is not shown.
      fc.tuple(items, perPage).filter(([all, size]) => all.length !== size),
      async (subject, [all, size]) => {
        const paginator = await subject.create('Paginator', all, size, 1);
        const more = all.length > size;
        subject.same('hasMorePages', await paginator.call('hasMorePages'), more);
        subject.same('onLastPage', await paginator.call('onLastPage'), !more);
      },
    ),
  },
  {
    name: 'the first page is page one, the last is the one without more pages',
    rows: [construct, ...['hasMorePagesWhen', 'hasMorePages', 'onFirstPage', 'onLastPage'].map(pageRow)],
    property: ofData(
      fc.record({ items: someItems, currentPage: nearPage, hasMore: fc.boolean() }),
      async (subject, { items, currentPage, hasMore }) => {
        const paginator = await subject.create('Paginator', items, items.length, currentPage);
        await paginator.call('hasMorePagesWhen', hasMore);
        subject.same('hasMorePages', await paginator.call('hasMorePages'), hasMore);
        subject.same('onFirstPage', await paginator.call('onFirstPage'), currentPage === 1);
        subject.same('onLastPage', await paginator.call('onLastPage'), !hasMore);
      },
    ),
  },
  {
    name: 'items, iteration, offsets and count agree about a list',
    leavesOpen: { getIterator: [...leftOpen.iterator, ...leftOpen.keys] },
    rows: [construct, ...['items', 'getIterator', 'offsetExists', 'offsetGet', 'count'].map(pageRow)],
    property: ofData(fc.record({ items: someItems, room: fc.nat(3) }), async (subject, { items, room }) => {
      const paginator = await subject.create('Paginator', items, items.length + room, 1);
      subject.same('items', await paginator.call('items'), items);
      subject.same('count', await paginator.call('count'), items.length);
      const values = (await iteratedEntries(paginator)).map(([, value]) => value);
      subject.same('the iterated items', values, items);
      for (const [offset, value] of items.entries()) {
        subject.same(`offsetExists(${offset})`, await paginator.call('offsetExists', offset), true);
        subject.same(`offsetGet(${offset})`, await paginator.call('offsetGet', offset), value);
      }
      subject.same('offsetExists behind them', await paginator.call('offsetExists', items.length), false);
    }),
  },
  {
    name: 'transforming passes every item of a list through the callback',
    leavesOpen: { through: ['another class', ...leftOpen.instance] },
    rows: [construct, pageRow('items'), pageRow('through')],
    property: ofData(fc.record({ items: someItems, word: text }), async (subject, { items, word }) => {
      const paginator = await subject.create('Paginator', items, items.length, 1);
      const result = await paginator.call('through', closure([word, { $arg: 0 }]));
      const expected = items.map((value) => [word, value]);
      subject.same('items of the result', await subject.object(result, 'through').call('items'), expected);
    }),
  },
  {
    name: 'the last item number exceeds the first by the number of further items',
    rows: [construct, pageRow('firstItem'), pageRow('lastItem')],
    property: ofData(
      fc.record({ items: someItems, currentPage: nearPage, room: fc.nat(3) }),
      async (subject, { items, currentPage, room }) => {
        const paginator = await subject.create('Paginator', items, items.length + room, currentPage);
        const first = await paginator.call('firstItem');
        subject.same('firstItem, a number', typeof first, 'number');
        const last = Number(first) + items.length - 1;
        subject.same('lastItem', await paginator.call('lastItem'), last);
      },
    ),
  },
  {
    name: 'pretty JSON text of a page stands for what its plain JSON text stands for',
    leavesOpen: { toJson: leftOpen.layout, toPrettyJson: leftOpen.layout },
    rows: [construct, pageRow('toJson'), pageRow('toPrettyJson')],
    property: ofData(
      fc.record({ items: alikeItems, room: fc.integer({ min: 1, max: 3 }), currentPage: nearPage }),
      async (subject, { items, room, currentPage }) => {
        const paginator = await subject.create('Paginator', items, items.length + room, currentPage);
        const plain = await paginator.call('toJson');
        subject.sameJsonTexts('toPrettyJson', await paginator.call('toPrettyJson'), plain);
      },
    ),
  },
];
