import fc from 'fast-check';
import type { Expression } from '../protocol/wire';
import { items, page, perPage } from './arbitraries';
import type { Law } from './law';
import type { LawSubject } from './law-subject';

type Given = { readonly all: readonly Expression[]; readonly size: number; readonly current: number };

const given = fc.record<Given>({ all: items, size: perPage, current: page });

async function paginatorOf(subject: LawSubject, { all, size, current }: Given) {
  return subject.create('Paginator', all, size, current);
}

const construct = 'Paginator.__construct';

/** Laws of one page: what is on it, what comes before and after. */
export const pageLaws: readonly Law[] = [
  {
    name: 'there are more pages exactly when more items than fit were given',
    rows: [construct, 'Paginator.hasMorePages'],
    property: (subject) =>
      fc.asyncProperty(given, async (input) => {
        const paginator = await paginatorOf(subject, input);
        subject.same('hasMorePages', await paginator.call('hasMorePages'), input.all.length > input.size);
      }),
  },
  {
    name: 'a page holds the first items, as many as fit',
    rows: [
      construct,
      'Paginator.items',
      'Paginator.count',
      'Paginator.perPage',
      'Paginator.currentPage',
      'Paginator.isEmpty',
      'Paginator.isNotEmpty',
    ],
    property: (subject) =>
      fc.asyncProperty(given, async (input) => {
        const paginator = await paginatorOf(subject, input);
        const expected = input.all.slice(0, input.size);
        subject.same('items', await paginator.call('items'), expected);
        subject.same('count', await paginator.call('count'), expected.length);
        subject.same('perPage', await paginator.call('perPage'), input.size);
        subject.same('currentPage', await paginator.call('currentPage'), input.current);
        subject.same('isEmpty', await paginator.call('isEmpty'), expected.length === 0);
        subject.same('isNotEmpty', await paginator.call('isNotEmpty'), expected.length > 0);
      }),
  },
  {
    name: 'the first and the last item number span the items of the page',
    rows: [construct, 'Paginator.firstItem', 'Paginator.lastItem', 'Paginator.count'],
    property: (subject) =>
      fc.asyncProperty(given, async (input) => {
        const paginator = await paginatorOf(subject, input);
        const count = Number(await paginator.call('count'));
        const first = count === 0 ? null : (input.current - 1) * input.size + 1;
        subject.same('firstItem', await paginator.call('firstItem'), first);
        subject.same('lastItem', await paginator.call('lastItem'), first === null ? null : first + count - 1);
      }),
  },
  {
    name: 'the next and the previous URL are those of the neighbouring pages, where there is one',
    rows: [
      construct,
      'Paginator.url',
      'Paginator.nextPageUrl',
      'Paginator.previousPageUrl',
      'Paginator.hasMorePages',
    ],
    property: (subject) =>
      fc.asyncProperty(given, async (input) => {
        const paginator = await paginatorOf(subject, input);
        const next = (await paginator.call('hasMorePages'))
          ? await paginator.call('url', input.current + 1)
          : null;
        const previous = input.current > 1 ? await paginator.call('url', input.current - 1) : null;
        subject.same('nextPageUrl', await paginator.call('nextPageUrl'), next);
        subject.same('previousPageUrl', await paginator.call('previousPageUrl'), previous);
      }),
  },
  {
    name: 'being first, being last and having pages agree',
    rows: [
      construct,
      'Paginator.onFirstPage',
      'Paginator.onLastPage',
      'Paginator.hasPages',
      'Paginator.hasMorePages',
    ],
    property: (subject) =>
      fc.asyncProperty(given, async (input) => {
        const paginator = await paginatorOf(subject, input);
        const more = await paginator.call('hasMorePages');
        const isFirst = await paginator.call('onFirstPage');
        subject.same('onFirstPage', isFirst, input.current === 1);
        subject.same('onLastPage', await paginator.call('onLastPage'), more !== true);
        subject.same('hasPages', await paginator.call('hasPages'), isFirst !== true || more === true);
      }),
  },
  {
    name: 'the JSON text says what the array says',
    rows: [construct, 'Paginator.toArray', 'Paginator.toJson'],
    property: (subject) =>
      fc.asyncProperty(given, async (input) => {
        const paginator = await paginatorOf(subject, input);
        const array = (await paginator.call('toArray')) as {
          readonly $map: readonly (readonly [string, unknown])[];
        };
        const text = String(await paginator.call('toJson'));
        subject.same('toJson', JSON.parse(text), Object.fromEntries(array.$map));
      }),
  },
];
