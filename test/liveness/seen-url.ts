import { queryReadings } from '../../src/suite/text/query-readings';
import { withoutOrigin } from '../../src/suite/text/without-origin';
import { plain } from '../../step-definitions/support/same-url';

/** A URL as its reader sees it. */
interface SeenUrl {
  readonly path: string;
  /** Names and values in plain text, sorted. */
  readonly parameters: readonly string[];
  readonly fragment: string;
}

/** Returns of a URL what counts when neither the order of parameters nor their encoding does; what is no text is seen as it is. */
export function seenUrl(url: unknown): SeenUrl | { readonly noText: unknown } {
  if (typeof url !== 'string') return { noText: url ?? null };
  const { path, query, fragment } = split(url);
  const parameters = [...new URLSearchParams(query)].map((pair) => JSON.stringify(pair)).sort();
  return { path, parameters, fragment };
}

/**
 * Returns for each row of a table whether a URL has the part that it names (`path`, `fragment`, or `query` and a name) with
 * that text.
 */
export function seenParts(url: unknown, rows: readonly (readonly string[])[]): readonly boolean[] {
  const { path, query, fragment } = split(typeof url === 'string' ? url : '');
  const readings = queryReadings(query);
  return rows.map(([part = '', text]) => {
    if (part === 'path') return typeof url === 'string' && withoutOrigin(path) === text;
    if (part === 'fragment') return fragment === text;
    const name = part.slice('query '.length);
    return readings.some((reading) => reading.getAll(name).includes(text ?? ''));
  });
}

function split(url: string): { readonly path: string; readonly query: string; readonly fragment: string } {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)#?(.*)$/s.exec(url) ?? [];
  return { path, query, fragment: plain(fragment) };
}
