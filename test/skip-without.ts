import { spawnSync } from 'node:child_process';

/**
 * Returns why a test is skipped that needs a program.
 *
 * @param program - The program.
 * @param version - The argument with which it tells its version.
 * @returns The reason; false where the program is there.
 */
export function skipWithout(program: string, version = '--version'): string | false {
  const isThere = spawnSync(program, [version]).status === 0;
  return isThere ? false : `NOT PROVEN: ${program} is not installed`;
}
