import { grouped } from '../../grouped';
import { onOneLine } from '../../known-failures/message-start';
import { casePath } from '../../laws/case-path';
import { findRow } from '../../rows/catalogue';
import type { ScenarioInfo } from '../../scenarios/scenario-info';
import type { Colours } from '../../text/colours';
import { counted } from '../../text/counted';
import { shortened } from '../../text/shortened';
import { wrapText } from '../../text/wrap-text';
import { differenceInWords } from '../difference';
import { type FailureCause, failureCauses } from '../failure-causes';
import { parseFailureMessage } from '../failure-message';
import type { ResultFile } from '../result-file';
import type { ScenarioResult } from '../verdict';
import { messageLines } from './message-lines';

/** What is said of a failure beside its result. */
export interface FailureContext {
  /** Returns the command that reruns a scenario. */
  readonly rerun: (id: string) => string;
  /** Returns the path of a scenario's transcript, as a person would type it; null when there is none. */
  readonly transcript: (id: string) => string | null;
  /** Finds the scenario in the features. */
  readonly scenario: (id: string) => ScenarioInfo | undefined;
  /** Returns the path of a feature file, as a person would type it; the suite finds its own features from everywhere. */
  readonly featurePath: (uri: string) => string;
  /** The ids of the scenarios whose failure is known. */
  readonly known: ReadonlySet<string>;
  readonly colours: Colours;
}

/** How many causes are shown in full, and how many more in short. */
const mostCauses = 20;
const mostInShort = 100;

/** How many failures of one cause are shown in full; of the others only the ids. */
const mostAlike = 3;

/** How many other cases of an outline are named. */
const mostSiblings = 6;

/** How much is shown of the message of a failure that is shown in short. */
const longestBeginning = 120;

/** How much is shown of a step, which may hold the text of a class. */
const longestStep = 500;

/**
 * Writes failures for a person, grouped by interface row. The rows of the diagnosis come first, then what the document states;
 * laws come after the scenarios of their row, which are easier to understand. Of many causes only the first are shown whole.
 *
 * @param failed - The failures to show.
 * @param file - The results that they are among.
 * @param context - How to find and rerun the failures.
 * @returns Lines of text.
 */
export function failureLines(
  failed: readonly ScenarioResult[],
  { scenarios, diagnosis }: ResultFile,
  context: FailureContext,
): string[] {
  const causes = [false, true].flatMap((laws) =>
    failureCauses(
      failed.filter(({ generated = false }) => generated === laws),
      context.known,
      diagnosis,
    ),
  );
  const inOrder = [...grouped(joined(causes), ({ row }) => row).values()].flat();
  const siblings = otherCases(scenarios);
  return [
    ...underRows(inOrder.slice(0, mostCauses), context, (cause) => alike(cause, siblings, context)),
    ...inShort(inOrder.slice(mostCauses), context),
  ];
}

/** On a terminal, causes of one row that differ in the same way are one, whatever their levels and traits. */
function joined(causes: readonly FailureCause[]): FailureCause[] {
  const alike = grouped(causes, ({ row, way }) => JSON.stringify([row, way]));
  return [...alike.values()].flatMap(([cause, ...more]) => {
    if (cause === undefined) return [];
    const others = more.flatMap(({ first, others }) => [first, ...others]);
    return [{ ...cause, others: [...cause.others, ...others] }];
  });
}

function underRows(
  causes: readonly FailureCause[],
  { colours }: FailureContext,
  linesOf: (cause: FailureCause) => string[],
): string[] {
  return [...grouped(causes, ({ row }) => row)].flatMap(([row, ofRow]) => [
    '',
    ...headOf(row).map(colours.strong),
    ...ofRow.flatMap(linesOf),
  ]);
}

/** The id of a statement says little: its text stands beside it. */
function headOf(id: string): string[] {
  const row = findRow(id);
  return row?.kind === 'statement' ? wrapText(`${id}: ${row.text}`, { hanging: '  ' }) : [id];
}

function inShort(causes: readonly FailureCause[], context: FailureContext): string[] {
  if (causes.length === 0) return [];
  const left = causes.length - mostInShort;
  return [
    '',
    `${counted(causes.length, 'more cause')}, shortened; to see one in full:`,
    `  ${context.rerun('ID')}`,
    ...underRows(causes.slice(0, mostInShort), context, ({ first, others }) => [
      `  ${context.colours.bad('FAILED')} ${first.id} [${first.level}]${others.length === 0 ? '' : `, and ${others.length} alike`}`,
      ...messageLines(shortened(onOneLine(casePath.without(first.message)), longestBeginning), '    '),
    ]),
    ...(left > 0 ? ['', `… ${counted(left, 'more cause')}, see conformance.json`] : []),
  ];
}

