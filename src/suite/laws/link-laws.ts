import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../notation/ordered-json';
import type { Expression, WireValue } from '../protocol/wire';
import { receivedJson } from '../session/received-json';
import { plainName, text } from './arbitraries';
import { collectionOf, type Source, source } from './collection-source';
import type { Law } from './law';
import type { LawObject, LawSubject } from './law-subject';
import { leftOpen } from './left-open';
import { pairsUnder } from './model-keys';
import { expressionOf } from './model-value';
import { ofData } from './of-data';
import { parsedQuery } from './parsed-query';
import { pageRow, resourceRow } from './rows';
import { responseContent } from './shown-state';

type Parameters = readonly (readonly [string, string])[];

/** Query parameters, now and then with the name of the page. */
const parameters: Arbitrary<Parameters> = pairsUnder(
  fc.oneof({ arbitrary: plainName, weight: 5 }, { arbitrary: fc.constant('page'), weight: 1 }),
  text,
  4,
);

function uri(query: Parameters): string {
  const pairs = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/posts?${pairs.join('&')}`;
}

/** Makes a page that has room for all items. */
function pageOf(subject: LawSubject, given: Source): Promise<LawObject> {
  const items = given.items.map(([, value]) => expressionOf(value));
  return subject.create('Paginator', items, items.length + 1, 1);
}

interface Answer {
  readonly resolved: WireValue;
  readonly body: OrderedJson;
}

async function answer(collection: LawObject, request: Expression): Promise<Answer> {
  const resolved = await collection.call('resolve', request);
  const content = await responseContent(collection, request);
  return { resolved, body: receivedJson('the response body', content, () => 'JSON text') };
}

/** Where every response to a page has URLs. */
const urlPlaces = ['/links/first', '/links/prev', '/links/next', '/meta/current_page_url'];

interface Parts {
  /** The texts of links and metadata, by path: an implementation may have more URLs than these four. */
  readonly texts: ReadonlyMap<string, string>;
  /** The body without these texts. */
  readonly rest: WireValue;
}

function partsOf(body: OrderedJson): Parts {
  const texts = new Map<string, string>();
  const rest = (value: OrderedJson, path: string): WireValue => {
    if (typeof value === 'string' && /^\/(links|meta)\//.test(path)) {
      texts.set(path, value);
      return 'a text';
    }
    if (value === null || typeof value !== 'object') return value;
    if (!('get' in value)) return value.map((entry, index) => rest(entry, `${path}/${index}`));
    return { $map: [...value].map(([key, entry]) => [key, rest(entry, `${path}/${key}`)]) };
  };
  return { rest: rest(body, ''), texts };
}

/** Laws of query parameters on pagination links. */
export const linkLaws: readonly Law[] = [
  {
    name: 'query parameters reach the URLs in the response and change nothing else',
    leavesOpen: { toResponse: [...leftOpen.response, ...leftOpen.orderInJson] },
    rows: [
      ...['__construct', 'toResponse', 'resolve', 'withQuery', 'preserveQuery'].map(resourceRow),
      pageRow('url'),
    ],
    capabilities: ['request'],
    property: ofData(
      fc.record({ source, query: parameters, preserveQuery: fc.boolean() }),
      async (subject, { source, query, preserveQuery }) => {
        await compare(subject, source, query, preserveQuery);
      },
    ),
  },
];

async function compare(
  subject: LawSubject,
  given: Source,
  query: Parameters,
  preserve: boolean,
): Promise<void> {
  const request = { $request: preserve ? uri(query) : '/posts' };
  const plainPage = await pageOf(subject, given);
  const before = await answer(await collectionOf(subject, { $ref: plainPage.handle }), request);
  const page = await pageOf(subject, given);
  const address = await page.call('url', 2);
  const collection = await collectionOf(subject, { $ref: page.handle });
  if (preserve) await collection.call('preserveQuery');
  else await collection.call('withQuery', { $map: query.map(([name, value]) => [name, value]) });
  subject.same('url(2) of the paginator, before the response', await page.call('url', 2), address);
  const after = await answer(collection, request);
  subject.sameData('resolve', after.resolved, before.resolved);
  const [plain, changed] = [partsOf(before.body), partsOf(after.body)];
  subject.sameData('the response body but for texts of links and meta', changed.rest, plain.rest);
  const added = Object.fromEntries(query.filter(([name]) => name !== 'page'));
  for (const [place, text] of plain.texts) {
    const url = changed.texts.get(place);
    if (url === text && !urlPlaces.includes(place)) continue;
    const expected = { ...parsedQuery(text), ...added };
    subject.same(`the query of ${place}`, { ...parsedQuery(String(url)) }, expected);
  }
}
