import type { OrderedJson } from '../notation/ordered-json';
import { findRow, interfaceRows } from '../rows/catalogue';
import type { CommonGround } from './common-ground';
import { argumentClass, parametersOf } from './parameters';
import type { Program, Step } from './program';
import type { StepOutcome } from './run-program';

/** How often a row was used, and what came of it on the left. */
export interface RowUse {
  uses: number;
  values: number;
}

/** The rows that say what happens when something is left out, with the calls that leave it out. */
const defaults: readonly (readonly [row: string, operation: string, fewerThan: number])[] = [
  ['Paginator.default.pageName', 'resolveCurrentPage', 1],
  ['Paginator.default.currentPage', 'resolveCurrentPage', 2],
  ['Paginator.default.path', 'resolveCurrentPath', 1],
  ['Paginator.default.constructorCurrentPage', '__construct', 3],
  ['Paginator.default.constructorOptions', '__construct', 4],
];

/** Counts what programs have reached: of which rows, and with which kinds of arguments. */
export class Coverage {
  readonly rows = new Map<string, RowUse>();
  /** By class of arguments: how often each kind of value was given. */
  readonly args = new Map<string, Map<string, number>>();

  /**
   * Counts a program.
   *
   * @param program - The program.
   * @param outcomes - What came of its steps.
   */
  add({ steps }: Program, outcomes: readonly StepOutcome[]): void {
    for (const [index, step] of steps.entries()) this.#addStep(step, outcomes[index] as StepOutcome);
  }

  /** Which of the rows that both serve were never reached. */
  missing(ground: CommonGround): readonly string[] {
    return interfaceRows.map(({ id }) => id).filter((id) => ground.serves(id) && !this.rows.has(id));
  }

  #addStep(step: Step, outcome: StepOutcome): void {
    if (!('row' in step) || 'skipped' in outcome) return;
    this.#count(step.row, 'value' in outcome);
    if ('error' in outcome && outcome.error.kind === 'BadMethodCall')
      this.#count('Error.BadMethodCallException', true);
    if (step.kind === 'property') return;
    const operation = step.kind === 'create' ? '__construct' : step.operation;
    if ('error' in outcome && operation === 'toResourceCollection')
      this.#count('Error.toResourceCollection', true);
    for (const [row, name, fewer] of defaults) {
      if (step.row.startsWith('Paginator.') && name === operation && step.args.length < fewer)
        this.#count(row, true);
    }
    const row = findRow(step.row);
    // A method of the program's own has arguments of its own.
    if (row?.member !== operation) return;
    for (const [index, parameter] of parametersOf(row).entries()) {
      const kinds = this.args.get(argumentClass(parameter)) ?? new Map<string, number>();
      this.args.set(argumentClass(parameter), kinds);
      const kind = index < step.args.length ? kindOf(step.args[index] as OrderedJson) : 'left out';
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
  }

  #count(row: string, gave: boolean): void {
    const use = this.rows.get(row) ?? { uses: 0, values: 0 };
    this.rows.set(row, use);
    use.uses += 1;
    if (gave) use.values += 1;
  }
}

/** What kind of value an argument is, in words. */
function kindOf(argument: OrderedJson): string {
  if (argument === null) return 'null';
  if (typeof argument === 'string') return argument === '' ? 'empty text' : 'text';
  if (typeof argument === 'number') return numberKind(argument);
  if (typeof argument === 'boolean') return String(argument);
  if (Array.isArray(argument)) return argument.length === 0 ? 'empty list' : 'list';
  const map = argument as ReadonlyMap<string, OrderedJson>;
  const content = map.get('$new');
  if (Array.isArray(content)) return String(content[0]);
  const names: Readonly<Record<string, string>> = {
    $fn: 'closure',
    $missing: 'missing',
    $class: 'class',
    $request: 'request',
  };
  const [first = ''] = map.keys();
  if (first === '$ref') return String(map.get('$ref')).startsWith('c') ? 'closure' : 'object';
  return Object.hasOwn(names, first) ? (names[first] as string) : 'map';
}

function numberKind(number: number): string {
  if (!Number.isInteger(number)) return 'fraction';
  if (number === 0) return 'zero';
  return number < 0 ? 'below zero' : 'above zero';
}
