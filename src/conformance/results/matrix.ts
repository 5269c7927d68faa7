import { interfaceRows } from '../rows/catalogue';
import { levels } from '../scenarios/scenario-info';
import { printableText } from '../text/printable-text';
import type { ResultFile } from './result-file';

/**
 * Writes the matrix of implementations by interface rows as Markdown.
 *
 * @param files - The recorded results.
 * @returns The page; the same records always give the same text.
 */
export function toMatrix(files: readonly ResultFile[]): string {
  const names = files.map(({ implementation: { name, version } }) => asText(`${name} ${version}`));
  return [
    '# Conformance matrix',
    '',
    'Written by `npm run matrix` from the records in [implementations](implementations). **Divergence** is failed / run,',
    '**coverage** is run / all scenarios.',
    '',
    tableRow(['level', ...names]),
    tableRow(['---', ...names.map(() => '---')]),
    ...[...levels, 'all' as const].map((level) =>
      tableRow([
        level,
        ...files.map(
          ({ totals }) => `${percent(totals[level].divergence)} / ${percent(totals[level].coverage)}`,
        ),
      ]),
    ),
    '',
    'Below: passed / scenarios; **bold** where something failed, `-` where the implementation declares not to serve the row.',
    '',
    tableRow(['interface row', ...names]),
    tableRow(['---', ...names.map(() => '---')]),
    ...interfaceRows.map(({ id }) => tableRow([`\`${id}\``, ...files.map((file) => cell(file, id))])),
    '',
  ].join('\n');
}

/** Markdown that shows a text as it is, in a cell of a table. */
function asText(text: string): string {
  return printableText(text, { maxLength: 100, oneLine: true }).replace(/[\\`*_{}[\]<>|~&#!]/g, '\\$&');
}

function cell(file: ResultFile, id: string): string {
  const row = file.rows.find((candidate) => candidate.id === id);
  if (row === undefined || row.scenarios === 0) return '';
  if (row.unsupported === row.scenarios) return '-';
  const text = `${row.passed} / ${row.scenarios}`;
  return row.failed > 0 ? `**${text}**` : text;
}

function percent(ratio: number | null): string {
  return ratio === null ? '-' : `${(ratio * 100).toFixed(1)} %`;
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
