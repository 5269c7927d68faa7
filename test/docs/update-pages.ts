// Does what the pages tell their readers, and puts the output of the commands in: `npm run docs:update`. What a page leaves
// out stays left out; a block whose lines are no longer there at all is named and left as it is.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/suite/package-root';
import { skipWithout } from '../skip-without';
import { pagesWithOutput } from './pages-with-output';
import { updatedPage } from './updated-page';

if (skipWithout('python3') !== false) {
  console.error('docs:update: expected python3, which the tutorial runs, to be installed');
  process.exit(2);
}
for (const path of pagesWithOutput) {
  const file = join(packageRoot, path);
  const before = readFileSync(file, 'utf8');
  const { text, lost } = updatedPage(path, before);
  if (text !== before) writeFileSync(file, text);
  console.log(`${text === before ? 'unchanged' : 'rewritten'}: ${path}`);
  for (const line of lost)
    console.log(
      `${path}:${line}: expected lines of the output, which has none of them; choose others by hand`,
    );
  if (lost.length > 0) process.exitCode = 1;
}
