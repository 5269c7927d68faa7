import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Finds the package that a folder belongs to.
 *
 * @param folder - The path of a folder.
 * @returns The nearest folder with a package.json, the folder itself or one above it; null when there is none.
 */
export function nearestPackage(folder: string): string | null {
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(folder) === folder ? null : nearestPackage(dirname(folder));
}
