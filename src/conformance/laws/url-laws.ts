import fc from 'fast-check';
import type { Expression } from '../protocol/wire';
import {
  page,
  path,
  plainName,
  type QueryTree,
  query,
  queryExpression,
  queryText,
  text,
} from './arbitraries';
import type { Law } from './law';
import type { LawObject, LawSubject } from './law-subject';
import { parsedQuery } from './parsed-query';

interface Parts {
  readonly path: string;
  readonly query: QueryTree;
  readonly pageName: string;
  readonly fragment: string;
}

/** Parts of a URL that do not get in each other's way: the page name is no name of the query. */
const parts = fc
  .record<Parts>({ path, query, pageName: plainName, fragment: fc.oneof(fc.constant(''), plainName) })
  .filter(({ query: names, pageName }) => !Object.hasOwn(names, pageName));

function options({ path: base, query: tree, pageName, fragment }: Parts): Expression {
  return {
    $map: [
      ['path', base],
      ['query', queryExpression(tree)],
      ['pageName', pageName],
      ['fragment', fragment],
    ],
  };
}

async function paginatorOf(subject: LawSubject, given: Parts): Promise<LawObject> {
  return subject.create('Paginator', [1, 2, 3], 2, 1, options(given));
}

/** The same data whatever its prototypes: parsers make objects without one. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

const optionRows = ['Paginator.__construct', 'Paginator.url'];

/** Laws of URL composition. */
export const urlLaws: readonly Law[] = [
  {
    name: 'a URL carries exactly its page under the page name',
    rows: optionRows,
    property: (subject) =>
      fc.asyncProperty(parts, page, async (given, number) => {
        const url = String(await (await paginatorOf(subject, given)).call('url', number));
        subject.same(`${given.pageName} in ${url}`, parsedQuery(url)[given.pageName], String(number));
      }),
  },
  {
    name: 'a URL parsed by another library gives back the query',
    rows: optionRows,
    property: (subject) =>
      fc.asyncProperty(parts, page, async (given, number) => {
        const url = String(await (await paginatorOf(subject, given)).call('url', number));
        const expected = {
          ...(queryText(given.query) as object | undefined),
          [given.pageName]: String(number),
        };
        subject.same(`the query of ${url}`, plain(parsedQuery(url)), plain(expected));
      }),
  },
  {
    name: 'a URL begins with its path and ends with its fragment',
    rows: optionRows,
    property: (subject) =>
      fc.asyncProperty(parts, page, async (given, number) => {
        const url = String(await (await paginatorOf(subject, given)).call('url', number));
        const base = given.path === '/' ? '/' : given.path.replace(/\/+$/, '');
        subject.same(`the path of ${url}`, url.slice(0, base.length + 1), `${base}?`);
        const fragment = given.fragment === '' ? '' : `#${given.fragment}`;
        subject.same(`the fragment of ${url}`, url.slice(url.length - fragment.length), fragment);
        subject.same(`the number of # in ${url}`, url.split('#').length - 1, fragment === '' ? 0 : 1);
      }),
  },
  {
    name: 'the page keeps the position of its name in the query, and otherwise comes last',
    rows: optionRows,
    property: (subject) =>
      fc.asyncProperty(
        fc.uniqueArray(plainName, { minLength: 1, maxLength: 5 }),
        fc.nat(),
        fc.boolean(),
        page,
        async (names, position, inside, number) => {
          const pageName = inside ? (names[position % names.length] ?? '') : `${names.join('')}X`;
          const pairs = names.map((name) => [name, 'v'] as const);
          const given = {
            $map: [
              ['query', queryExpression(pairs)],
              ['pageName', pageName],
            ],
          } as const;
          const paginator = await subject.create('Paginator', [1], 1, 1, given as unknown as Expression);
          const url = String(await paginator.call('url', number));
          const expected = inside ? names : [...names, pageName];
          subject.same(`the names in ${url}`, Object.keys(parsedQuery(url)), [...new Set(expected)]);
        },
      ),
  },
  {
    name: 'a range of URLs is the URL of each page in it, in its direction',
    rows: [...optionRows, 'Paginator.getUrlRange'],
    property: (subject) =>
      fc.asyncProperty(
        parts,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: -4, max: 4 }),
        async (given, start, span) => {
          const paginator = await paginatorOf(subject, given);
          const end = Math.max(1, start + span);
          const pages = Array.from(
            { length: Math.abs(end - start) + 1 },
            (_, step) => start + step * Math.sign(end - start),
          );
          const expected: Expression[] = [];
          for (const number of pages) expected.push([number, await paginator.call('url', number)]);
          subject.same('getUrlRange', await paginator.call('getUrlRange', start, end), { $map: expected });
        },
      ),
  },
  {
    name: 'appends keeps the order of names and never touches the page',
    rows: [...optionRows, 'Paginator.appends'],
    property: (subject) =>
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(plainName, text), { maxLength: 5, selector: ([name]) => name }),
        plainName,
        page,
        async (added, pageName, number) => {
          const paginator = await subject.create('Paginator', [1], 1, 1, { $map: [['pageName', pageName]] });
          await paginator.call('appends', pageName, 'not a page');
          for (const [name, value] of added) await paginator.call('appends', name, value);
          const url = String(await paginator.call('url', number));
          const names = added.map(([name]) => name).filter((name) => name !== pageName);
          subject.same(`the page in ${url}`, parsedQuery(url)[pageName], String(number));
          subject.same(`the names in ${url}`, Object.keys(parsedQuery(url)), [
            ...new Set([...names, pageName]),
          ]);
        },
      ),
  },
];
