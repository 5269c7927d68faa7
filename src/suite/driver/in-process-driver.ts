import { protocolVersion } from '../protocol/protocol-version';
import type { ClassDefinition, Expression, Outcome, TraitDeclaration } from '../protocol/wire';
import type { Driver, DriverDescription, From, ImplementationInfo, LackedRow } from './driver';
import { DriverFault } from './driver-fault';
import { Cannot } from './in-process/cannot';
import type { ModuleExports } from './in-process/class-table';
import { createDriverParts, type DriverParts } from './in-process/create-driver-parts';
import { EventLoopTurn } from './in-process/event-loop-turn';
import { ModuleState } from './in-process/module-state';
import { servedRows } from './in-process/served-rows';

/**
 * Drives any JavaScript module within this process.
 *
 * What a module must export is described in docs/javascript-modules.md.
 */
export class InProcessDriver implements Driver {
  readonly #exports: ModuleExports;
  readonly #implementation: ImplementationInfo;
  readonly #parts: DriverParts;
  readonly #state: ModuleState;
  readonly #turn = new EventLoopTurn();

  /**
   * @param exports - The exports of the module under judgement, with all its static state at its defaults.
   * @param implementation - How the module is introduced in reports.
   */
  constructor(exports: ModuleExports, implementation: ImplementationInfo) {
    this.#exports = exports;
    this.#implementation = implementation;
    this.#parts = createDriverParts(exports);
    this.#state = new ModuleState(exports, this.#parts.classes);
  }

  async initialize(): Promise<DriverDescription> {
    const { classes, markers, properties } = this.#parts;
    const { traits, lacks } = this.#exports;
    const has = (name: string): boolean => classes.interfaceClass(name) !== null;
    const capabilities = [
      'define',
      'fixtures',
      ...(has('Request') && has('Container') ? ['request'] : []),
      ...(markers.areThere ? ['markers'] : []),
      ...(has('OrmModel') ? ['model'] : []),
    ];
    return {
      protocolVersion,
      implementation: this.#implementation,
      rows: servedRows(classes, properties, Array.isArray(lacks) ? (lacks as readonly LackedRow[]) : []),
      capabilities,
      ...(traits === undefined ? {} : { traits: requireDeclaration(traits) }),
      pipelining: true,
    };
  }

  create(className: string, args: readonly Expression[]): Promise<Outcome> {
    const { classes, construct } = this.#parts;
    return this.#outcome(() => construct(classes.require(className), this.#args(args)));
  }

  call(target: string, operation: string, args: readonly Expression[], from?: From): Promise<Outcome> {
    return this.#outcome(() =>
      this.#parts.members.call(this.#object(target), operation, this.#args(args), from),
    );
  }

  callStatic(
    className: string,
    operation: string,
    args: readonly Expression[],
    from?: From,
  ): Promise<Outcome> {
    const { classes, members } = this.#parts;
    return this.#outcome(() =>
      members.callStatic(classes.require(className), operation, this.#args(args), from),
    );
  }

  get(target: string, property: string, from?: From): Promise<Outcome> {
    const { evaluator, members } = this.#parts;
    return this.#outcome(() => {
      if (target.startsWith('fn:') && property === 'calls') return evaluator.callsOf(target);
      return members.get(this.#object(target), property, from);
    });
  }

  set(target: string, property: string, value: Expression, from?: From): Promise<Outcome> {
    return this.#outcome(() => {
      this.#parts.members.set(this.#object(target), property, this.#evaluate(value), from);
      return null;
    });
  }

  getStatic(className: string, property: string, from?: From): Promise<Outcome> {
    const { classes, members } = this.#parts;
    return this.#outcome(() => members.getStatic(classes.require(className), property, from));
  }

  setStatic(className: string, property: string, value: Expression, from?: From): Promise<Outcome> {
    const { classes, members } = this.#parts;
    return this.#outcome(() => {
      members.setStatic(classes.require(className), property, this.#evaluate(value), from);
      return null;
    });
  }

  define(definition: ClassDefinition): Promise<Outcome> {
    return this.#outcome(() => this.#parts.fixtures.declare(definition));
  }

  async reset(): Promise<void> {
    const { classes, evaluator } = this.#parts;
    evaluator.reset();
    this.#state.restore(classes.forgetFixtures());
  }

  async shutdown(): Promise<void> {
    await this.reset();
  }

  #args(args: readonly Expression[]): readonly unknown[] {
    return this.#parts.evaluator.evaluateArgs(args);
  }

  #evaluate(value: Expression): unknown {
    return this.#parts.evaluator.evaluate(value);
  }

  #object(target: string): object {
    return this.#parts.evaluator.objectOf(target);
  }

  async #outcome(action: () => unknown): Promise<Outcome> {
    // At once: requests are carried out in the order in which they are made.
    const outcome = this.#carryOut(action);
    if (this.#turn.isDue) await this.#turn.take();
    return outcome;
  }

  #carryOut(action: () => unknown): Outcome {
    const { errors, encoder } = this.#parts;
    try {
      return { value: encoder.encode(action()) };
    } catch (thrown) {
      if (thrown instanceof DriverFault) throw thrown;
      if (thrown instanceof Cannot) return { cannot: thrown.message };
      return { error: errors.describe(thrown) };
    }
  }
}

function requireDeclaration(traits: unknown): TraitDeclaration {
  if (Array.isArray((traits as Partial<TraitDeclaration> | null)?.follows)) return traits as TraitDeclaration;
  throw new DriverFault(
    'wrong-shape',
    `The export traits: expected an object with the list "follows", received ${JSON.stringify(traits)}`,
  );
}
