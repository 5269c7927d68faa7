import { textArgument } from '../php/arguments';
import { OrderedMap } from '../php/ordered-map';

// As many brackets as PHP allows, and the name before them.
const LONGEST_PATH = 65;

/** A name, which begins with neither a blank nor a bracket, and the bracketed indexes that follow it. */
const NESTED_NAME = /^([^ [][^[]*)((?:\[[^\]]*\])+)/;

/** One of these indexes; a blank one is empty. */
const INDEX = /\[[ \t-\r]\]|\[([^\]]*)\]/g;

/** The index that stands for the next free integer; no name and no other index is empty. */
const NEXT = '';

/**
 * Parses query text into a nested map the way PHP does: `f[a]=1` and `f[]=2` build maps, "." and " " in a name
 * become "_", a later plain value replaces an earlier one in its place, a name without "=" has the value "".
 *
 * @param text - The query text, without a leading question mark.
 * @returns The parameters, in order; names that look like integers are integer keys.
 */
export function parseQuery(text: string): OrderedMap<unknown> {
  const parameters = new OrderedMap<unknown>();
  // Without the sign before it, a first question mark of the text would be left out.
  for (const [name, value] of new URLSearchParams(`&${textArgument('parseQuery(text)', text)}`)) {
    const path = pathOf(name);
    if (path.length <= LONGEST_PATH) put(parameters, path, value);
  }
  return parameters;
}

/** Puts a value where a path leads; a path without keys leads nowhere. */
function put(map: OrderedMap<unknown>, path: readonly string[], value: string): void {
  const [key, ...inner] = path;
  // After the largest integer key there is no next one: the value is left out.
  if (key === undefined || (key === NEXT && map.has(Number.MAX_SAFE_INTEGER))) return;
  const known = map.get(key);
  const nested = known instanceof OrderedMap ? known : new OrderedMap<unknown>();
  const entry = inner.length === 0 ? value : nested;
  if (key === NEXT) map.push(entry);
  else map.set(key, entry);
  put(nested, inner, value);
}

/** The keys that a name leads through; none for a name that is empty or begins with a bracket. */
function pathOf(rawName: string): string[] {
  const name = rawName.replace(/^ +|\0.*/gs, '');
  const nested = NESTED_NAME.exec(name);
  if (nested === null) {
    // A bracket that is never closed is a plain character of the name.
    return /^(?!\[)./s.test(name) ? [plainName(name)] : [];
  }
  const [, first, indexes] = nested as unknown as readonly string[];
  return [plainName(first as string), ...Array.from((indexes as string).matchAll(INDEX), indexOf)];
}

function indexOf([, index = NEXT]: RegExpExecArray): string {
  return index;
}

function plainName(name: string): string {
  return name.replace(/[ .[]/g, '_');
}
