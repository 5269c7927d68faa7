import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/suite/package-root';

/** Reads a page of the project and puts generated text into the place that it has for it. */
export function withBlock(path: string, block: string): string {
  const page = readFileSync(join(packageRoot, path), 'utf8');
  return replaceBlock(
    path,
    page,
    '<!-- npm run generate writes from here -->\n',
    '<!-- to here -->\n',
    block,
  );
}

/** Puts a table into docs/strength.md, between the comments that name it. */
export function withTable(page: string, name: string, table: string): string {
  return replaceBlock('docs/strength.md', page, `<!-- ${name} -->\n\n`, `\n\n<!-- /${name} -->`, table);
}

/** Throws when the page does not have exactly one place between these marks. */
function replaceBlock(path: string, page: string, begin: string, end: string, block: string): string {
  const [before, rest, ...more] = page.split(begin);
  const at = rest?.indexOf(end) ?? -1;
  if (before === undefined || rest === undefined || at < 0 || more.length > 0)
    throw new Error(`${path}: expected one place between "${begin.trim()}" and "${end.trim()}"`);
  return `${before}${begin}${block}${rest.slice(at)}`;
}
