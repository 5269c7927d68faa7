import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { schema } from '@stryker-mutator/api/core' with { 'resolution-mode': 'import' };
import { packageRoot } from '../../src/suite/package-root';

/** A mutant of the last run of `npm run mutation`. */
export interface Mutant {
  /** Relative to the package. */
  readonly file: string;
  /** Lines and columns count from 1. */
  readonly start: schema.Position;
  readonly code: string;
  readonly replacement: string;
  /** `Killed`, `Timeout` when it was stopped, `Survived` and `NoCoverage` when no scenario notices it, or an error of Stryker. */
  readonly status: string;
  /** The id of the first scenario that it makes fail; null when there is none, or only one of the library. */
  readonly failing: string | null;
}

/**
 * Reads the mutants of the last run, in the order of their files and places. Throws when nothing has been run
 * yet.
 */
export function readMutants(): Mutant[] {
  const report = join(packageRoot, 'reports', 'mutation', 'mutation.json');
  if (!existsSync(report)) throw new Error(`Expected ${report}, which npm run mutation writes`);
  const { files, testFiles = {} } = JSON.parse(readFileSync(report, 'utf8')) as schema.MutationTestResult;
  const ids = new Map(
    Object.entries(testFiles)
      .filter(([file]) => file.startsWith('features/'))
      .flatMap(([, { tests }]) => tests.map(({ id, name }) => [id, name] as const)),
  );
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map(({ status, replacement = '', killedBy = [], location: { start, end } }) => ({
      file,
      start,
      code: textBetween(source, start, end),
      replacement,
      status,
      failing: ids.get(killedBy[0] ?? '') ?? null,
    })),
  );
}

function textBetween(source: string, start: schema.Position, end: schema.Position): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines.push((lines.pop() ?? '').slice(0, end.column - 1));
  lines.unshift((lines.shift() ?? '').slice(start.column - 1));
  return lines.join('\n');
}