function alike({ first, others }: FailureCause, siblings: OtherCases, context: FailureContext): string[] {
  const failed = [first, ...others];
  const shown = failed.length > mostAlike ? failed.slice(0, mostAlike - 1) : failed;
  const rest = failed.slice(shown.length).map(({ id }) => id);
  const lines = shown.flatMap((result, index) => [
    ...failure(result, context),
    ...stepLines(stepsBefore(result, context), stepsBefore(shown[index - 1], context)),
    ...siblingLines(siblings.get(outlineOf(result)) ?? []),
    ...commands(result, context),
  ]);
  if (rest.length === 0) return lines;
  return [
    ...lines,
    `  ${rest.length} more fail in the same way:`,
    ...wrapText(rest.join(', '), { indent: '    ' }),
  ];
}

/** By outline. */
type OtherCases = ReadonlyMap<string, readonly ScenarioResult[]>;

/** The cases of each outline that did not fail: what a mistake leaves alone says as much as what it breaks. */
function otherCases(results: readonly ScenarioResult[]): OtherCases {
  const others = results.filter(({ id, status }) => id.includes('/') && status !== 'failed');
  return grouped(others, outlineOf);
}

function outlineOf({ id }: ScenarioResult): string {
  return id.split('/')[0] ?? '';
}

function failure(result: ScenarioResult, context: FailureContext): string[] {
  const { id, name, level, message } = result;
  const { colours, scenario, featurePath } = context;
  const place = scenario(id);
  const rule = place?.rule ?? '';
  const { sides } = parseFailureMessage(message);
  const inWords = sides === null ? null : differenceInWords(sides);
  return [
    `  ${colours.bad('FAILED')} ${id} [${level}]`,
    ...(rule === '' ? [] : wrapText(`Rule: ${rule}`, { indent: '    ', hanging: '      ' })),
    ...wrapText(name, { indent: '    ' }),
    ...(place === undefined ? [] : [`    ${colours.dim(`${featurePath(place.uri)}:${place.line}`)}`]),
    ...messageLines(casePath.without(message), '    '),
    ...(inWords === null ? [] : wrapText(`in short: ${inWords}`, { indent: '      ', hanging: '        ' })),
  ];
}

/** What a scenario does before the step that failed, without which what was received says little. */
function stepsBefore(result: ScenarioResult | undefined, { scenario }: FailureContext): string[] {
  const { id = '', failedStep = 1 } = result ?? {};
  const steps = scenario(id)?.steps.slice(0, failedStep - 1) ?? [];
  return steps.map((step) => step.replaceAll('"""', '').replace(/\s+/g, ' ').trim());
}

/** What was done first above as well is not told again. */
function stepLines(steps: readonly string[], above: readonly string[]): string[] {
  if (steps.length === 0) return [];
  const differs = steps.findIndex((step, index) => step !== above[index]);
  const rest = differs < 0 ? [] : steps.slice(differs);
  const same = steps.length - rest.length;
  if (same === 0) return ['    after:', ...rest.map(stepLine)];
  const head = `    after the first ${same === 1 ? 'step' : `${same} steps`} above`;
  return rest.length === 0 ? [head] : [`${head} and:`, ...rest.map(stepLine)];
}

function stepLine(step: string): string {
  return `      ${shortened(step, longestStep)}`;
}

function siblingLines(siblings: readonly ScenarioResult[]): string[] {
  const passed = siblings.filter(({ status }) => status === 'passed');
  const others = siblings.filter(({ status }) => status !== 'passed');
  return [
    ...caseLines('other examples of this outline passed', passed),
    ...caseLines('other examples of this outline did not run', others),
  ];
}

function caseLines(what: string, cases: readonly ScenarioResult[]): string[] {
  if (cases.length === 0) return [];
  const more = cases.length - mostSiblings;
  const named = cases.slice(0, mostSiblings).map(({ id }) => id.slice(id.indexOf('/') + 1));
  const text = `${what}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return wrapText(text, { indent: '    ', hanging: '      ' });
}

function commands({ id }: ScenarioResult, { rerun, transcript }: FailureContext): string[] {
  const path = transcript(id);
  return ['    rerun:', `      ${rerun(id)}`, ...(path === null ? [] : ['    transcript:', `      ${path}`])];
}
