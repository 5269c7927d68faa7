import { spawnSync } from 'node:child_process';

/**
 * Returns why tests that need a program are skipped; false where the program is installed. `version` is the argument
 * that makes it print its version.
 */
export function skipWithout(program: string, version = '--version'): string | false {
  const isThere = spawnSync(program, [version]).status === 0;
  return isThere ? false : `NOT TESTED: ${program} is not installed`;
}
