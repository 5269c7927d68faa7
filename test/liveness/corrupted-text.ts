import { jsonDocumentIn } from '../../src/suite/notation/json-document';
import type { OrderedJson } from '../../src/suite/notation/ordered-json';
import { corruptedDocument } from './corrupted-document';
import type { Corrupted } from './corruption';

/** Changes a text: as a text, and where it is one, as JSON text or as a URL. */
export function corruptedText(text: string): Corrupted<string>[] {
  const changes: Corrupted<string>[] = [
    { kind: 'another text', place: '', now: '~' },
    { kind: 'text added', place: '', now: `${text}~` },
    ...(text === '' ? [] : [{ kind: 'text left out', place: '', now: text.slice(0, -1) }]),
    ...corruptedJson(text),
    ...corruptedUrl(text),
  ];
  return changes.filter(({ now }) => now !== text);
}

function corruptedJson(text: string): Corrupted<string>[] {
  const document = jsonDocumentIn(text);
  if (document === null) return [];
  return [
    { kind: 'another layout', place: '', now: text.replace(/^\s*./s, (start) => `${start}\n `) },
    ...corruptedDocument(document).map(({ kind, place, now }) => ({
      kind: `in JSON text, ${kind}`,
      place,
      now: jsonText(now),
    })),
  ];
}

function jsonText(document: OrderedJson): string {
  if (Array.isArray(document)) return `[${document.map(jsonText).join(',')}]`;
  if (!(document instanceof Map)) return JSON.stringify(document);
  return `{${[...document].map(([key, entry]) => `${JSON.stringify(key)}:${jsonText(entry)}`).join(',')}}`;
}

function corruptedUrl(text: string): Corrupted<string>[] {
  const [, path, query, fragment] =
    /^((?:https?:\/)?\/[^?#\s]*|)(?:\?([^#\s]*))?(?:#(\S*))?$/.exec(text) ?? [];
  if (path === undefined || text === '') return [];
  const pairs = query === undefined ? [] : query.split('&');
  const url = (parts: readonly string[], end = fragment): string =>
    `${path}${parts.length === 0 ? '' : `?${parts.join('&')}`}${end === undefined ? '' : `#${end}`}`;
  return [
    { kind: 'in a URL, another path', place: '', now: `/other${text}` },
    ...pairs.map((pair, index) => ({
      kind: 'in a URL, a parameter dropped',
      place: pair,
      now: url(pairs.toSpliced(index, 1)),
    })),
    ...pairs.flatMap((pair, index) => corruptedPair(pair, (other) => url(pairs.with(index, other)))),
    { kind: 'in a URL, a parameter added', place: '', now: url([...pairs, 'other=1']) },
    { kind: 'in a URL, order of parameters changed', place: '', now: url(pairs.toReversed()) },
    fragment === undefined
      ? { kind: 'in a URL, a fragment added', place: '', now: url(pairs, 'other') }
      : { kind: 'in a URL, the fragment dropped', place: '', now: url(pairs, undefined) },
  ];
}

function corruptedPair(pair: string, url: (pair: string) => string): Corrupted<string>[] {
  const [name = '', ...values] = pair.split('=');
  const value = values.join('=');
  const changes = [
    { kind: 'in a URL, another value', place: pair, now: url(`${name}=${value}1`) },
    { kind: 'in a URL, another name', place: pair, now: url(`${name}1=${value}`) },
  ];
  // Another spelling of the same character.
  const letter = /^[a-z0-9]/i.exec(value)?.[0];
  if (letter === undefined) return changes;
  const code = `%${letter.charCodeAt(0).toString(16)}`;
  return [
    ...changes,
    { kind: 'in a URL, another encoding', place: pair, now: url(`${name}=${code}${value.slice(1)}`) },
  ];
}
