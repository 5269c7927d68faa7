import { closureHandle } from '../notation/closure-handle';
import { errorOfKind, type Outcome, type WireValue } from '../protocol/wire';
import { expectedNotation } from './expected-notation';
import type { Finding } from './finding';
import type { Step } from './program';
import type { StepOutcome } from './run-program';
import { notationText, propertyName, stepText, withData } from './step-text';

type Keyword = 'Given' | 'When' | 'Then';

/**
 * Writes a finding as a feature that can be run: the program, and what the right-hand implementation made of its last step,
 * or the left-hand one where the right gave no answer.
 *
 * @param finding - The finding.
 * @returns The text of a feature file.
 */
export function featureText({ row, shape, program, left, right }: Finding): string {
  const last = program.steps.length - 1;
  const outcomes = [
    ...right.slice(0, last),
    isAnswer(right[last]) ? right[last] : left[last],
  ] as readonly StepOutcome[];
  const nameOf = namesIn(program.steps, outcomes);
  const lines: string[] = [];
  let before: Keyword | null = null;
  const add = (keyword: Keyword, [text, ...data]: readonly string[]): void => {
    if (text === undefined) return;
    lines.push(
      `      ${keyword === before ? 'And' : keyword} ${text}`,
      ...data.map((line) => `        ${line}`),
    );
    before = keyword;
  };
  for (const [index, step] of program.steps.entries()) {
    const outcome = outcomes[index] as StepOutcome;
    for (const text of sentences(step, outcome)) add(keywordOf(step), text);
    const expected = index === last || step.kind === 'property' ? expectation(step, outcome, nameOf) : [];
    if (expected.length > 0) add('Then', expected);
    else if ('error' in outcome) add('Then', ['it fails']);
  }
  const ordered = shape.endsWith('the order of keys') ? ' @trait:ordered-maps' : '';
  return [
    `@op:${row}`,
    `Feature: ${row}`,
    '',
    `  @level:observed${ordered}`,
    '  Rule: Found by fuzzing',
    '',
    `    @id:${row.toLowerCase().replace(/[^a-z]+/g, '-')}-fuzzed`,
    `    Scenario: ${shape}`,
    ...lines,
    '',
  ].join('\n');
}

/** The Gherkin steps of a step, each with the lines below it; what is no object gets no name. */
function sentences(step: Step, outcome: StepOutcome): readonly (readonly string[])[] {
  const lines = stepText(step);
  const keep = step.kind === 'call' && handleOf(outcome) !== null ? step.keep : null;
  return [lines, ...(keep === null ? [] : [[`the result is kept as "${keep}"`]])];
}

function handleOf(outcome: StepOutcome): string | null {
  const value = ('value' in outcome ? outcome.value : null) as { readonly $ref?: string } | null;
  return value?.$ref ?? null;
}

function keywordOf({ kind }: Step): Keyword {
  return ['closure', 'class', 'request', 'create'].includes(kind) ? 'Given' : 'When';
}

function isAnswer(outcome: StepOutcome | undefined): boolean {
  return outcome !== undefined && ('value' in outcome || 'error' in outcome);
}

/** What the last step, or a property that was read, has to give. */
function expectation(
  step: Step,
  outcome: StepOutcome,
  nameOf: (handle: string) => string | null,
): readonly string[] {
  if ('error' in outcome) {
    const { kind, message } = outcome.error;
    const saying =
      kind === 'Type' || kind === 'Generic' || /["\\\n]/.test(message) ? '' : ` saying "${message}"`;
    return [`it fails with ${errorOfKind(kind)}${saying}`];
  }
  if (!('value' in outcome)) return [];
  const expected = expectedNotation(outcome.value, nameOf);
  const entries = entriesOf(outcome);
  if (entries !== null)
    return [`the result iterates over ${notationText(expectedNotation({ $map: entries } as never, nameOf))}`];
  if (step.kind === 'property' && step.value === undefined)
    return [`${propertyName(step)} is ${notationText(expected)}`];
  if (step.kind === 'calls') return withData(`the closure "${step.closure}" was called with`, expected);
  return step.kind === 'call' || step.kind === 'create' ? withData('the result is', expected) : [];
}

function entriesOf(outcome: Outcome): WireValue | null {
  const value = ('value' in outcome ? outcome.value : null) as { readonly entries?: WireValue } | null;
  return Array.isArray(value) ? null : (value?.entries ?? null);
}

/** Finds out which handles the program has names for. */
function namesIn(
  steps: readonly Step[],
  outcomes: readonly StepOutcome[],
): (handle: string) => string | null {
  const names = new Map<string, string>();
  for (const [index, step] of steps.entries()) {
    const outcome = outcomes[index] as StepOutcome;
    const handle = handleOf(outcome);
    if (step.kind === 'closure') names.set(closureHandle(step.name), step.name);
    const name = step.kind === 'create' ? step.name : step.kind === 'call' ? step.keep : null;
    // What the last step gives has no name while it is looked at.
    if (name !== null && handle !== null && index < steps.length - 1)
      names.set(handle, names.get(handle) ?? name);
  }
  return (handle) => names.get(handle) ?? null;
}
