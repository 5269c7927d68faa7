import type { FailureCause } from '../results/failure-causes';
import type { ResultFile } from '../results/result-file';
import type { RunVerdict } from '../results/summary/verdict-line';
import type { Totals } from '../results/verdict';
import { levels } from '../scenarios/scenario-info';
import { counted } from '../text/counted';
import { markdownText } from '../text/markdown-text';
import { percent } from '../text/percent';

/** How many causes are listed: the page of the run has them all. */
const most = 20;

/**
 * Writes a run as Markdown, for the summary of a CI system.
 *
 * @param file - The results.
 * @param verdict - How the run ended.
 * @param causes - Its failures, grouped by cause.
 * @returns The text.
 */
export function stepSummary(file: ResultFile, verdict: RunVerdict, causes: readonly FailureCause[]): string {
  const { name, version, language } = file.implementation;
  const partial =
    file.partial.length === 0
      ? []
      : [`Partial run: ${file.partial.map((reason) => markdownText(reason)).join(', ')}`, ''];
  return [
    `## ${markdownText(name)} ${markdownText(version)} (${markdownText(language)})`,
    '',
    `**${markdownText(verdict.lines.join(' '), 300)}**`,
    '',
    ...partial,
    '| portable core | divergence | coverage | passed | failed | unsupported | not run |',
    '|---|---|---|---|---|---|---|',
    ...[...levels, 'all' as const].map((level) => figureRow(level, file.core[level])),
    figureRow('all, with traits', file.totals.all),
    '',
    ...causeLines(causes),
    '',
  ].join('\n');
}

function figureRow(name: string, totals: Totals): string {
  const { divergence, coverage, passed, failed, unsupported, notRun } = totals;
  return `| ${[name, percent(divergence), percent(coverage), passed, failed, unsupported, notRun].join(' | ')} |`;
}

function causeLines(causes: readonly FailureCause[]): string[] {
  if (causes.length === 0) return [];
  const shown = causes.slice(0, most).map(({ row, first, others, isKnown, message: { subject, sides } }) => {
    const what = `${markdownText(first.name)}${others.length === 0 ? '' : ` and ${others.length} more`}`;
    const [expected, received] = sides === null ? [subject, ''] : [sides.expected, sides.received];
    const level = isKnown ? `${first.level}, known` : first.level;
    return `| ${level} | ${markdownText(row)} | ${what} | ${markdownText(expected)} | ${markdownText(received)} |`;
  });
  const rest = causes.length - shown.length;
  return [
    '### Where to start',
    '',
    '| level | row | scenario | expected | received |',
    '|---|---|---|---|---|',
    ...shown,
    ...(rest === 0 ? [] : ['', `${counted(rest, 'more cause')} in index.html`]),
  ];
}
