// Tells of every mutant of the last run of `npm run mutation` whether a scenario of a row that owns its code notices it, and which
// rows none but scenarios of other rows guard. Argument: --table writes the table of docs/strength.md instead.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { grouped } from '../../src/suite/grouped';
import { packageRoot } from '../../src/suite/package-root';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import { withTable } from '../generated/with-block';
import { type Guard, type Guarded, guarded, guards } from './guards';
import { inCell } from './in-cell';
import { readMutants } from './read-mutants';
import { referenceOwners } from './row-owners';

const page = join(packageRoot, 'docs', 'strength.md');

function count(all: readonly Guarded[], guard: Guard): number {
  return all.filter((each) => each.guard === guard).length;
}

/** The mutants of each folder of the reference, and all. */
function table(all: readonly Guarded[]): string {
  const parts = grouped(all, ({ mutant }) => {
    const [folder = '', file] = mutant.file.replace('src/reference/', '').split('/');
    return file === undefined ? 'files beside the folders' : `\`${folder}\``;
  });
  const lines = [...[...parts].sort(([a], [b]) => (a < b ? 1 : -1)), ['all', all] as const].map(
    ([name, part]) => {
      const score = (1 - count(part, 'not killed') / part.length) * 100;
      const figures = [part.length, ...guards.map((guard) => count(part, guard))];
      return `| ${[name, ...figures.map((figure) => figure.toLocaleString('en')), `${score.toFixed(1)} %`].join(' | ')} |`;
    },
  );
  const heads = ['part of the reference', 'mutants', ...guards, 'score'];
  return [`| ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length)}`, ...lines].join('\n');
}

/** The rows with mutants that only scenarios of other rows notice. */
function report(all: readonly Guarded[]): string[] {
  const rows = grouped(all, ({ owners }) => owners.join(', '));
  return [...rows].flatMap(([row, part]) => {
    const others = part.filter(({ guard }) => guard === 'other rows');
    if (others.length === 0) return [];
    const lines = others.map(
      ({ mutant: { file, start, code, replacement, failing } }) =>
        `  ${file}:${start.line} ${inCell(code)} -> ${inCell(replacement)}: ${failing}`,
    );
    return [`${row}: ${others.length} of ${part.length}`, ...lines];
  });
}

const rows = new Map(readScenarios().map((scenario) => [scenario.id, scenario.rows]));
const mutants = readMutants();
const all = guarded(mutants, referenceOwners(), (id) => rows.get(id) ?? []);

if (process.argv.includes('--table')) {
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), 'mutation', table(all)));
} else {
  console.log(report(all).join('\n'));
  console.log(`\n${guards.map((guard) => `${guard}: ${count(all, guard)}`).join(', ')}`);
}
