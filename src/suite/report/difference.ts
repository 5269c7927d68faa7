import { diffWordsWithSpace } from 'diff';

/** A piece of a text, and whether the other text lacks it. */
export interface Piece {
  readonly text: string;
  readonly differs: boolean;
}

/** Two texts, each in pieces. */
export interface Difference {
  readonly expected: readonly Piece[];
  readonly received: readonly Piece[];
}

/** Texts that need more changes than this have little in common, and marking single words would only confuse. */
const mostChanges = 120;

/** So have those that share less than this part of the longer one. */
const leastShared = 0.4;

/**
 * Compares what was expected with what was received, word by word.
 *
 * @param expected - The one text.
 * @param received - The other.
 * @returns Both in pieces; texts that have little in common differ as a whole.
 */
export function differenceOf(expected: string, received: string): Difference {
  const changes = diffWordsWithSpace(expected, received, { maxEditLength: mostChanges });
  const shared = (changes ?? []).filter(({ added, removed }) => !added && !removed);
  const length = shared.reduce((sum, { value }) => sum + value.length, 0);
  const isLittle = length < leastShared * Math.max(expected.length, received.length);
  if (changes === undefined || isLittle || !shared.some(({ value }) => /\w/.test(value)))
    return { expected: [{ text: expected, differs: true }], received: [{ text: received, differs: true }] };
  return {
    expected: changes.flatMap(({ added, removed, value }) =>
      added ? [] : [{ text: value, differs: removed }],
    ),
    received: changes.flatMap(({ added, removed, value }) =>
      removed ? [] : [{ text: value, differs: added }],
    ),
  };
}
