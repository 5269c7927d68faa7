import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nearestPackage } from '../../nearest-package';

/** Name and version of a package. */
export interface PackageIdentity {
  readonly name: string;
  readonly version: string;
  readonly homepage?: string;
}

/**
 * Finds the package that a file belongs to.
 *
 * @param file - The path of a file.
 * @returns What the nearest package.json with a name says; the file's own path and version 0 when there is none.
 */
export function packageOf(file: string): PackageIdentity {
  let folder = nearestPackage(dirname(file));
  while (folder !== null) {
    const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
    const { name, version, homepage } = JSON.parse(manifest) as { readonly [key: string]: unknown };
    if (typeof name === 'string') {
      return {
        name,
        version: typeof version === 'string' ? version : '0.0.0',
        ...(typeof homepage === 'string' ? { homepage } : {}),
      };
    }
    folder = dirname(folder) === folder ? null : nearestPackage(dirname(folder));
  }
  return { name: file, version: '0.0.0' };
}
