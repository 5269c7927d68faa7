import { isDeepStrictEqual } from 'node:util';
import fc, { type Arbitrary } from 'fast-check';
import { pairsOf } from '../notation/match';
import { showWire } from '../notation/show';
import type { Expression, WireValue } from '../protocol/wire';
import { withoutOrigin } from '../text/without-origin';
import { nearPage, plainName } from './arbitraries';
import { closure } from './expressions';
import type { Law } from './law';
import type { LawObject, LawSubject } from './law-subject';
import { leftOpen } from './left-open';
import { ofData } from './of-data';
import { queryExpression } from './query-tree';
import { readUrl, urlReadings } from './read-url';
import { urlOptions, urlRows } from './rows';
import { anyText, type FlatQuery, plainPath, unbracketedName } from './url-arbitraries';

/** A page after the first: whether the URL of page one carries its number is left open. */
const nearLaterPage = nearPage.map((number) => number + 1);

interface Parts {
  readonly path: string;
  readonly query: FlatQuery;
  readonly added: FlatQuery;
  readonly pageName: string;
  readonly fragment: string | null;
}

/** Parts of a URL of which the document leaves nothing open: no name twice or with brackets, no slash at the end. */
const parts: Arbitrary<Parts> = fc
  .record({
    path: plainPath,
    names: fc.uniqueArray(unbracketedName, { minLength: 1, maxLength: 5 }),
    values: fc.array(anyText, { minLength: 4, maxLength: 4 }),
    split: fc.nat(4),
    fragment: fc.option(plainName),
  })
  .map(({ path, names: [pageName = '', ...names], values, split, fragment }) => {
    const all = names.map((name, index) => [name, values[index] ?? ''] as const);
    return { path, pageName, fragment, query: all.slice(0, split), added: all.slice(split) };
  });

/** The texts inside a value: whether the URLs of a range stand alone, or each beside its page, is not said. */
function textsIn(value: WireValue): string[] {
  return typeof value === 'string' ? [value] : (pairsOf(value) ?? []).flatMap(([, entry]) => textsIn(entry));
}

async function paginatorOf(
  subject: LawSubject,
  { path, query, pageName, fragment }: Parts,
): Promise<LawObject> {
  const options: Expression = {
    $map: [
      ['path', path],
      ['query', queryExpression(query)],
      ['pageName', pageName],
      ...(fragment === null ? [] : [['fragment', fragment] as const]),
    ],
  };
  // Behind all pages that laws ask for: those before it exist.
  return subject.create('Paginator', ['Ann', 'Ben'], 2, 200, options);
}

/** Names and values in one order, because the document names none. */
function sorted(query: FlatQuery): FlatQuery {
  return [...query].sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
}

function sameParts(subject: LawSubject, url: WireValue, expected: Parts, number: number): void {
  const query = sorted([...expected.query, ...expected.added, [expected.pageName, String(number)] as const]);
  const readings = urlReadings(withoutOrigin(String(url)));
  const received = readings.find((reading) => isDeepStrictEqual(sorted(reading.query), query)) ?? readings[0];
  subject.same(`the path of ${url}`, received.path, expected.path);
  subject.same(`the query of ${url}`, sorted(received.query), query);
  subject.same(`the fragment of ${url}`, received.fragment, expected.fragment ?? '');
}

/** Where a URL leads to: one that names no page leads to the first. */
function leadsTo(url: WireValue): unknown {
  if (url === null) return null;
  const read = readUrl(withoutOrigin(String(url)));
  return read.query.length === 0 ? { ...read, query: [['page', '1']] } : read;
}

