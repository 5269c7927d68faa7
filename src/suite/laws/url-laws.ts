import fc from 'fast-check';
import type { Expression } from '../protocol/wire';
import { laterPage, page, path, plainName } from './arbitraries';
import { closure } from './expressions';
import type { Law } from './law';
import type { LawObject, LawSubject } from './law-subject';
import { leftOpen } from './left-open';
import { ofData } from './of-data';
import { parsedQuery } from './parsed-query';
import { type QueryTree, query, queryExpression, queryText } from './query-tree';
import { readUrl } from './read-url';
import { urlOptions, urlRows } from './rows';
import {
  anyFragment,
  anyName,
  anyPath,
  anyText,
  belowOne,
  type FlatQuery,
  flatQuery,
  unbracketedName,
} from './url-arbitraries';
import { urlDistributions } from './url-distributions';

interface Parts {
  readonly path: string;
  readonly query: Expression;
  readonly pageName: string;
  readonly fragment: string;
}

function paginatorOf(subject: LawSubject, parts: Parts): Promise<LawObject> {
  return subject.create('Paginator', [1, 2, 3], 2, 1, { $map: Object.entries(parts) });
}

async function urlOf(subject: LawSubject, parts: Parts, number: number): Promise<string> {
  return String(await (await paginatorOf(subject, parts)).call('url', number));
}

/** The parts of a URL that laws about something else leave alone. */
const someParts = fc.record<Parts>({
  path: anyPath.map(({ given }) => given),
  query: flatQuery(anyText).map(queryExpression),
  pageName: anyName,
  fragment: anyFragment,
});

/** Query parameters of any depth, and a page name that is not among them. */
const nestedQuery = fc
  .record<{ tree: QueryTree; pageName: string }>({ tree: query, pageName: unbracketedName })
  .filter(({ tree, pageName }) => !Object.hasOwn(tree, pageName));

