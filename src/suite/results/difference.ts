import { diffWordsWithSpace } from 'diff';
import { entriesOfText } from './entries-of-text';
import type { Sides } from './failure-message';

/** A piece of a text, and whether the other text lacks it. */
export interface Piece {
  readonly text: string;
  readonly differs: boolean;
}

/** Two texts, each in pieces. */
export interface MarkedSides {
  readonly expected: readonly Piece[];
  readonly received: readonly Piece[];
}

/** Texts that need more changes than this are shown as entirely different: marking single words would only confuse. */
const mostChanges = 120;

/** Texts that share less than this fraction of the longer one are shown as entirely different, too. */
const leastShared = 0.4;

/**
 * Compares what was expected with what was received: maps in another order entry by entry, anything else word by word.
 *
 * @param expected - The one text.
 * @param received - The other.
 * @returns Both in pieces; texts that have little in common differ as a whole. Of maps that differ in nothing but their order no
 *   piece differs.
 */
export function differenceOf(expected: string, received: string): MarkedSides {
  if (expected === received) {
    const whole = [{ text: expected, differs: false }];
    return { expected: whole, received: whole };
  }
  const [wanted, given] = [entriesOfText(expected), entriesOfText(received)];
  if (wanted !== null && given !== null && isInOtherOrder(wanted, given))
    return entryDifference(wanted, given);
  return wordDifference(expected, received);
}

/** The keys in which two maps differ. */
export interface KeyDifference {
  readonly missing: readonly string[];
  readonly unexpected: readonly string[];
  /** Keys of both, whose values differ. */
  readonly changed: readonly string[];
}

/**
 * Compares the keys of two maps.
 *
 * @param expected - A map as messages show it.
 * @param received - Another.
 * @returns In which keys they differ, each in quotes; null when one of them is no map.
 */
export function keyDifference(expected: string, received: string): KeyDifference | null {
  const [wanted, given] = [entriesOfText(expected), entriesOfText(received)];
  if (wanted === null || given === null) return null;
  return {
    missing: [...wanted.keys()].filter((key) => !given.has(key)),
    unexpected: [...given.keys()].filter((key) => !wanted.has(key)),
    changed: [...wanted].flatMap(([key, text]) => {
      const beside = given.get(key);
      return beside === undefined || isSame(text, beside) ? [] : [key];
    }),
  };
}

/** Whether two texts show the same, the order of keys apart. */
function isSame(expected: string, received: string): boolean {
  if (expected === received) return true;
  const keys = keyDifference(expected, received);
  return keys !== null && Object.values(keys).every((list) => list.length === 0);
}

/** How many keys are named at most. */
const mostKeys = 4;

/**
 * Says in words how two values differ, where that is less than the values.
 *
 * @param sides - What was expected and what was received, as messages show it.
 * @returns Of maps, which keys are missing or not expected, or that only the order differs; of anything else the one place in
 *   which they differ. Null where the values say more.
 */
export function differenceInWords({ expected, received }: Sides): string | null {
  const keys = keyDifference(expected, received);
  if (expected === received) return null;
  if (keys === null) return placeInWords(expected, received);
  const { missing, unexpected, changed } = keys;
  if (changed.length + missing.length + unexpected.length === 0) return 'only the order of the keys differs';
  if (missing.length + unexpected.length === 0 || missing.length > mostKeys || unexpected.length > mostKeys)
    return null;
  const named = (list: readonly string[], what: string): string[] =>
    list.length === 0 ? [] : [`${list.join(', ')} ${list.length === 1 ? 'is' : 'are'} ${what}`];
  return [...named(missing, 'missing'), ...named(unexpected, 'not expected')].join('; ');
}

/** A difference in shorter values is seen at once. */
const leastLength = 40;

/** Values that differ in more than one place are shown as they are. */
function placeInWords(expected: string, received: string): string | null {
  if (Math.max(expected.length, received.length) < leastLength) return null;
  const sides = wordDifference(expected, received);
  const [wanted, given] = [sides.expected, sides.received].map((pieces) =>
    pieces.flatMap(({ text, differs }) => (differs ? [text.trim()] : [])),
  ) as [string[], string[]];
  const [missing, unexpected] = [wanted.join(), given.join()];
  const isWhole = missing === expected || unexpected === received;
  if (isWhole || wanted.length > 1 || given.length > 1) return null;
  if (missing === '') return unexpected === '' ? null : `${unexpected} is not expected`;
  return unexpected === '' ? `${missing} is missing` : `${missing} was expected, ${unexpected} received`;
}

type Entries = ReadonlyMap<string, string>;

function isInOtherOrder(wanted: Entries, given: Entries): boolean {
  const shared = [...wanted.keys()].filter((key) => given.has(key));
  const received = [...given.keys()].filter((key) => wanted.has(key));
  return shared.some((key, index) => key !== received[index]);
}

function entryDifference(wanted: Entries, given: Entries): MarkedSides {
  const shared = new Map<string, MarkedSides>();
  for (const [key, text] of wanted) {
    const beside = given.get(key);
    if (beside !== undefined) shared.set(key, differenceOf(text, beside));
  }
  return { expected: piecesOf(wanted, shared, 'expected'), received: piecesOf(given, shared, 'received') };
}

/** The pieces of one of two maps, of which the entries that both have were compared. */
function piecesOf(
  own: Entries,
  shared: ReadonlyMap<string, MarkedSides>,
  side: keyof MarkedSides,
): readonly Piece[] {
  const entries = [...own].flatMap(([key, text], index) => {
    const name = `${index === 0 ? '' : ', '}${key}: `;
    const difference = shared.get(key);
    if (difference === undefined) return [{ text: `${name}${text}`, differs: true }];
    return [{ text: name, differs: false }, ...difference[side]];
  });
  return [{ text: '{', differs: false }, ...entries, { text: '}', differs: false }];
}

/** The terminal, the page and GitHub each ask for the same differences. */
const compared = new Map<string, MarkedSides>();

function wordDifference(expected: string, received: string): MarkedSides {
  const key = JSON.stringify([expected, received]);
  const sides = compared.get(key) ?? newWordDifference(expected, received);
  compared.set(key, sides);
  return sides;
}

function newWordDifference(expected: string, received: string): MarkedSides {
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
