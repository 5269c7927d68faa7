import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../cli/touchstone';

/**
 * Makes a package with one feature, `features/a.feature`.
 *
 * @param text - The feature.
 * @param root - The folder of the package; a new one unless it is given.
 * @returns The folder.
 */
export function packageWith(text: string, root = newFolder()): string {
  mkdirSync(join(root, 'features'), { recursive: true });
  writeFileSync(join(root, 'features', 'a.feature'), text);
  return root;
}
