import { OrderedMap } from '../support/ordered-map';

const MAXIMUM_NESTING = 64;
const decoder = new TextDecoder();

/**
 * Parses query text into a nested map the way PHP does: `f[a]=1` and `f[]=2` build maps, "." and " " in a name
 * become "_", a later plain value replaces an earlier one in its place, a name without "=" has the value "".
 *
 * @param text - The query text, without a leading question mark.
 * @returns The parameters, in order; names that look like integers are integer keys.
 */
export function parseQuery(text: string): OrderedMap<unknown> {
  const parameters = new OrderedMap<unknown>();
  for (const pair of text.split('&')) {
    const equals = pair.indexOf('=');
    const name = decode(equals === -1 ? pair : pair.slice(0, equals));
    if (name !== '') register(parameters, name, equals === -1 ? '' : decode(pair.slice(equals + 1)));
  }
  return parameters;
}

function register(parameters: OrderedMap<unknown>, rawName: string, value: string): void {
  const path = pathOf(rawName);
  if (path === null || path.length > MAXIMUM_NESTING) return;
  let map = parameters;
  for (const key of path.slice(0, -1)) map = descend(map, key);
  const last = path[path.length - 1] ?? null;
  if (last === null) map.push(value);
  else map.set(last, value);
}

/** The keys a name leads through, null for "the next free index"; null altogether for a name without a name. */
function pathOf(rawName: string): (string | null)[] | null {
  const name = rawName.replace(/^ +/, '').replace(/\0.*$/s, '');
  const bracket = name.indexOf('[');
  if (name === '' || bracket === 0) return null;
  if (bracket === -1) return [plainName(name)];
  const path: (string | null)[] = [plainName(name.slice(0, bracket))];
  let open = bracket;
  while (name[open] === '[') {
    const blank = /^\[\s?\]/.exec(name.slice(open));
    const close = blank === null ? name.indexOf(']', open) : open + blank[0].length - 1;
    if (close === -1) break;
    path.push(blank === null ? name.slice(open + 1, close) : null);
    open = close + 1;
  }
  // A bracket that is never closed is a plain character of the name.
  return path.length === 1 ? [plainName(name)] : path;
}

function plainName(name: string): string {
  return name.replace(/[ .[]/g, '_');
}

function descend(map: OrderedMap<unknown>, key: string | null): OrderedMap<unknown> {
  const known = key === null ? undefined : map.get(key);
  if (known instanceof OrderedMap) return known;
  const nested = new OrderedMap<unknown>();
  if (key === null) map.push(nested);
  else map.set(key, nested);
  return nested;
}

/** Undoes form encoding: "+" is a space, %XX a byte of UTF-8 text; any other "%" is itself. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  if (!spaced.includes('%')) return spaced;
  return spaced.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
    decoder.decode(Uint8Array.from(bytes.slice(1).split('%'), (hex) => Number.parseInt(hex, 16))),
  );
}
