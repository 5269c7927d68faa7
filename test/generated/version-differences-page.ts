import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grouped } from '../../src/suite/grouped';
import { packageRoot } from '../../src/suite/package-root';
import { inNameOrder } from '../../src/suite/results/in-name-order';
import { readRecordedResults } from '../../src/suite/results/recorded-results';
import type { RecordedResult } from '../../src/suite/results/result-file';
import { interfaceRows } from '../../src/suite/rows/catalogue';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import { wrapText } from '../../src/suite/text/wrap-text';
import { type Explanation, explainedFailures } from './explained-failures';
import { programDifferences } from './program-differences';
import { withBlock } from './with-block';

/**
 * Writes into docs/version-differences.md what differs from version to version of each system that has
 * explanations; what people wrote stays. Throws when a recorded failure is not explained, or an explanation
 * is not needed.
 */
export function versionDifferencesPage(): string {
  const explanations = JSON.parse(
    readFileSync(join(packageRoot, 'drivers/php/version-differences.json'), 'utf8'),
  ) as readonly Explanation[];
  const records = inNameOrder(readRecordedResults().files);
  const systems = [...new Set(explanations.map(({ system }) => system))];
  const sections = systems.flatMap((system) =>
    section(
      system,
      records.filter(({ implementation }) => implementation.name === system),
      explanations.filter((explanation) => explanation.system === system),
    ),
  );
  return withBlock('docs/version-differences.md', ['', ...sections, ...programDifferences()].join('\n'));
}

function section(
  system: string,
  versions: readonly RecordedResult[],
  explanations: readonly Explanation[],
): string[] {
  const names = versions.map(({ implementation }) => implementation.version);
  const rowsOf = new Map(readScenarios().map(({ id, rows }) => [id, rows]));
  const lines = explainedFailures(versions, explanations).map(({ difference, failed }) => {
    const rows = mostNamed(failed.flat().map((id) => rowsOf.get(id) ?? []));
    const counts = failed.map(({ length }) => (length === 0 ? '' : String(length)));
    return [difference, codes(rows), ...counts];
  });
  const title = `${system.charAt(0).toUpperCase()}${system.slice(1)}`;
  return [
    `## ${title}`,
    '',
    `Scenarios that fail in ${title}, by version:`,
    '',
    ...table(['difference from the current systems', 'rows', ...names], lines),
    '',
    ...served(title, versions),
  ];
}

/** The rows that a third of the scenarios are about, or more: what they have in common is where the difference is. */
function mostNamed(rowsOfEach: readonly (readonly string[])[]): string[] {
  const all = rowsOfEach.flat();
  return [...new Set(all)].filter(
    (row) => all.filter((other) => other === row).length * 3 >= rowsOfEach.length,
  );
}

/** The rows that not every version serves, by the versions that do. */
function served(title: string, versions: readonly RecordedResult[]): string[] {
  const notEverywhere = interfaceRows
    .map(({ id }) => ({ id, serving: versions.filter((version) => serves(version, id)) }))
    .filter(({ serving }) => serving.length < versions.length)
    .toSorted((a, b) => b.serving.length - a.serving.length);
  const groups = grouped(notEverywhere, ({ serving }) => servedBy(versions, serving));
  const lines = Array.from(groups, ([by, rows]) =>
    wrapText(`- ${by}: ${codes(rows.map(({ id }) => id))}`, { hanging: '  ' }).join('\n'),
  );
  return [`Rows of the interface that not every version of ${title} serves:`, '', ...lines, ''];
}

/** Whether anything that asks for the row could run. */
function serves({ rows }: RecordedResult, id: string): boolean {
  const row = rows.find((each) => each.id === id);
  return row === undefined || row.scenarios === 0 || row.passed + row.failed + row.notRun > 0;
}

function servedBy(versions: readonly RecordedResult[], serving: readonly RecordedResult[]): string {
  const names = serving.map(({ implementation }) => implementation.version);
  if (names.length === 0) return versions.length === 1 ? 'not served' : 'served by none';
  const isSinceThen = versions.slice(-serving.length).every((version) => serving.includes(version));
  return isSinceThen ? `served from ${names[0]} on` : `served by ${names.join(', ')}`;
}

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

function table(heads: readonly string[], lines: readonly (readonly string[])[]): string[] {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [row(heads), row(heads.map(() => '---')), ...lines.map(row)];
}
