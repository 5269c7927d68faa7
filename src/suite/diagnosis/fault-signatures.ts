import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../package-root';
import { digestsOf } from './received-digest';

/** A fault with what it makes fail. */
export interface FaultSignature {
  /** What the faulty implementation does. */
  readonly what: string;
  /** The row that it is about. */
  readonly row: string;
  /** The ids of the scenarios that it makes fail, each with the digest of what it received; null where that is not known. */
  readonly fails: ReadonlyMap<string, string | null>;
}

/** A list of signatures as its file holds it: scenarios by their positions, and their digests joined in the same order. */
interface SignatureFile {
  readonly scenarios: readonly string[];
  readonly faults: readonly {
    readonly what: string;
    readonly row: string;
    readonly fails: readonly number[];
    readonly received: string;
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
  return faults.map(({ what, row, fails, received }) => {
    const digests = digestsOf(received);
    return {
      what,
      row,
      fails: new Map(fails.map((position, index) => [scenarios[position] ?? '', digests[index] ?? null])),
    };
  });
}
