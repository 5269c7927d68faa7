/** Longer than anything a person mistypes: beyond it comparing letters costs time and finds nothing. */
const longestWord = 200;

/**
 * Finds the known word that is nearest to a mistyped one.
 *
 * @param word - What was typed.
 * @param known - The words there are.
 * @param limit - How many letters may differ: a third of the word unless something else is said.
 * @returns `, did you mean "…"?` or the empty text when nothing is near.
 */
export function suggest(
  word: string,
  known: Iterable<string>,
  limit = Math.max(2, Math.floor(word.length / 3)),
): string {
  if (word.length > longestWord) return '';
  let best: { readonly text: string; readonly distance: number } | null = null;
  for (const text of known) {
    // The difference in length is the least that has to change.
    if (Math.abs(text.length - word.length) > limit) continue;
    const distance = editDistance(word.toLowerCase(), text.toLowerCase());
    if (distance <= limit && (best === null || distance < best.distance)) best = { text, distance };
  }
  return best === null ? '' : `, did you mean "${best.text}"?`;
}

/** The number of single-character changes between two words (Levenshtein). */
function editDistance(left: string, right: string): number {
  const [from, to] = [[...left], [...right]];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, character] of from.entries()) {
    const current = [row + 1];
    for (const [column, other] of to.entries()) {
      const replace = (previous[column] ?? 0) + (character === other ? 0 : 1);
      current.push(Math.min(replace, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
