// Compares what mutation testing found with docs/strength/survivors.md: every mutant that no scenario kills stands there
// with its reason, and nothing else does. Prints the rows that are missing, ready to be given a reason.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/suite/package-root';
import { inCell } from './in-cell';
import { readMutants } from './read-mutants';

const page = 'docs/strength/survivors.md';
const detected = new Set(['Killed', 'Timeout']);

function rowsOfPage(text: string): string[] {
  const rows = text.split('\n').filter((line) => /^\| [\w/-]+\.ts \|/.test(line));
  return rows.map((line) => {
    const [, row = '', reason = ''] = /^(\| [^`]* \| `[^`]*` \| `[^`]*` \|)(.*)\|$/.exec(line) ?? [];
    if (reason.trim() === '') throw new Error(`${page}: no reason in the row ${line}`);
    return row;
  });
}

/** What the first list has more often than the second. */
function surplus(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((entry) => {
    const place = left.indexOf(entry);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

const found = readMutants()
  .filter(({ status }) => !detected.has(status))
  .map(
    ({ file, code, replacement }) =>
      `| ${file.replace('src/reference/', '')} | ${inCell(code)} | ${inCell(replacement)} |`,
  );
const listed = rowsOfPage(readFileSync(join(packageRoot, page), 'utf8'));
const unlisted = surplus(found, listed);
const outdated = surplus(listed, found);
for (const row of unlisted) console.log(`not in ${page}: ${row}`);
for (const row of outdated) console.log(`only in ${page}: ${row}`);
console.log(`${found.length} mutants that no scenario kills, ${unlisted.length} of them without a reason`);
process.exitCode = unlisted.length + outdated.length > 0 ? 1 : 0;
