import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../package-root';

/** A fault with what it makes fail. */
export interface FaultSignature {
  /** What the faulty implementation does. */
  readonly what: string;
  /** The row that it is about. */
  readonly row: string;
  /** The ids of the scenarios that fail of it. */
  readonly fails: ReadonlySet<string>;
}

/** A list of signatures as its file holds it: scenarios by their positions. */
interface SignatureFile {
  readonly scenarios: readonly string[];
  readonly faults: readonly {
    readonly what: string;
    readonly row: string;
    readonly fails: readonly number[];
  }[];
}

/**
 * Reads what faults make fail.
 *
 * @param path - The file; spec/diagnosis.json unless it is given.
 * @returns The faults in the order of the file.
 */
export function faultSignatures(
  path: string = join(packageRoot, 'spec', 'diagnosis.json'),
): FaultSignature[] {
  const { scenarios, faults } = JSON.parse(readFileSync(path, 'utf8')) as SignatureFile;
  return faults.map(({ what, row, fails }) => ({
    what,
    row,
    fails: new Set(fails.map((position) => scenarios[position] ?? '')),
  }));
}
