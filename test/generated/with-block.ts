import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/suite/package-root';

const begin = '<!-- npm run generate writes from here -->\n';
const end = '<!-- to here -->\n';

/**
 * Puts generated text into the place that a page has for it, of which there must be exactly one; what people
 * wrote stays.
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
