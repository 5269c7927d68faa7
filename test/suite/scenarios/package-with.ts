import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../cli/touchstone';

/**
 * Makes a package with one feature, `features/a.feature`, in a new folder unless one is given, and returns
 * the folder.
 */
export function packageWith(text: string, root = newFolder()): string {
  mkdirSync(join(root, 'features'), { recursive: true });
  writeFileSync(join(root, 'features', 'a.feature'), text);
  return root;
}
