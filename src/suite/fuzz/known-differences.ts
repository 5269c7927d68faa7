import { readFileSync } from 'node:fs';
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

const texts = ['id', 'shape', 'differs', 'why'];
const patterns = ['left', 'right', 'program'];
const known = ['rows', ...texts, ...patterns];

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
   * Reads a list of known differences.
   *
   * @param path - A JSON file.
   * @returns What it lists.
   * @throws UsageError naming the file, the entry and what is wrong with it.
   */
  static read(path: string): KnownDifferences {
    const text = withFile(path, () => readFileSync(path, 'utf8'));
    const entries = parse(path, text);
    for (const [index, entry] of entries.entries()) {
      const problem = problemOf(entry);
      if (problem !== null) throw new UsageError(`${path}: entry ${index + 1}: ${problem}`);
    }
    return new KnownDifferences(entries as readonly KnownDifference[]);
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

function parse(path: string, text: string): readonly unknown[] {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (thrown) {
    throw new UsageError(`${path}: expected JSON: ${(thrown as Error).message}`);
  }
  if (Array.isArray(document)) return document;
  const received = typeof document === 'object' && document !== null ? 'an object' : JSON.stringify(document);
  throw new UsageError(`${path}: expected a list of known differences, received ${received}`);
}

function problemOf(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null)
    return `expected an object, received ${JSON.stringify(entry)}`;
  const fields = new Map<string, unknown>(Object.entries(entry));
  const required = ['rows', ...texts];
  const missing = required.find((name) => !fields.has(name));
  if (missing !== undefined)
    return `expected the field "${missing}", received only ${[...fields.keys()].join(', ')}`;
  for (const [name, value] of fields) {
    if (!known.includes(name)) return `expected only the fields ${known.join(', ')}, received "${name}"`;
    const expected = expectationOf(name, value);
    if (expected !== null) return `${name}: expected ${expected}, received ${JSON.stringify(value)}`;
  }
  return null;
}

/** What a field of an entry should be instead of what it is; null when it is right. */
function expectationOf(name: string, value: unknown): string | null {
  if (name === 'rows') {
    const isList = Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'string');
    return isList ? null : 'a list of rows';
  }
  if (typeof value !== 'string') return 'a text';
  return patterns.includes(name) && !isPattern(value) ? 'a regular expression' : null;
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').unicode;
  } catch {
    return false;
  }
}
