/**
 * Cuts a text that is too long.
 *
 * @param text - The text.
 * @param longest - How many characters it may have.
 * @returns The text; when it was cut, an ellipsis at its end says so.
 */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // No half of a character may be left at the end.
  return `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
