import { readFileSync } from 'node:fs';
import { schemaProblem } from '../protocol/message-check';
import { showOutcomeBriefly } from '../session/show-outcome';
import { matchesPattern } from '../text/matches-pattern';
import { UsageError } from '../usage/usage-error';
import { withFile } from '../usage/with-file';
import type { Program } from './program';
import type { StepOutcome } from './run-program';
import { stepText } from './step-text';
import type { Trial } from './trial';

/** A disagreement that is understood: what marks it, and why it is. */
export interface KnownDifference {
  readonly id: string;
  /** The rows it is about; the beginning of several before `*`. */
  readonly rows: readonly string[];
  /** How the two differ, as a finding shows it, or its beginning before `*`. */
  readonly shape: string;
  /** What the left implementation shows, as a regular expression; absent: anything. */
  readonly left?: string;
  /** The same of the right one. A group that both name stands for the same text in both. */
  readonly right?: string;
  /** What the program says in one of its steps, as a regular expression; absent: anything. */
  readonly program?: string;
  /** Which system does what others do not. */
  readonly differs: string;
  readonly why: string;
}

type ComparedTrial = Pick<Trial, 'row' | 'shape' | 'program' | 'left' | 'right'>;

/** The disagreements of two implementations that are understood. */
export class KnownDifferences {
  /** By id: how often each was met. */
  readonly met = new Map<string, number>();

  /**
   * @param entries - What is known.
   * @throws UsageError when two have one id.
   */
  constructor(readonly entries: readonly KnownDifference[]) {
    const ids = entries.map(({ id }) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined)
      throw new UsageError(`--known-differences: expected each id once, received "${twice}" twice`);
  }

  /**
   * Finds out whether a disagreement is known, and counts it.
   *
   * @param trial - The program up to where the two differ, and what each made of it.
   * @returns Whether it is known.
   */
  meets(trial: ComparedTrial): boolean {
    const known = this.#find(trial);
    if (known !== undefined) this.met.set(known.id, (this.met.get(known.id) ?? 0) + 1);
    return known !== undefined;
  }

  /**
   * Tells whether a disagreement is known, without counting it.
   *
   * @param trial - As for {@link meets}.
   * @returns Whether it is known.
   */
  explains(trial: ComparedTrial): boolean {
    return this.#find(trial) !== undefined;
  }

  #find(trial: ComparedTrial): KnownDifference | undefined {
    return this.entries.find(
      (entry) =>
        entry.rows.some((row) => matchesPattern(row, trial.row)) &&
        matchesPattern(entry.shape, trial.shape) &&
        isShown(entry, trial.left.at(-1), trial.right.at(-1)) &&
        isSaid(entry, trial.program),
    );
  }
}

function isShown(
  { left, right }: KnownDifference,
  ours: StepOutcome | undefined,
  theirs: StepOutcome | undefined,
): boolean {
  const [one, other] = [groupsIn(left, ours), groupsIn(right, theirs)];
  if (one === null || other === null) return false;
  return Object.entries(one).every(([name, text]) => (other[name] ?? text) === text);
}

/** What the groups of a pattern have found in an outcome; null when the outcome does not fit. */
function groupsIn(
  pattern: string | undefined,
  outcome: StepOutcome | undefined,
): Readonly<Record<string, string>> | null {
  if (pattern === undefined) return {};
  if (outcome === undefined || 'fault' in outcome || 'skipped' in outcome) return null;
  const match = new RegExp(pattern, 'u').exec(showOutcomeBriefly(outcome));
  return match === null ? null : (match.groups ?? {});
}

function isSaid({ program }: KnownDifference, { steps }: Program): boolean {
  return (
    program === undefined || steps.some((step) => new RegExp(program, 'u').test(stepText(step).join(' ')))
  );
}

/**
 * Reads a list of known differences.
 *
 * @param path - A JSON file.
 * @returns What it lists.
 * @throws UsageError naming the file, the place in it and what is wrong there.
 */
export function readKnownDifferences(path: string): readonly KnownDifference[] {
  const content = parse(
    path,
    withFile(path, () => readFileSync(path, 'utf8')),
  );
  const problem = schemaProblem('known-differences.json', content);
  if (problem !== null) throw new UsageError(`${path}: ${problem}`);
  return content as readonly KnownDifference[];
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw new UsageError(`${path}: expected JSON: ${(thrown as Error).message}`);
  }
}
