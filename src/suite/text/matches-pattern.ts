/**
 * Tells whether a text is what a pattern says.
 *
 * @param pattern - A text, or the beginning of texts with "*" after it.
 * @param text - The text.
 * @returns Whether it is that text, or begins so.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  return pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern;
}
