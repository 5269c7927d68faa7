import { readFileSync } from 'node:fs';
import type { Outcome } from '../protocol/wire';
import { showOutcomeBriefly } from '../session/show-outcome';
import { UsageError } from '../usage/usage-error';
import { withFile } from '../usage/with-file';
import type { Program } from './program';
import type { StepOutcome } from './run-program';
import { stepText } from './step-text';

/** A disagreement that is understood: what marks it, and why it is. */
export interface KnownDifference {
  readonly id: string;
  /** The row it is about, or the beginning of several before `*`. */
  readonly row: string;
  /** How the two differ, as a finding shows it, or its beginning before `*`. */
  readonly shape: string;
  /** What the left implementation shows, as a regular expression; absent: anything. */
  readonly left?: string;
  /** The same of the right one. */
  readonly right?: string;
  /** What the program says in one of its steps; absent: anything. */
  readonly program?: string;
  /** Which system does what others do not. */
  readonly differs: string;
  readonly why: string;
}

const required = ['id', 'row', 'shape', 'differs', 'why'] as const;
const allowed: readonly string[] = [...required, 'left', 'right', 'program'];

/** The disagreements of two implementations that are understood. */
export class KnownDifferences {
  /** By id: how often each was met. */
  readonly met = new Map<string, number>();

  /**
   * @param entries - What is known.
   */
  constructor(readonly entries: readonly KnownDifference[]) {}

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
   * @param row - The row it is about.
   * @param shape - How they differ.
   * @param program - The program up to where they do.
   * @param outcomes - What each made of the last step.
   * @returns Whether it is known.
   */
  explains(
    row: string,
    shape: string,
    program: Program,
    outcomes: readonly [StepOutcome, StepOutcome],
  ): boolean {
    const known = this.entries.find(
      (entry) =>
        matches(entry.row, row) &&
        matches(entry.shape, shape) &&
        shows(entry.left, outcomes[0]) &&
        shows(entry.right, outcomes[1]) &&
        says(entry.program, program),
    );
    if (known !== undefined) this.met.set(known.id, (this.met.get(known.id) ?? 0) + 1);
    return known !== undefined;
  }
}

function matches(pattern: string, text: string): boolean {
  return pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern;
}

function shows(pattern: string | undefined, outcome: StepOutcome): boolean {
  if (pattern === undefined) return true;
  const isOutcome = !('fault' in outcome) && !('skipped' in outcome);
  return isOutcome && new RegExp(pattern, 'u').test(showOutcomeBriefly(outcome as Outcome));
}

function says(pattern: string | undefined, { steps }: Program): boolean {
  return (
    pattern === undefined || steps.some((step) => new RegExp(pattern, 'u').test(stepText(step).join(' ')))
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
  throw new UsageError(`${path}: expected a list of known differences`);
}

function problemOf(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null)
    return `expected an object, received ${JSON.stringify(entry)}`;
  const fields = Object.entries(entry);
  const missing = required.find((name) => !fields.some(([key]) => key === name));
  if (missing !== undefined) return `expected "${missing}"`;
  const odd = fields.find(([key, value]) => !allowed.includes(key) || typeof value !== 'string');
  return odd === undefined
    ? null
    : `expected texts under ${allowed.join(', ')}, received ${JSON.stringify(Object.fromEntries([odd]))}`;
}
