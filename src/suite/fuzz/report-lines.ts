import { showOutcomeBriefly } from '../session/show-outcome';
import { counted } from '../text/counted';
import { printableText } from '../text/printable-text';
import { wrapText } from '../text/wrap-text';
import type { CommonGround } from './common-ground';
import type { Coverage } from './coverage';
import type { Finding } from './finding';
import type { FuzzResult } from './fuzz';
import type { KnownDifferences } from './known-differences';
import type { StepOutcome } from './run-program';

const longestOutcome = { maxLength: 600, oneLine: true };

/**
 * Writes what the programs have reached.
 *
 * @param coverage - What was counted.
 * @param ground - What could be reached.
 * @returns Lines: how often each row was used and gave a value, and which kinds of arguments of each class were given.
 */
export function coverageLines(coverage: Coverage, ground: CommonGround): readonly string[] {
  const rows = [...coverage.rows].map(
    ([id, { uses, values }]) => `${id} ${uses} (${counted(values, 'value')})`,
  );
  const classes = [...coverage.args].map(([name, kinds]) => {
    const shown = [...kinds]
      .sort(([, one], [, other]) => other - one)
      .map(([kind, count]) => `${kind} ${count}`);
    return wrapText(`${name}: ${shown.join(', ')}`, { indent: '  ', hanging: '    ' });
  });
  const missing = coverage.missing(ground);
  const { leftOut } = ground;
  return [
    'Rows, how often each was used and gave a value:',
    ...wrapText(rows.sort().join(', '), { indent: '  ' }),
    'Arguments by type and name, how often each kind was given:',
    ...classes.flat(),
    ...(leftOut.length === 0
      ? []
      : wrapText(`Left alone because of a trait: ${leftOut.join(', ')}.`, { hanging: '  ' })),
    ...(missing.length === 0
      ? ['Every row that both serve was reached.']
      : wrapText(`Never reached: ${missing.join(', ')}.`, { hanging: '  ' })),
  ];
}

/**
 * Writes a finding for people.
 *
 * @param number - Its number.
 * @param finding - The finding.
 * @param titles - What the two implementations are called.
 * @param ending - Lines that stand below: how to see it again.
 * @returns Lines.
 */
export function findingLines(
  number: number,
  { row, shape, left, right, isRepeatable }: Finding,
  titles: readonly [string, string],
  ending: readonly string[],
): readonly string[] {
  return [
    ...wrapText(`Cause ${number}: ${row}: ${shape}`, { hanging: '  ' }),
    `  ${titles[0]}: ${outcomeText(left.at(-1))}`,
    `  ${titles[1]}: ${outcomeText(right.at(-1))}`,
    ...(isRepeatable
      ? []
      : ['  It does not show when the program runs alone: something survives the reset of a driver.']),
    ...ending,
  ];
}

/**
 * Writes what fuzzing came to.
 *
 * @param result - What was found.
 * @param known - The differences that were not counted as findings.
 * @returns Lines, the verdict last.
 */
export function figureLines(result: FuzzResult, known: KnownDifferences): readonly string[] {
  const { programs, compared, refused, findings, repeated } = result;
  const explained = known.entries.flatMap(({ id, differs }) => {
    const times = known.met.get(id) ?? 0;
    return times === 0
      ? []
      : wrapText(`  ${id}: ${counted(times, 'program')}; ${differs}`, { hanging: '    ' });
  });
  const again = findings.flatMap(({ cause }, index) => {
    const times = repeated.get(cause) ?? 0;
    return times === 0 ? [] : [`Cause ${index + 1} showed in ${counted(times, 'more program')}.`];
  });
  return [
    ...again,
    ...(explained.length === 0 ? [] : ['Known differences that were met:', ...explained]),
    `${counted(programs, 'program')}, ${counted(compared, 'step')} compared; not counted: ${counted(refused, 'refused step')}`,
    findings.length === 0
      ? 'No difference was found.'
      : `${counted(findings.length, 'cause')} of difference.`,
  ];
}

function outcomeText(outcome: StepOutcome | undefined): string {
  if (outcome === undefined || 'skipped' in outcome)
    return 'nothing, because an object before it was not made';
  if ('fault' in outcome) return printableText(`no outcome: ${outcome.fault.message}`, longestOutcome);
  return printableText(showOutcomeBriefly(outcome), longestOutcome);
}
