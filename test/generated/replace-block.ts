/** What a generated text stands between. */
export interface Marks {
  readonly begin: string;
  readonly end: string;
}

/**
 * Puts generated text into the place that a page has for it; what people wrote stays.
 *
 * @param path - What the page is called, for the error message.
 * @throws Error when the page does not have exactly one such place.
 */
export function replaceBlock(path: string, page: string, { begin, end }: Marks, block: string): string {
  const [before, rest, ...more] = page.split(begin);
  const at = rest?.indexOf(end) ?? -1;
  if (before === undefined || rest === undefined || at < 0 || more.length > 0)
    throw new Error(`${path}: expected one place between "${begin.trim()}" and "${end.trim()}"`);
  return `${before}${begin}${block}${rest.slice(at)}`;
}
