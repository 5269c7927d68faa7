import fc, { type AsyncCommand } from 'fast-check';
import type { Expression, WireValue } from '../protocol/wire';
import { items, page, path, perPage, plainName, scalar, text } from './arbitraries';
import type { Law } from './law';
import type { LawObject, LawSubject } from './law-subject';

/** What a paginator is, in the simplest terms: a map, a flag and the parts of its URLs. */
interface Model {
  entries: (readonly [number, Expression])[];
  /** The highest integer key ever used, plus one. */
  next: number;
  hasMore: boolean;
  path: string;
  pageName: string;
  fragment: string;
  readonly query: Map<string, string>;
  readonly page: number;
}

type Command = AsyncCommand<Model, LawObject>;

function command(
  description: string,
  model: (model: Model) => void,
  real: (paginator: LawObject) => Promise<WireValue>,
  subject: LawSubject,
): Command {
  return {
    check: () => true,
    run: async (state, paginator) => {
      model(state);
      await real(paginator);
      await compare(subject, state, paginator);
    },
    toString: () => description,
  };
}

async function compare(subject: LawSubject, model: Model, paginator: LawObject): Promise<void> {
  subject.same('items', await paginator.call('items'), itemsOf(model));
  subject.same('count', await paginator.call('count'), model.entries.length);
  subject.same('hasMorePages', await paginator.call('hasMorePages'), model.hasMore);
  subject.same('nextPageUrl', await paginator.call('nextPageUrl'), model.hasMore ? urlOf(model) : null);
}

function itemsOf({ entries }: Model): WireValue {
  const isList = entries.every(([key], index) => key === index);
  return isList ? entries.map(([, value]) => value) : { $map: entries.map(([key, value]) => [key, value]) };
}

/** The URL of the next page; a name that is in the query already keeps its position there. */
function urlOf({ path: base, query, pageName, fragment, page: current }: Model): string {
  const parameters = new Map(query);
  parameters.set(pageName, String(current + 1));
  const search = [...parameters].map(([name, value]) => `${name}=${encode(value)}`).join('&');
  return `${base}?${search}${fragment === '' ? '' : `#${fragment}`}`;
}

/** RFC 3986: everything but letters, digits and - . _ ~ is percent-encoded. */
function encode(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function put(model: Model, key: number | null, value: Expression): void {
  const target = key ?? model.next;
  const at = model.entries.findIndex(([existing]) => existing === target);
  if (at === -1) model.entries.push([target, value]);
  else model.entries[at] = [target, value];
  model.next = Math.max(model.next, target + 1);
}

function commandsFor(subject: LawSubject) {
  const key = fc.integer({ min: 0, max: 15 });
  return fc.commands<Model, LawObject, false>(
    [
      fc.tuple(fc.option(key), scalar).map(([at, value]) =>
        command(
          `offsetSet(${at}, ${JSON.stringify(value)})`,
          (m) => put(m, at, value),
          (p) => p.call('offsetSet', at, value),
          subject,
        ),
      ),
      key.map((at) =>
        command(
          `offsetUnset(${at})`,
          (m) => {
            m.entries = m.entries.filter(([existing]) => existing !== at);
          },
          (p) => p.call('offsetUnset', at),
          subject,
        ),
      ),
      fc.boolean().map((flag) =>
        command(
          `hasMorePagesWhen(${flag})`,
          (m) => {
            m.hasMore = flag;
          },
          (p) => p.call('hasMorePagesWhen', flag),
          subject,
        ),
      ),
      fc.tuple(plainName, text).map(([name, value]) =>
        command(
          `appends("${name}", ${JSON.stringify(value)})`,
          (m) => {
            if (name !== m.pageName) m.query.set(name, value);
          },
          (p) => p.call('appends', name, value),
          subject,
        ),
      ),
      setter(
        path,
        'setPath',
        (m, value) => {
          m.path = value;
        },
        subject,
      ),
      setter(
        plainName,
        'setPageName',
        (m, value) => {
          m.pageName = value;
        },
        subject,
      ),
      setter(
        plainName,
        'fragment',
        (m, value) => {
          m.fragment = value;
        },
        subject,
      ),
    ],
    { maxCommands: 20 },
  );
}

function setter(
  values: fc.Arbitrary<string>,
  operation: string,
  change: (model: Model, value: string) => void,
  subject: LawSubject,
) {
  return values.map((value) =>
    command(
      `${operation}("${value}")`,
      (m) => change(m, value),
      (p) => p.call(operation, value),
      subject,
    ),
  );
}

/** A paginator behaves like a map, a flag and a URL under any sequence of changes. */
export const mutationLaw: Law = {
  name: 'a paginator under any changes behaves like a map, a flag and the parts of a URL',
  rows: [
    'Paginator.__construct',
    'Paginator.offsetSet',
    'Paginator.offsetUnset',
    'Paginator.hasMorePagesWhen',
    'Paginator.appends',
    'Paginator.setPath',
    'Paginator.setPageName',
    'Paginator.fragment',
    'Paginator.items',
    'Paginator.count',
    'Paginator.hasMorePages',
    'Paginator.nextPageUrl',
  ],
  property: (subject) =>
    fc.asyncProperty(items, perPage, page, commandsFor(subject), async (all, size, current, commands) => {
      await fc.asyncModelRun(async () => {
        const kept = all.slice(0, size);
        const model: Model = {
          entries: kept.map((value, index) => [index, value] as const),
          next: kept.length,
          hasMore: all.length > size,
          path: '/',
          pageName: 'page',
          fragment: '',
          query: new Map(),
          page: current,
        };
        return { model, real: await subject.create('Paginator', all, size, current) };
      }, commands);
    }),
};
