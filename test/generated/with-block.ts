import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/suite/package-root';

const begin = '<!-- npm run generate writes from here -->\n';
const end = '<!-- to here -->\n';

/**
 * Puts generated text into the place that a page has for it.
 *
 * @param path - The page in the package.
 * @param block - The text.
 * @returns The page; what people wrote stays.
 * @throws Error when the page does not have exactly one place.
 */
export function withBlock(path: string, block: string): string {
  const text = readFileSync(join(packageRoot, path), 'utf8');
  const [before, rest, ...more] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${path}: expected one place between "${begin.trim()}" and "${end.trim()}"`);
  }
  return `${before}${begin}${block}${end}${after}`;
}
