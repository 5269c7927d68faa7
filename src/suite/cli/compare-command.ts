import { implementationTitle } from '../results/implementation-title';
import { readResult } from '../results/read-result-file';
import type { RecordedResult } from '../results/result-file';
import { counted } from '../text/counted';
import { printableText } from '../text/printable-text';
import { wrapText } from '../text/wrap-text';
import { UsageError } from '../usage/usage-error';
import { exitCodes } from './exit-codes';

/** A scenario on which results differ, with what each of them says. */
interface ScenarioDifference {
  readonly id: string;
  readonly results: readonly { readonly of: string; readonly status: string; readonly message: string }[];
}

/** What each result says of one scenario, in the order of the results. */
type Found = readonly (RecordedResult['scenarios'][number] | undefined)[];

/** How much is shown of a reason. */
const longestReason = 200;

/**
 * Shows every scenario on which results differ.
 *
 * @param paths - Two or more conformance.json files.
 * @param asJson - Whether to write JSON.
 * @returns The exit code: 1 when they differ.
 * @throws UsageError for fewer than two files or a file that holds no results.
 */
export function compareCommand(paths: readonly string[], asJson: boolean): number {
  if (paths.length < 2)
    throw new UsageError(`compare: expected two or more results, received ${paths.length}`);
  const files = paths.map(readResult);
  const byId = files.map(({ scenarios }) => new Map(scenarios.map((scenario) => [scenario.id, scenario])));
  const ids = [...new Set(byId.flatMap((scenarios) => [...scenarios.keys()]))];
  const names = namesOf(files, paths);
  const found = ids.map((id) => ({ id, results: byId.map((scenarios) => scenarios.get(id)) }));
  const differences = found.flatMap(({ id, results }) => differenceOf(id, results, names));
  const otherQuestions = found.filter(({ results }) => asksDifferently(results)).map(({ id }) => id);
  const text = asJson
    ? JSON.stringify({ results: names, scenarios: ids.length, differences, otherQuestions }, null, 2)
    : [
        ...differences.flatMap(toLines),
        ...conclusion(differences.length, ids.length, files, names),
        ...questionLines(otherQuestions),
      ].join('\n');
  process.stdout.write(`${text}\n`);
  return differences.length === 0 ? exitCodes.ok : exitCodes.differs;
}

/** Results are called by their implementations; several of one implementation by their files as well. */
function namesOf(files: readonly RecordedResult[], paths: readonly string[]): string[] {
  const names = files.map(({ implementation }) => implementationTitle(implementation));
  return names.map((name, index) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${paths[index]})`,
  );
}

function differenceOf(id: string, found: Found, names: readonly string[]): ScenarioDifference[] {
  const results = found.map((result, index) => ({
    of: names[index] ?? '',
    status: result?.status ?? 'absent',
    message: result?.message ?? '',
  }));
  return new Set(results.map(({ status }) => status)).size === 1 ? [] : [{ id, results }];
}

function toLines({ id, results }: ScenarioDifference): string[] {
  return [
    printableText(id, { oneLine: true }),
    ...results.flatMap(({ of, status, message }) => {
      const reason = printableText(message.replace(/\s+/g, ' '), { maxLength: longestReason });
      return wrapText(`${of}: ${status}${reason === '' ? '' : ` (${reason})`}`, {
        indent: '  ',
        hanging: '    ',
      });
    }),
  ];
}

function conclusion(
  count: number,
  all: number,
  files: readonly RecordedResult[],
  names: readonly string[],
): string[] {
  const versions = [...new Set(files.map(({ suite }) => printableText(suite.version, { oneLine: true })))];
  const number = count === 0 ? 'No difference' : counted(count, 'difference');
  return [
    ...(count === 0 ? [] : ['']),
    ...wrapText(`${number} in ${counted(all, 'scenario')} of ${names.join(' and ')}`),
    ...(versions.length === 1
      ? []
      : wrapText(`They may answer different questions: suite ${versions.join(' and ')}`)),
  ];
}

/** Whether results answer different questions under one id. */
function asksDifferently(found: Found): boolean {
  return new Set(found.flatMap((scenario) => scenario?.digest ?? [])).size > 1;
}

function questionLines(ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  return [
    `${counted(ids.length, 'scenario')} changed between the versions of the suite that wrote these results:`,
    ...ids.map((id) => `  ${printableText(id, { oneLine: true })}`),
  ];
}
