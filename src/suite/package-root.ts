import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of this package: where its package.json, features and schemas are, in a checkout and when installed. */
export const packageRoot: string = findRoot(__dirname);

function findRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder));
}
