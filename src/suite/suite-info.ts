import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './package-root';

const { name, version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
  readonly name: string;
  readonly version: string;
};

/** The suite, as it introduces itself to drivers and in results. */
export const suiteInfo: { readonly name: string; readonly version: string } = { name, version };
