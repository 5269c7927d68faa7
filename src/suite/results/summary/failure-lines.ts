import type { ScenarioInfo } from '../../scenarios/scenario-info';
import type { Colours } from '../../text/colours';
import { wrapText } from '../../text/wrap-text';
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
  /** Returns the path of a feature file, as a person would type it. */
  readonly featurePath: (uri: string) => string;
  readonly colours: Colours;
}

/**
 * Writes failures for a person, grouped by interface row; laws come after the scenarios of their row, which are easier
 * to understand.
 *
 * @param failed - The failed scenarios.
 * @param context - How to find and rerun them.
 * @returns Lines of text.
 */
export function failureLines(failed: readonly ScenarioResult[], context: FailureContext): string[] {
  const rows = [...new Set(failed.map(({ rows: [row] }) => row ?? ''))];
  return rows.flatMap((row) => {
    const about = failed.filter((result) => result.rows[0] === row);
    const isLaw = ({ id }: ScenarioResult): boolean =>
      context.scenario(id)?.tags.includes('@property') === true;
    const ordered = [...about.filter((result) => !isLaw(result)), ...about.filter(isLaw)];
    return ['', context.colours.strong(row), ...ordered.flatMap((result) => failure(result, context))];
  });
}

function failure(result: ScenarioResult, context: FailureContext): string[] {
  const { id, name, level, message } = result;
  const { colours, scenario, featurePath, rerun, transcript } = context;
  const place = scenario(id);
  const path = transcript(id);
  return [
    `  ${colours.bad('FAILED')} ${id} [${level}]`,
    ...wrapText(name, { indent: '    ' }),
    ...(place === undefined ? [] : [`    ${colours.dim(`${featurePath(place.uri)}:${place.line}`)}`]),
    ...messageLines(message, '    '),
    '    rerun:',
    `      ${rerun(id)}`,
    ...(path === null ? [] : ['    transcript:', `      ${path}`]),
  ];
}
