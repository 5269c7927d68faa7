/**
 * Quotes a word for a POSIX shell where that is needed.
 *
 * @param text - The word.
 * @returns The word as it is typed.
 */
export function shellQuoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
