import { printableText } from '../../text/printable-text';
import { wrapText } from '../../text/wrap-text';
import type { ScenarioResult } from '../verdict';

/** How many groups are shown: a driver may give every row a reason of its own. */
const mostGroups = 12;

const needs = /^needs (.+?), which the driver declares it does not serve \((.*)\)$/s;

interface Group {
  readonly text: string;
  count: number;
  /** The rows with the number of scenarios that need each. */
  readonly needed: Map<string, number>;
}

/**
 * Says in a few lines which scenarios the driver left out, and why.
 *
 * @param results - The verdicts of a run.
 * @returns Lines of text: what needs rows of one table for one reason makes one line, the largest first. Reasons that
 *   differ in nothing but the name of the row count as one.
 */
export function unsupportedLines(results: readonly ScenarioResult[]): string[] {
  const groups = new Map<string, Group>();
  const unsupported = results.filter(({ status }) => status === 'unsupported');
  for (const { message } of unsupported) {
    const [, needed = '', reason = ''] = needs.exec(message) ?? [];
    const [table = '', member] = needed.split('.');
    const text =
      member === undefined
        ? alone(message, needed, reason)
        : `rows of ${table}: ${reason.replaceAll(member, '…')}`;
    const group = groups.get(text) ?? { text, count: 0, needed: new Map() };
    group.count += 1;
    group.needed.set(needed, (group.needed.get(needed) ?? 0) + 1);
    groups.set(text, group);
  }
  if (groups.size === 0) return [];
  const ordered = [...groups.values()].sort((left, right) => right.count - left.count);
  const rest = ordered.slice(mostGroups);
  return [
    '',
    `Unsupported by declaration (${unsupported.length} scenario${unsupported.length === 1 ? '' : 's'})`,
    ...ordered.slice(0, mostGroups).flatMap(groupLines),
    ...(rest.length === 0
      ? []
      : [`${padded(rest.reduce((sum, { count }) => sum + count, 0))}  for ${rest.length} other reasons`]),
  ];
}

function alone(message: string, needed: string, reason: string): string {
  return needed === '' ? message : `${needed}: ${reason}`;
}

function groupLines({ text, count, needed }: Group): string[] {
  const ordered = [...needed].sort(([, left], [, right]) => right - left).map(([row]) => row);
  const [row = ''] = ordered;
  const told =
    ordered.length > 1
      ? `${ordered.length} ${text.replace(/^rows of \w+/, `$& (${mostOften(ordered)})`)}`
      : text.replace(/^rows of \w+/, row).replaceAll('…', memberOf(row));
  const shown = printableText(told, { oneLine: true, maxLength: 300 });
  return wrapText(shown, { indent: `${padded(count)}  `, hanging: ' '.repeat(8) });
}

function mostOften(rows: readonly string[]): string {
  const names = rows.slice(0, 3).map(memberOf).join(', ');
  return rows.length > 3 ? `most often ${names}` : names;
}

function memberOf(row: string): string {
  return row.split('.')[1] ?? '…';
}

function padded(count: number): string {
  return String(count).padStart(6);
}
