/** A text in quotes, a bracket, a comma, or what lies between them. */
const token = /"(?:[^"\\]|\\.)*"|[{[<]|[\]}>]|,|[^"{}[\]<>,]+/g;

/**
 * Takes apart a map as messages show it.
 *
 * @param text - Such as `{"a": 1, "b": [2]}`.
 * @returns The text of each entry by its key in quotes, such as `1` by `"a"`; null for anything else, such as a map that was cut.
 */
export function entriesOfText(text: string): ReadonlyMap<string, string> | null {
  if (text === '{}') return new Map();
  const parts = [''];
  let depth = 0;
  for (const [word] of text.matchAll(token)) {
    if (/^[\]}>]$/.test(word)) depth -= 1;
    if (depth === 0 && !/^[{}]$/.test(word)) return null;
    if (depth === 1 && word === ',') parts.push('');
    else if (depth > 0) parts[parts.length - 1] += word;
    if (/^[{[<]$/.test(word)) depth += 1;
  }
  const entries = parts.map((part) => /^ ?("(?:[^"\\]|\\.)*"): (.*)$/s.exec(part));
  if (depth !== 0 || entries.includes(null)) return null;
  return new Map(entries.map((entry) => [entry?.[1] ?? '', entry?.[2] ?? '']));
}
