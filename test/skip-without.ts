import { spawnSync } from 'node:child_process';

/**
 * Returns why a test is skipped that needs a program, which tells its version with an argument; false where
 * the program is there.
 */
export function skipWithout(program: string, version = '--version'): string | false {
  const isThere = spawnSync(program, [version]).status === 0;
  return isThere ? false : `NOT PROVEN: ${program} is not installed`;
}
