import fc, { type Arbitrary } from 'fast-check';
import { items, page, path, perPage, plainName, present } from './arbitraries';
import { Change } from './change';
import type { Law } from './law';
import type { LawObject, LawSubject } from './law-subject';
import { leftOpen } from './left-open';
import { type PlainData, wireMap } from './model-value';
import { ofData } from './of-data';
import { readUrl } from './read-url';
import { pageRow } from './rows';
import { anyName, anyText } from './url-arbitraries';

/** What a paginator is, in the simplest terms: a map, a flag and the parts of its URLs. */
interface Model {
  entries: (readonly [number, PlainData])[];
  /** The highest integer key ever used, plus one. */
  next: number;
  hasMore: boolean;
  path: string;
  pageName: string;
  fragment: string;
  readonly query: Map<string, string>;
  readonly page: number;
}

/** What is done to the model with each change of the paginator. */
type Effect = (model: Model) => void;

function put(model: Model, key: number | null, value: PlainData): void {
  const target = key ?? model.next;
  const at = model.entries.findIndex(([existing]) => existing === target);
  if (at === -1) model.entries.push([target, value]);
  else model.entries[at] = [target, value];
  model.next = Math.max(model.next, target + 1);
}

function setter(
  values: Arbitrary<string>,
  operation: string,
  property: 'path' | 'pageName' | 'fragment',
): Arbitrary<Change<Effect>> {
  return values.map(
    (value) =>
      new Change<Effect>(operation, [value], (model) => {
        model[property] = value;
      }),
  );
}

const key = fc.integer({ min: 0, max: 15 });

const change: Arbitrary<Change<Effect>> = fc.oneof(
  fc
    .tuple(fc.option(key), present)
    .map(([at, value]) => new Change<Effect>('offsetSet', [at, value], (model) => put(model, at, value))),
  key.map(
    (at) =>
      new Change<Effect>('offsetUnset', [at], (model) => {
        model.entries = model.entries.filter(([existing]) => existing !== at);
      }),
  ),
  fc.boolean().map(
    (flag) =>
      new Change<Effect>('hasMorePagesWhen', [flag], (model) => {
        model.hasMore = flag;
      }),
  ),
  fc.tuple(anyName, anyText).map(
    ([name, value]) =>
      new Change<Effect>('appends', [name, value], (model) => {
        if (name !== model.pageName) model.query.set(name, value);
      }),
  ),
  setter(path, 'setPath', 'path'),
  setter(anyName, 'setPageName', 'pageName'),
  setter(plainName, 'fragment', 'fragment'),
);

/** The parts of the next page's URL; a name that is in the query already keeps its position there. */
function nextUrl({ hasMore, path, query, pageName, fragment, page }: Model): unknown {
  if (!hasMore) return null;
  const parameters = new Map(query).set(pageName, String(page + 1));
  return { path, query: [...parameters], fragment };
}

async function compare(subject: LawSubject, model: Model, paginator: LawObject): Promise<void> {
  subject.same('items', await paginator.call('items'), wireMap(model.entries));
  subject.same('count', await paginator.call('count'), model.entries.length);
  subject.same('hasMorePages', await paginator.call('hasMorePages'), model.hasMore);
  const url = await paginator.call('nextPageUrl');
  subject.same(`nextPageUrl, ${url}`, url === null ? null : readUrl(String(url)), nextUrl(model));
}

/** A paginator behaves like a map, a flag and a URL under any sequence of changes. */
export const mutationLaw: Law = {
  name: 'a paginator under any changes behaves like a map, a flag and the parts of a URL',
  leavesOpen: { nextPageUrl: leftOpen.encoding },
  rows: [
    ...['__construct', 'offsetSet', 'offsetUnset', 'hasMorePagesWhen', 'appends', 'setPath', 'setPageName'],
    ...['fragment', 'items', 'count', 'hasMorePages', 'nextPageUrl'],
  ].map(pageRow),
  property: ofData(
    fc.record({ items, perPage, currentPage: page, changes: fc.array(change, { maxLength: 20 }) }),
    async (subject, { items, perPage, currentPage, changes }) => {
      const kept = items.slice(0, perPage);
      const model: Model = {
        entries: kept.map((value, index) => [index, value] as const),
        next: kept.length,
        hasMore: items.length > perPage,
        path: '/',
        pageName: 'page',
        fragment: '',
        query: new Map(),
        page: currentPage,
      };
      const paginator = await subject.create('Paginator', items, perPage, currentPage);
      for (const each of changes) {
        each.effect(model);
        await paginator.call(each.operation, ...each.args);
        await compare(subject, model, paginator);
      }
    },
  ),
};