/** Laws of URLs that the document states. */
export const statedUrlLaws: readonly Law[] = [
  {
    name: 'path, query, page and fragment can be read back from a URL',
    leavesOpen: { url: [...leftOpen.encoding, ...leftOpen.orderOfParameters] },
    rows: [...urlRows, 'Paginator.appends'],
    options: urlOptions,
    property: ofData(
      fc.record({ paginator: parts, page: nearLaterPage }),
      async (subject, { paginator: given, page }) => {
        const paginator = await paginatorOf(subject, given);
        for (const [name, value] of given.added) await paginator.call('appends', name, value);
        sameParts(subject, await paginator.call('url', page), given, page);
      },
    ),
  },
  {
    name: 'the values of the current query can be read back from a URL',
    leavesOpen: { url: [...leftOpen.encoding, ...leftOpen.orderOfParameters] },
    rows: [...urlRows, 'Paginator.withQueryString', 'Paginator.queryStringResolver'],
    options: urlOptions,
    property: ofData(
      fc.record({ paginator: parts, page: nearLaterPage }),
      async (subject, { paginator: given, page }) => {
        const current = closure(queryExpression(given.added));
        await subject.callStatic('Paginator', 'queryStringResolver', current);
        const paginator = await paginatorOf(subject, given);
        await paginator.call('withQueryString');
        sameParts(subject, await paginator.call('url', page), given, page);
      },
    ),
  },
  {
    name: 'the next URL and the previous one lead to the pages beside this one',
    leavesOpen: { nextPageUrl: leftOpen.encoding, previousPageUrl: leftOpen.encoding },
    rows: [...urlRows, 'Paginator.hasMorePagesWhen', 'Paginator.nextPageUrl', 'Paginator.previousPageUrl'],
    options: ['path'],
    property: ofData(
      fc.record({ path: plainPath, currentPage: nearPage, hasMore: fc.boolean() }),
      async (subject, { path, currentPage, hasMore }) => {
        const options: Expression = { $map: [['path', path]] };
        const paginator = await subject.create('Paginator', ['Ann'], 1, currentPage, options);
        await paginator.call('hasMorePagesWhen', hasMore);
        const address = (number: number): unknown => ({
          path,
          query: [['page', String(number)]],
          fragment: '',
        });
        const next = leadsTo(await paginator.call('nextPageUrl'));
        subject.same('nextPageUrl', next, hasMore ? address(currentPage + 1) : null);
        const previous = leadsTo(await paginator.call('previousPageUrl'));
        subject.same('previousPageUrl', previous, currentPage > 1 ? address(currentPage - 1) : null);
      },
    ),
  },
  {
    name: 'a range holds the URL of each page before its end once, and of none outside it',
    leavesOpen: {
      getUrlRange: [
        ...leftOpen.keysOfMap,
        ...leftOpen.orderOfKeys,
        ...leftOpen.encoding,
        ...leftOpen.orderOfParameters,
      ],
    },
    rows: [...urlRows, 'Paginator.getUrlRange'],
    options: urlOptions,
    property: ofData(
      fc.record({ paginator: parts, start: nearLaterPage, more: fc.nat(15) }),
      async (subject, { paginator: given, start, more }) => {
        const paginator = await paginatorOf(subject, { ...given, added: [] });
        const end = start + more;
        const range = await paginator.call('getUrlRange', start, end);
        const urls = textsIn(range);
        const pageOf = (url: string): number =>
          Number(
            urlReadings(url)
              .flatMap(({ query }) => query)
              .find(([name]) => name === given.pageName)?.[1],
          );
        const pages = urls.map(pageOf).sort((one, other) => one - other);
        // Whether the end is still in the range is not said. A URL whose page cannot be read may be that of the end.
        const length = pages.includes(end) || pages.some(Number.isNaN) ? more + 1 : more;
        const expected = Array.from({ length }, (_, step) => start + step);
        subject.same(
          `the pages of the URLs in what getUrlRange(${start}, ${end}) gave, ${showWire(range)}`,
          pages,
          expected,
        );
        for (const url of urls) sameParts(subject, url, { ...given, added: [] }, pageOf(url));
      },
    ),
  },
];
