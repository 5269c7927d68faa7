// Does what the pages tell their readers, and puts the output of the commands in: `npm run docs:update`. What a page leaves
// out stays left out; where the shown lines are no longer there, the whole output is put in.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/suite/package-root';
import { MarkdownPage } from './markdown-page';
import { PageRun } from './page-run';
import { pagesWithOutput } from './pages-with-output';

for (const path of pagesWithOutput) {
  const file = join(packageRoot, path);
  const before = readFileSync(file, 'utf8');
  const run = new PageRun();
  const after = new MarkdownPage(path, before).withBlocks((block) => run.do(block));
  if (after !== before) writeFileSync(file, after);
  console.log(`${after === before ? 'unchanged' : 'rewritten'}: ${path}`);
}
