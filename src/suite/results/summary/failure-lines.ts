import { casePath } from '../../laws/case-path';
import { failureCauses } from '../../report/failure-causes';
import type { ScenarioInfo } from '../../scenarios/scenario-info';
import type { Colours } from '../../text/colours';
import { wrapText } from '../../text/wrap-text';
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

/** Of failures in one way so many are shown whole; the names of the others are enough. */
const mostAlike = 3;

/** Of the cases that passed so many are named. */
const mostSiblings = 6;

/**
 * Writes failures for a person, grouped by interface row. What the document states comes first; laws come after the scenarios
 * of their row, which are easier to understand.
 *
 * @param file - The results.
 * @param context - How to find and rerun the failures, and which are known and not shown.
 * @returns Lines of text.
 */
export function failureLines(file: ResultFile, context: FailureContext): string[] {
  const { scenarios, diagnosis } = file;
  const isLaw = ({ id }: ScenarioResult): boolean =>
    context.scenario(id)?.tags.includes('@property') === true;
  const failed = scenarios.filter(({ id, status }) => status === 'failed' && !context.known.has(id));
  const plain = failureCauses(failed.filter((result) => !isLaw(result)));
  const causes = [...plain, ...failureCauses(failed.filter(isLaw))];
  const plainRows = new Set(plain.map(({ row }) => row));
  const suspects = diagnosis?.suspects.map(({ row }) => row).filter((row) => plainRows.has(row)) ?? [];
  const ordered = new Set([...suspects, ...causes.map(({ row }) => row)]);
  const siblings = passedBeside(scenarios);
  return [...ordered].flatMap((row) => [
    '',
    context.colours.strong(row),
    ...causes
      .filter((cause) => cause.row === row)
      .flatMap(({ first, others }) => alike([first, ...others], siblings, context)),
  ]);
}

function alike(
  failed: readonly ScenarioResult[],
  siblings: ReadonlyMap<string, readonly string[]>,
  context: FailureContext,
): string[] {
  const shown = failed.length > mostAlike ? failed.slice(0, mostAlike - 1) : failed;
  const rest = failed.slice(shown.length).map(({ id }) => id);
  const lines = shown.flatMap((result) =>
    failure(result, siblings.get(result.id.split('/')[0] ?? '') ?? [], context),
  );
  if (rest.length === 0) return lines;
  return [
    ...lines,
    `  ${rest.length} more fail in the same way:`,
    ...wrapText(rest.join(', '), { indent: '    ' }),
  ];
}

/** The cases of each outline that passed: what a mistake leaves alone says as much as what it breaks. */
function passedBeside(results: readonly ScenarioResult[]): ReadonlyMap<string, readonly string[]> {
  const passed = new Map<string, string[]>();
  for (const { id } of results.filter(({ status }) => status === 'passed')) {
    const [outline = '', name] = id.split('/');
    if (name === undefined) continue;
    const names = passed.get(outline);
    if (names === undefined) passed.set(outline, [name]);
    else names.push(name);
  }
  return passed;
}

function failure(result: ScenarioResult, siblings: readonly string[], context: FailureContext): string[] {
  const { id, name, level, message } = result;
  const { colours, scenario, featurePath, rerun, transcript } = context;
  const place = scenario(id);
  const rule = place?.rule ?? '';
  const path = transcript(id);
  return [
    `  ${colours.bad('FAILED')} ${id} [${level}]`,
    ...(rule === '' ? [] : wrapText(`Rule: ${rule}`, { indent: '    ', hanging: '      ' })),
    ...wrapText(name, { indent: '    ' }),
    ...(place === undefined ? [] : [`    ${colours.dim(`${featurePath(place.uri)}:${place.line}`)}`]),
    ...messageLines(casePath.without(message), '    '),
    ...(siblings.length === 0 ? [] : wrapText(passedText(siblings), { indent: '    ', hanging: '      ' })),
    '    rerun:',
    `      ${rerun(id)}`,
    ...(path === null ? [] : ['    transcript:', `      ${path}`]),
  ];
}

function passedText(siblings: readonly string[]): string {
  const more = siblings.length - mostSiblings;
  const named = siblings.slice(0, mostSiblings).join(', ');
  return `other cases of it passed: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}
