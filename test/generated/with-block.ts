import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/suite/package-root';
import { replaceBlock } from './replace-block';

const marks = { begin: '<!-- npm run generate writes from here -->\n', end: '<!-- to here -->\n' };

/** Reads a page of the project and puts generated text into the place that it has for it. */
export function withBlock(path: string, block: string): string {
  return replaceBlock(path, readFileSync(join(packageRoot, path), 'utf8'), marks, block);
}
