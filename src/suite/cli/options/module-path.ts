import { resolve } from 'node:path';
import { UsageError } from '../../usage/usage-error';

/**
 * Finds the module that `--module` names.
 *
 * @param given - What was typed.
 * @returns The file that Node would load.
 * @throws UsageError when there is none. What the module does when it is loaded is another matter.
 */
export function modulePath(given: string): string {
  try {
    return require.resolve(resolve(given));
  } catch {
    throw new UsageError(
      `--module: expected the path of a file or folder that Node can load, received ${given}`,
    );
  }
}