/** The same data whatever its prototypes: parsers make objects without one. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

const countOf = (mark: string, all: string): number => all.split(mark).length - 1;
const withoutName = (all: FlatQuery, name: string): FlatQuery => all.filter(([other]) => other !== name);

const { queries, pageNames, paths, fragments, belowOne: numbers } = urlDistributions;

/** Laws of URL composition. */
export const urlLaws: readonly Law[] = [
  {
    name: 'a URL carries exactly its page under the page name',
    leavesOpen: {
      url: [
        ...leftOpen.path,
        ...leftOpen.encoding,
        ...leftOpen.fragment,
        ...leftOpen.otherParameters,
        ...leftOpen.orderOfParameters,
      ],
    },
    rows: urlRows,
    options: urlOptions,
    distributions: [queries, pageNames],
    property: ofData(
      fc.record({ query: flatQuery(anyText), pageName: anyName, page }),
      async (subject, { query, pageName, page }) => {
        const given = { path: '/posts', query: queryExpression(query), pageName, fragment: '' };
        const url = await urlOf(subject, given, page);
        const pages = readUrl(url).query.filter(([name]) => name === pageName);
        subject.same(`"${pageName}" in ${url}`, pages, [[pageName, String(page)]]);
      },
    ),
  },
  {
    name: 'a URL parsed by another library gives back the query',
    leavesOpen: {
      url: [...leftOpen.path, ...leftOpen.encoding, ...leftOpen.fragment, ...leftOpen.orderOfParameters],
    },
    rows: urlRows,
    options: urlOptions,
    property: ofData(
      fc.record({ query: nestedQuery, path, page }),
      async (subject, { query: { tree, pageName }, path, page }) => {
        const given = { path, query: queryExpression(tree), pageName, fragment: '' };
        const url = await urlOf(subject, given, page);
        const expected = { ...(queryText(tree) as object | undefined), [pageName]: String(page) };
        subject.same(`the query of ${url}`, plain(parsedQuery(url)), plain(expected));
      },
    ),
  },
  {
    name: 'a URL begins with its path and ends with its fragment',
    leavesOpen: { url: leftOpen.otherParameters },
    rows: urlRows,
    options: urlOptions,
    distributions: [paths, fragments],
    property: ofData(
      fc.record({ paginator: someParts, path: anyPath, fragment: anyFragment, page }),
      async (subject, { paginator, path, fragment, page }) => {
        const given = { ...paginator, path: path.given, fragment };
        const shown = fragment === '' ? '' : `#${fragment}`;
        const url = await urlOf(subject, given, page);
        const start = `${path.shown}${path.hasQuery ? '&' : '?'}`;
        subject.same(`the path of ${url}`, url.slice(0, start.length), start);
        const tail = url.slice(start.length);
        subject.same(
          `the fragment of ${url}`,
          tail.includes('#') ? tail.slice(tail.indexOf('#')) : '',
          shown,
        );
        subject.same(`the number of # behind the path of ${url}`, countOf('#', tail), countOf('#', shown));
      },
    ),
  },
  {
    name: 'a URL with the fragment 0 is one without a fragment',
    rows: urlRows,
    options: urlOptions,
    property: ofData(fc.record({ paginator: someParts, page }), async (subject, { paginator, page }) => {
      const [zero, none] = await Promise.all(
        ['0', ''].map(async (fragment) =>
          (await paginatorOf(subject, { ...paginator, fragment })).call('url', page),
        ),
      );
      subject.same(`url(${page}) with the fragment "0"`, zero, none);
    }),
  },
  {
    name: 'every page below one has the URL of page one',
    rows: urlRows,
    options: urlOptions,
    distributions: [numbers],
    property: ofData(
      fc.record({ paginator: someParts, page: belowOne }),
      async (subject, { paginator: given, page }) => {
        const paginator = await paginatorOf(subject, given);
        subject.same(`url(${page})`, await paginator.call('url', page), await paginator.call('url', 1));
      },
    ),
  },
  {
    name: 'the page keeps the position of its name in the query, and otherwise comes last',
    leavesOpen: { url: [...leftOpen.path, ...leftOpen.encoding, ...leftOpen.fragment, ...leftOpen.values] },
    rows: urlRows,
    options: urlOptions,
    property: ofData(
      fc.record({
        names: fc.uniqueArray(anyName, { minLength: 1, maxLength: 5 }),
        position: fc.nat(),
        inside: fc.boolean(),
        page,
      }),
      async (subject, { names, position, inside, page }) => {
        const pageName = inside ? (names[position % names.length] ?? '') : `${names.join('')}X`;
        const all = queryExpression(names.map((name) => [name, 'v'] as const));
        const given = { path: '/', query: all, pageName, fragment: '' };
        const url = await urlOf(subject, given, page);
        const received = readUrl(url).query.map(([name]) => name);
        subject.same(`the names in ${url}`, received, inside ? names : [...names, pageName]);
      },
    ),
  },
  {
    name: 'a range of URLs is the URL of each page in it',
    rows: [...urlRows, 'Paginator.getUrlRange'],
    options: urlOptions,
    property: ofData(
      fc.record({
        paginator: someParts,
        start: fc.integer({ min: 1, max: 30 }),
        span: fc.integer({ min: 0, max: 4 }),
      }),
      async (subject, { paginator: given, start, span }) => {
        const paginator = await paginatorOf(subject, given);
        const end = start + span;
        const expected: Expression[] = [];
        for (let number = start; number <= end; number += 1)
          expected.push([number, await paginator.call('url', number)]);
        subject.same('getUrlRange', await paginator.call('getUrlRange', start, end), { $map: expected });
      },
    ),
  },
  {
    name: 'appends keeps the order of names and never touches the page',
    leavesOpen: { url: [...leftOpen.path, ...leftOpen.encoding, ...leftOpen.fragment] },
    rows: [...urlRows, 'Paginator.appends'],
    options: ['pageName'],
    property: ofData(
      fc.record({ added: flatQuery(anyText), pageName: anyName, page: laterPage }),
      async (subject, { added, pageName, page }) => {
        const paginator = await subject.create('Paginator', [1], 1, 1, { $map: [['pageName', pageName]] });
        await paginator.call('appends', pageName, 'not a page');
        for (const [name, value] of added) await paginator.call('appends', name, value);
        const url = String(await paginator.call('url', page));
        const expected = [...withoutName(added, pageName), [pageName, String(page)]];
        subject.same(`the query of ${url}`, readUrl(url).query, expected);
      },
    ),
  },
  {
    name: 'adding the current query is appending each of its values',
    rows: [...urlRows, 'Paginator.appends', 'Paginator.withQueryString', 'Paginator.queryStringResolver'],
    options: urlOptions,
    property: ofData(
      fc.record({ paginator: someParts, query, pageName: plainName, page }),
      async (subject, { paginator, query, pageName, page }) => {
        const current = queryExpression({ ...query, [pageName]: 'not a page' });
        await subject.callStatic('Paginator', 'queryStringResolver', closure(current));
        const adding = await paginatorOf(subject, { ...paginator, pageName });
        await adding.call('withQueryString');
        const appending = await paginatorOf(subject, { ...paginator, pageName });
        for (const [name, value] of Object.entries(query)) {
          const single = queryExpression({ [name]: value });
          if (name !== pageName) await appending.call('appends', single);
        }
        subject.same('url', await adding.call('url', page), await appending.call('url', page));
      },
    ),
  },
];
