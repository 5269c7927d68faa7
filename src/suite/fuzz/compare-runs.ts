import { providedFixtures } from '../fixtures/provided-fixtures';
import { engineKinds, errorOfKind, type Outcome } from '../protocol/wire';
import { findRow } from '../rows/catalogue';
import type { CommonGround } from './common-ground';
import type { Program, Step } from './program';
import type { StepOutcome } from './run-program';
import { TextRules } from './text-rules';
import { ValueComparison } from './value-comparison';

/** Where two implementations do not do the same. */
interface Disagreement {
  /** The number of the step, from 0. */
  readonly at: number;
  /** How they differ, the same for all differences of one cause. */
  readonly shape: string;
}

/** What comparing two runs of a program came to. */
export interface Comparison {
  readonly disagreement: Disagreement | null;
  /** How many steps were looked at before the comparison ended. */
  readonly ended: number;
  /** How many steps were compared: both gave a value, or raised an error that the interface speaks of. */
  readonly compared: number;
  /** How many steps were refused, by both sides or by one that may: that says nothing of what either does. */
  readonly refused: number;
}

const ofLanguage = 'an error of the language';
const interfaceClasses = ['Paginator', 'JsonResource', 'ResourceCollection', 'AnonymousResourceCollection'];
const helperClasses = [
  'Collection',
  'MissingValue',
  'MergeValue',
  'HtmlString',
  'JsonResponse',
  'Closure',
  'OrmModel',
];

/**
 * Compares what two implementations made of a program, up to the first difference.
 *
 * @param program - The program.
 * @param left - What the one made of it.
 * @param right - What the other made of it.
 * @param ground - What both claim to do.
 * @returns What it came to.
 */
export function compareRuns(
  { steps }: Program,
  left: readonly StepOutcome[],
  right: readonly StepOutcome[],
  ground: CommonGround,
): Comparison {
  const own = steps.flatMap((step) => (step.kind === 'class' ? [step.name] : []));
  const known = new Set([...interfaceClasses, ...helperClasses, ...providedFixtures, ...own]);
  const values = new ValueComparison(known, new TextRules(ground), ground.follows('ordered-maps'));
  let [compared, refused] = [0, 0];
  for (const [at, step] of steps.entries()) {
    const [ours, theirs] = [left[at] as StepOutcome, right[at] as StepOutcome];
    const ended = at + 1;
    if (isLeftOpen(step, ours, theirs, ground))
      return { disagreement: null, ended, compared, refused: refused + 1 };
    if ('skipped' in ours && 'skipped' in theirs) continue;
    // What both refuse they may refuse sooner or later: by then either may have called more closures.
    if (step.kind === 'calls' && refused > 0) continue;
    const found = isUnspecified(step, ours, theirs, ground)
      ? null
      : differenceOf(step, ours, theirs, values, ground);
    if (found === 'refused') refused += 1;
    else if (found !== null) return { disagreement: { at, ...found }, ended, compared, refused };
    else if (!['closure', 'class', 'request'].includes(step.kind)) compared += 1;
  }
  return { disagreement: null, ended: steps.length, compared, refused };
}

/**
 * Whether one side refuses or cannot express what the other may accept, or refuse later: from there on each is in a state of
 * its own.
 */
function isLeftOpen(step: Step, left: StepOutcome, right: StepOutcome, ground: CommonGround): boolean {
  if ('fault' in left || 'fault' in right) return false;
  const refuses = (outcome: StepOutcome): boolean => nameOf(outcome).startsWith(ofLanguage);
  const [ours, theirs] = ground.lack('strict-types', 'declared-types', 'static-languages');
  const isRefused = (ours && refuses(right)) || (theirs && refuses(left));
  if (isRefused || (ours && 'cannot' in left) || (theirs && 'cannot' in right)) return true;
  const [own, other] = ground.lack('json-text');
  return writesJson(step) && ((own && hasNoJson(left)) || (other && hasNoJson(right)));
}

function writesJson(step: Step): boolean {
  return step.kind === 'call' && /json|response/i.test(step.operation);
}

/** Whether an implementation says that something has no form in JSON, where PHP writes any object. */
function hasNoJson(outcome: StepOutcome): boolean {
  return 'error' in outcome && ['InvalidArgument', 'JsonEncoding'].includes(outcome.error.kind);
}

/** Whether the interface leaves the result of a step open: what a cache holds, what a `void` operation returns, the names of default views. */
function isUnspecified(step: Step, left: StepOutcome, right: StepOutcome, ground: CommonGround): boolean {
  if (!('value' in left && 'value' in right)) return false;
  if (!('row' in step)) return step.kind !== 'calls';
  if (!ground.follows('view-names') && showsDefaultView(step)) return true;
  if (step.kind === 'property') return step.value !== undefined || step.property.startsWith('cached');
  return step.kind === 'call' && findRow(step.row)?.type === 'void';
}

function showsDefaultView(step: Step): boolean {
  if (step.kind === 'property') return step.property.startsWith('default');
  if (step.kind !== 'call') return false;
  const isRendering = ['render', 'links'].includes(step.operation) && !step.args[0];
  return isRendering || ['toHtml', '__toString'].includes(step.operation);
}

function differenceOf(
  step: Step,
  left: StepOutcome,
  right: StepOutcome,
  values: ValueComparison,
  ground: CommonGround,
): Pick<Disagreement, 'shape'> | 'refused' | null {
  const [ours, theirs] = [nameOf(left), nameOf(right)];
  // Two drivers that fail have nothing in common that would be worth anything.
  if ('fault' in left || 'fault' in right) return { shape: `${ours} and ${theirs}` };
  if (ours.startsWith(ofLanguage) && theirs.startsWith(ofLanguage)) return 'refused';
  if (ours !== theirs) return { shape: `${ours} and ${theirs}` };
  if ('cannot' in left) return 'refused';
  if ('value' in left) {
    const shape = values.difference(left.value, (right as Outcome & { value: never }).value);
    return shape === null ? null : { shape };
  }
  const isSaid = ground.follows('messages') && !isRefusedByDriver(step);
  if (!isSaid || messageOf(left) === messageOf(right)) return null;
  return { shape: `another message of ${ours}` };
}

/** Whether a protected operation is called from outside: the driver says no, in words of its own. */
function isRefusedByDriver(step: Step): boolean {
  return step.kind === 'call' && !step.inside && findRow(step.row)?.isProtected === true;
}

function nameOf(outcome: StepOutcome): string {
  if ('value' in outcome) return 'a value';
  if ('cannot' in outcome) return '"cannot"';
  if ('skipped' in outcome) return 'nothing';
  if ('fault' in outcome) return `a driver that failed (${outcome.fault.kind})`;
  const { kind, class: name } = outcome.error;
  return engineKinds.includes(kind) ? `${ofLanguage} (${name})` : errorOfKind(kind);
}

function messageOf(outcome: StepOutcome): string {
  return 'error' in outcome ? outcome.error.message : '';
}
