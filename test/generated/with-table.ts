import { replaceBlock } from './replace-block';

/** Puts a table into docs/strength.md, between the comments that name it. */
export function withTable(page: string, name: string, table: string): string {
  return replaceBlock(
    'docs/strength.md',
    page,
    { begin: `<!-- ${name} -->\n\n`, end: `\n\n<!-- /${name} -->` },
    table,
  );
}
