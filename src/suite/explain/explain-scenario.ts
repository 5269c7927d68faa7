import type { RecordedResult } from '../results/result-file';
import { findRow } from '../rows/catalogue';
import type { ScenarioInfo } from '../scenarios/scenario-info';
import { wrapText } from '../text/wrap-text';
import { traits as allTraits } from '../traits/trait-catalogue';
import { seenLines } from './seen-lines';

/**
 * Explains a scenario: what the suite asks, and why it may: the document says it, or real systems were seen to do it.
 *
 * @param scenario - The scenario.
 * @param recorded - What was recorded of real systems.
 * @returns Lines that fit the screen, but for the place, and for tables and texts of steps, which are never broken.
 */
export function explainScenario(
  scenario: ScenarioInfo,
  recorded: readonly RecordedResult[],
): readonly string[] {
  const { id, level, name, uri, line, rule, notes, rows, steps } = scenario;
  const isStated = level === 'stated';
  return [
    ...wrapText(`${id} [${level}] ${name}`, { hanging: '  ' }),
    `${uri}:${line}`,
    ...wrapText(`Rule: ${rule}`, { hanging: '  ' }),
    // Notes are paragraphs that end where a feature file's lines do.
    ...(notes.length === 0 ? [] : ['Note', ...wrapText(notes.join(' '), { indent: '  ' })]),
    'Traits',
    ...traitTexts(scenario).flatMap(entry),
    isStated ? 'The interface says' : 'The interface document does not say this; it is about',
    ...rows.flatMap((row) => entry(`${row}: ${findRow(row)?.text ?? 'unknown row'}`)),
    'Steps',
    ...steps.flatMap(stepLines),
    isStated ? 'Results' : `Results; it is asked because ${witnesses(scenario)}`,
    ...seenLines(recorded, (file) => statusIn(file, scenario)),
  ];
}

/** The systems whose behaviour makes an expectation that the document does not state. */
function witnesses({ traits }: ScenarioInfo): string {
  return traits.includes('declared-types') ? 'Hypervel does it' : 'both Hypervel and Laravel do it';
}

function entry(text: string): string[] {
  return wrapText(text, { indent: '  ', hanging: '    ' });
}

function traitTexts({ traits }: ScenarioInfo): string[] {
  if (traits.length === 0) return ['none: it belongs to the portable core, and every port is asked'];
  return allTraits
    .filter(({ name }) => traits.includes(name))
    .map(({ name, asks }) => `${name}: ${asks} A port may decline it.`);
}

/** What follows the first line of a step is a table or a text, which may be copied. */
function stepLines(step: string): string[] {
  const [text = '', ...argument] = step.split('\n');
  return [...entry(text), ...argument.map((line) => `    ${line}`)];
}

function statusIn(file: RecordedResult, { id, digest }: ScenarioInfo): string {
  const result = file.scenarios.find((candidate) => candidate.id === id);
  if (result === undefined) return 'recorded before this scenario existed';
  const age = result.digest === digest ? '' : ' (when it asked something else)';
  const reason = result.message === '' ? '' : `: ${result.message.split('\n')[0]}`;
  return `${result.status}${age}${reason}`;
}
