import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
 * @returns What the nearest package.json says; the file's own path and version 0 when there is none.
 */
export function packageOf(file: string): PackageIdentity {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest)) {
      const content = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly [key: string]: unknown };
      const { name, version, homepage } = content;
      if (typeof name === 'string') {
        return {
          name,
          version: typeof version === 'string' ? version : '0.0.0',
          ...(typeof homepage === 'string' ? { homepage } : {}),
        };
      }
    }
    if (folder === dirname(folder)) return { name: file, version: '0.0.0' };
  }
}
