import type { Driver, From } from '../driver/driver';
import { DriverFault } from '../driver/driver-fault';
import { toClassDefinition } from '../fixtures/to-class-definition';
import { closureHandle } from '../notation/closure-handle';
import type { OrderedJson } from '../notation/ordered-json';
import { type NameResolver, toExpression } from '../notation/to-expression';
import type { Expression, Outcome } from '../protocol/wire';
import type { CallStep, Program, PropertyStep, Step } from './program';

/** What came of one step: an outcome, a fault of the driver, or nothing, because what it needs was never made. */
export type StepOutcome = Outcome | { readonly fault: DriverFault } | { readonly skipped: true };

/** Raised for a name whose object is still being made, or was never made. */
class NotThere extends Error {
  constructor(readonly pending: Promise<unknown> | null) {
    super();
  }
}

const skipped = { skipped: true } as const;

/**
 * Carries a program out on a driver, beginning with a reset.
 *
 * Messages go out as soon as all that they name is known, so that a driver that takes several at a time gets several.
 *
 * @param program - The program.
 * @param driver - The driver; one that was lost is started again by the reset.
 * @returns What came of each step.
 * @throws DriverFault when the driver cannot be reset.
 */
export async function runProgram({ steps }: Program, driver: Driver): Promise<readonly StepOutcome[]> {
  const reset = driver.reset();
  // Thrown below; until then it must not count as a rejection that nobody sees.
  reset.catch(() => undefined);
  const run = new Execution(driver);
  const outcomes: Promise<StepOutcome>[] = [];
  for (const step of steps) {
    let sent = run.send(step);
    while (sent instanceof NotThere && sent.pending !== null) {
      await sent.pending;
      sent = run.send(step);
    }
    outcomes.push(sent instanceof NotThere ? Promise.resolve(skipped) : sent);
  }
  await reset;
  return Promise.all(outcomes);
}

/** One run of a program: what its names stand for. */
class Execution {
  readonly #closures = new Map<string, Expression>();
  /** By name: the handle, or null when nothing was made. */
  readonly #handles = new Map<string, string | null>();
  /** By name: the last answer that is still to come and will tell. */
  readonly #objects = new Map<string, Promise<unknown>>();

  constructor(private readonly driver: Driver) {}

  /** Sends a step; gives back why it cannot be sent yet, or ever. */
  send(step: Step): Promise<StepOutcome> | NotThere {
    try {
      const outcome = this.#message(step).catch((thrown: unknown) => {
        if (thrown instanceof DriverFault) return { fault: thrown };
        throw thrown;
      });
      const keep = step.kind === 'create' ? step.name : 'keep' in step ? step.keep : null;
      if (keep !== null) this.#keep(keep, outcome);
      return outcome;
    } catch (thrown) {
      if (thrown instanceof NotThere) return thrown;
      throw thrown;
    }
  }

  #message(step: Step): Promise<Outcome> {
    const { driver } = this;
    switch (step.kind) {
      case 'closure':
        this.#closures.set(step.name, {
          $fn: { id: closureHandle(step.name), body: this.#expression(step.body) },
        });
        return Promise.resolve({ value: null });
      case 'class':
        return driver.define(toClassDefinition(step.name, step.members, this.#resolve));
      case 'request':
        return driver.setStatic('Container', 'request', { $request: step.path });
      case 'create':
        return driver.create(step.className, this.#expressions(step.args));
      case 'call':
        return this.#call(step);
      case 'property':
        return this.#property(step);
      case 'calls':
        return driver.get(closureHandle(step.closure), 'calls');
    }
  }

  #call(step: CallStep): Promise<Outcome> {
    const args = this.#expressions(step.args);
    return 'on' in step
      ? this.driver.call(this.#handle(step.on), step.operation, args, from(step))
      : this.driver.callStatic(step.className, step.operation, args, from(step));
  }

  #property(step: PropertyStep): Promise<Outcome> {
    const { driver } = this;
    if (step.value === undefined) {
      return 'on' in step
        ? driver.get(this.#handle(step.on), step.property, from(step))
        : driver.getStatic(step.className, step.property, from(step));
    }
    const value = this.#expression(step.value);
    return 'on' in step
      ? driver.set(this.#handle(step.on), step.property, value)
      : driver.setStatic(step.className, step.property, value);
  }

  #expression(notation: OrderedJson): Expression {
    return toExpression(notation, this.#resolve);
  }

  #expressions(args: readonly OrderedJson[]): readonly Expression[] {
    return args.map((arg) => this.#expression(arg));
  }

  readonly #resolve: NameResolver = (name) => this.#closures.get(name) ?? { $ref: this.#handle(name) };

  #handle(name: string): string {
    const pending = this.#objects.get(name) ?? null;
    const handle = pending === null ? this.#handles.get(name) : null;
    if (typeof handle === 'string') return handle;
    throw new NotThere(pending);
  }

  /** A name that is given again stands for the object it had when there is no new one. */
  #keep(name: string, outcome: Promise<StepOutcome>): void {
    const before = this.#objects.get(name) ?? null;
    const known: Promise<unknown> = outcome.then(async (made) => {
      const value = ('value' in made ? made.value : null) as { readonly $ref?: string } | null;
      await before;
      const older = this.#handles.get(name) ?? null;
      this.#handles.set(name, typeof value?.$ref === 'string' ? value.$ref : older);
      if (this.#objects.get(name) === known) this.#objects.delete(name);
    });
    this.#objects.set(name, known);
  }
}

function from({ inside }: { readonly inside: boolean }): From | undefined {
  return inside ? 'inside' : undefined;
}
