import type { Diagnosis } from '../diagnosis/diagnosis';
import { casePath } from '../laws/case-path';
import { type Level, levels } from '../scenarios/scenario-info';
import { differenceOf, keyDifference, type MarkedSides } from './difference';
import { type FailureMessage, parseFailureMessage, type Sides } from './failure-message';
import type { ScenarioResult } from './verdict';

/** Failures about one row that differ from what was expected in the same way: most likely they have one cause. */
export interface FailureCause {
  /** The one of their rows that most likely has the cause. */
  readonly row: string;
  /** In which way they differ, as a key: causes of one row may share it where levels or traits keep them apart. */
  readonly way: string;
  /** Whether the failures are listed as known. */
  readonly isKnown: boolean;
  /** The one that took the fewest steps, which stands for all. */
  readonly first: ScenarioResult;
  readonly message: FailureMessage;
  /** Null when the message does not say what was expected and received. */
  readonly difference: MarkedSides | null;
  /** The others. */
  readonly others: readonly ScenarioResult[];
}

/**
 * Groups failures that share a cause.
 *
 * @param results - The verdicts of a run.
 * @param known - The scenarios that fail as a list says.
 * @param diagnosis - What they look like; nothing unless it is given.
 * @returns The causes: those that are not known first, then those about the rows of the diagnosis in their order, then by level, those
 *   with fewer traits first, then the largest first.
 */
export function failureCauses(
  results: readonly ScenarioResult[],
  known: ReadonlySet<string>,
  diagnosis?: Diagnosis,
): FailureCause[] {
  const causes = new Map<string, FailureCause & { readonly others: ScenarioResult[] }>();
  const suspects = diagnosis?.suspects.map(({ row }) => row) ?? [];
  const failed = results.filter(({ status }) => status === 'failed');
  for (const result of failed.sort((left, right) => stepsOf(left) - stepsOf(right))) {
    const isKnown = known.has(result.id);
    const message = parseFailureMessage(casePath.without(result.message));
    const row = likelyRow(result, message.subject, suspects);
    const { sides } = message;
    const difference = sides === null ? null : differenceOf(sides.expected, sides.received);
    const way = JSON.stringify(
      sides === null || difference === null ? message.subject : wayOf(message.subject, sides, difference),
    );
    const key = JSON.stringify([row, isKnown, result.level, result.traits, way]);
    const cause = causes.get(key);
    if (cause === undefined)
      causes.set(key, { row, way, isKnown, first: result, message, difference, others: [] });
    else cause.others.push(result);
  }
  const placeIn = <T>(list: readonly T[], entry: T): number =>
    list.includes(entry) ? list.indexOf(entry) : list.length;
  return [...causes.values()].sort(
    (left, right) =>
      Number(left.isKnown) - Number(right.isKnown) ||
      placeIn(suspects, left.row) - placeIn(suspects, right.row) ||
      placeIn<Level | ''>(levels, left.first.level) - placeIn<Level | ''>(levels, right.first.level) ||
      left.first.traits.length - right.first.traits.length ||
      right.others.length - left.others.length,
  );
}

/** A scenario names all that it needs. Of its rows the diagnosis comes first, then the operation that was looked at. */
function likelyRow({ rows }: ScenarioResult, subject: string, suspects: readonly string[]): string {
  const called: readonly string[] = subject.match(/\w+(?=\()/g) ?? [];
  const isLookedAt = (row: string): boolean => called.includes(row.slice(row.indexOf('.') + 1));
  return suspects.find((row) => rows.includes(row)) ?? rows.find(isLookedAt) ?? rows[0] ?? '';
}

/** How many steps it took to fail; what failed outside of every step comes last. */
function stepsOf({ failedStep = Number.MAX_SAFE_INTEGER }: ScenarioResult): number {
  return failedStep;
}

/** Values that vary from scenario to scenario: quoted texts, paths and numbers. */
const values = /"(?:[^"\\]|\\.)*"|\/[^\s"]*|-?\d+(?:\.\d+)?/g;

/**
 * Returns a key that failures of the same kind share: the subject without its arguments, and either the keys that are missing or
 * unexpected, or the words that differ. In those, each text or path is replaced by the order of its first appearance, each number
 * by its difference from the first number.
 */
function wayOf(subject: string, sides: Sides, { expected, received }: MarkedSides): unknown {
  const what = subject.replace(/\(.*\)/, '');
  const keys = keyDifference(sides.expected, sides.received);
  if (keys !== null && keys.missing.length + keys.unexpected.length > 0) return [what, keys];
  const seen = new Map<string, number>();
  let first: number | null = null;
  const abstract = (text: string): string =>
    text.replace(values, (value) => {
      if (/^[-\d]/.test(value)) {
        first ??= Number(value);
        return `number ${Number(value) - first}`;
      }
      if (!seen.has(value)) seen.set(value, seen.size);
      return `${value.startsWith('"') ? 'text' : 'path'} ${seen.get(value)}`;
    });
  const words = [expected, received].map((pieces) =>
    pieces.flatMap(({ text, differs }, index) => {
      if (!differs) return [];
      const isQuoted = pieces[index - 1]?.text.endsWith('"') && pieces[index + 1]?.text.startsWith('"');
      return [abstract(isQuoted ? JSON.stringify(text) : text)];
    }),
  );
  return [what, words];
}
