import { suggest } from './suggest';
import { UsageError } from './usage-error';

/**
 * Requires one of a few words.
 *
 * @param place - Where the word was given, such as `--level`.
 * @param known - The words there are.
 * @param word - The word that was given.
 * @param otherwise - What to say when it is near to none of them; nothing unless it is given.
 * @returns The word.
 * @throws UsageError for any other word.
 */
export function requireOneOf<T extends string>(
  place: string,
  known: readonly T[],
  word: string,
  otherwise = '',
): T {
  const found = known.find((each) => each === word);
  if (found !== undefined) return found;
  const hint = suggest(word, known) || otherwise;
  throw new UsageError(`${place}: expected one of ${known.join(', ')}, received "${word}"${hint}`);
}
