/**
 * Cuts a text that is too long.
 *
 * @param text - The text.
 * @param longest - How many characters it may have.
 * @returns The text; when it was cut, an ellipsis at its end says so.
 */
export function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
