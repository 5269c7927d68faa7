import { showOutcomeBriefly } from '../../src/suite/session/show-outcome';
import { counted } from '../../src/suite/text/counted';
import type { Problem, Tally } from './tally';

const explanations: Readonly<Record<string, string>> = {
  survived: 'PASSES although it is not left open',
  untrue: 'FAILS although it is left open',
  lost: 'asks for something else than before',
};

/** Writes what was found: what is wrong first, then figures. */
export function reportLines(tally: Tally): string[] {
  const { scenarios, verdicts, openings, problems, toothless } = tally;
  const { noticed = 0, open = 0, unobserved = 0 } = verdicts;
  const declared = Object.entries(openings).sort(([, a], [, b]) => b - a);
  return [
    ...problems.flatMap(problemLines),
    ...toothless.map((id) => `${id}: nothing but an error can make it fail`),
    ...(problems.length + toothless.length === 0 ? [] : ['']),
    `${counted(scenarios, 'scenario')}; changes of an observed value, one at a time:`,
    figure(noticed, 'make a step that looks at it fail'),
    figure(open, 'pass, as what is expected leaves them open'),
    ...declared.map(([what, count]) => `    ${figure(count, what)}`),
    figure(unobserved, 'are of values that no step looks at'),
    figure(verdicts.survived ?? 0, 'pass although they are not left open'),
    figure(verdicts.untrue ?? 0, 'fail although they are left open'),
    ...(verdicts.lost === undefined ? [] : [figure(verdicts.lost, 'lead elsewhere')]),
    `${counted(toothless.length, 'scenario')} that nothing but an error can make fail`,
  ];
}

function figure(count: number, what: string): string {
  return `${count.toLocaleString('en').padStart(8)}  ${what}`;
}

function problemLines({ scenario, finding }: Problem): string[] {
  const { verdict, step, kind, place, request, was, opening, message } = finding;
  return [
    `${scenario}: ${explanations[verdict]}: ${kind}${place === '' ? '' : ` at ${place}`}`,
    `    step:    ${step === '' ? 'none' : step}`,
    `    request: ${request.slice(0, 200)}`,
    `    outcome: ${showOutcomeBriefly(was).slice(0, 200)}`,
    ...(opening === '' ? [] : [`    open:    ${opening}`]),
    ...(message === '' ? [] : [`    thrown:  ${message.replace(/\s+/g, ' ').slice(0, 200)}`]),
  ];
}
