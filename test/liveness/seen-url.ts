import { queryReadings } from '../../src/suite/text/query-readings';
import { withoutOrigin } from '../../src/suite/text/without-origin';
import { urlParts } from '../../step-definitions/support/url-parts';

/** Returns of a URL what counts when neither the order of parameters nor their encoding does; what is no text is seen as it is. */
export function seenUrl(url: unknown): unknown {
  if (typeof url !== 'string') return { noText: url ?? null };
  const { path, query, fragment } = urlParts(url);
  return { path, query, fragment };
}

/**
 * Returns for each row of a table whether a URL has the part that it names (`path`, `fragment`, `query` and a name, or
 * `some query text`) with that text.
 */
export function seenParts(url: unknown, rows: readonly (readonly string[])[]): readonly boolean[] {
  const { path, search, fragment } = urlParts(typeof url === 'string' ? url : '');
  const readings = queryReadings(search);
  return rows.map(([part = '', text]) => {
    if (part === 'path') return typeof url === 'string' && encodedPath(withoutOrigin(path)) === text;
    if (part === 'fragment') return fragment === text;
    if (part === 'some query text')
      return readings.some((reading) => [...reading].flat().some((each) => each.includes(text ?? '')));
    const name = part.slice('query '.length);
    return readings.some((reading) => reading.getAll(name).includes(text ?? ''));
  });
}

/** Encodes the letters of a path that are beyond ASCII, as features write it. */
function encodedPath(path: string): string {
  return path.replace(/[^\0-\x7f]+/g, encodeURIComponent);
}
