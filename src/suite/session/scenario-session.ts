import type { Driver, From } from '../driver/driver';
import { RequiredMembers } from '../needs/required-members';
import type { Requirements } from '../needs/requirements';
import { closureHandle } from '../notation/closure-handle';
import type { OrderedJson } from '../notation/ordered-json';
import { showExpected } from '../notation/show';
import { type NameResolver, toExpression } from '../notation/to-expression';
import type { ClassDefinition, Expression, Json, Outcome, WireValue } from '../protocol/wire';
import { callText } from '../text/call-text';
import { Action, type Description } from './action';
import { ClassNames } from './class-names';
import { ExpectationFailure } from './expectation-failure';
import { showOutcomeBriefly } from './show-outcome';

/** The name of the object a scenario is about when it gives none. */
export const subjectName = 'it';

interface Entity {
  readonly expression: Expression;
  readonly className: string;
}

/**
 * Carries one scenario out on a driver: keeps its names, its classes and what happened last.
 *
 * Invariant: an error that no step looked at never goes unnoticed; the next action and the end of the scenario fail on it.
 */
export class ScenarioSession {
  readonly #classes = new ClassNames();
  readonly #entities = new Map<string, Entity>();
  #last: Action | null = null;

  readonly #required: RequiredMembers;

  constructor(
    readonly driver: Driver,
    readonly services: Requirements,
  ) {
    this.#required = new RequiredMembers(this.#classes, services);
  }

  /** Returns the expression behind a name of this scenario. */
  readonly resolve: NameResolver = (name) => this.#entity(name).expression;

  /** Turns the notation of a feature into an expression, with the names of this scenario. */
  expression(notation: OrderedJson): Expression {
    const expression = toExpression(notation, this.resolve);
    this.#required.ofExpression(expression);
    return expression;
  }

  /** Turns each argument of a feature into an expression. */
  expressions(args: readonly OrderedJson[]): Expression[] {
    return args.map((arg) => this.expression(arg));
  }

  /** Returns the handle behind a name; null when the name is unknown or stands for a plain value. */
  readonly handleOf = (name: string): string | null => {
    const expression = this.#entities.get(name)?.expression as
      | { $ref?: string; $fn?: { id?: string } }
      | undefined;
    return expression?.$ref ?? expression?.$fn?.id ?? null;
  };

  /** Declares a closure under a name; its calls are recorded. */
  declareClosure(name: string, body: OrderedJson): void {
    this.#entities.set(name, {
      expression: { $fn: { id: closureHandle(name), body: this.expression(body) } },
      className: 'Closure',
    });
  }

  /**
   * Creates an object and gives it a name.
   *
   * @param name - The name for the rest of the scenario.
   * @param className - An interface class, a helper or a fixture class.
   * @param args - The constructor's arguments.
   * @returns The outcome.
   */
  async create(name: string, className: string, args: readonly OrderedJson[]): Promise<Outcome> {
    const expressions = this.expressions(args);
    this.#required.ofConstruction(className, expressions);
    const outcome = await this.act(asked(`new ${className}`, args), () =>
      this.driver.create(className, expressions),
    );
    if ('value' in outcome) this.keep(name, outcome.value);
    return outcome;
  }

  /** Names a value, so that later steps can use it. */
  keep(name: string, value: WireValue): void {
    const tag = value as { $ref?: string; class?: string } | null;
    const isObject = typeof tag?.$ref === 'string';
    this.#entities.set(name, {
      expression: isObject ? { $ref: tag?.$ref as string } : value,
      className: isObject ? String(tag?.class) : '',
    });
  }

  /** Calls an operation of a named object without remembering it. */
  async ask(name: string, operation: string, args: readonly OrderedJson[]): Promise<Action> {
    this.assertNothingUnseen();
    const what = asked(operation, args, name);
    return new Action(what, await this.#call(name, operation, args));
  }

  /** Calls an operation of a named object. */
  async call(name: string, operation: string, args: readonly OrderedJson[], from?: From): Promise<Outcome> {
    return this.act(asked(operation, args, name), () => this.#call(name, operation, args, from));
  }

  /** Calls a static operation. */
  async callStatic(
    className: string,
    operation: string,
    args: readonly OrderedJson[],
    from?: From,
  ): Promise<Outcome> {
    this.#required.ofMember(className, operation);
    return this.act(asked(`${className}.${operation}`, args), () =>
      this.driver.callStatic(className, operation, this.expressions(args), from),
    );
  }

  /** Reads a property of a named object. */
  async get(name: string, property: string, from?: From): Promise<Outcome> {
    const { handle, className } = this.#object(name);
    this.#required.ofMember(className, `$${property}`);
    return this.act(`the property ${property}${owner(name)}`, () => this.driver.get(handle, property, from));
  }

  /** Writes a property of a named object from outside. */
  async set(name: string, property: string, value: OrderedJson): Promise<Outcome> {
    const { handle, className } = this.#object(name);
    this.#required.ofMember(className, `$${property}`);
    return this.act(`setting the property ${property}${owner(name)}`, () =>
      this.driver.set(handle, property, this.expression(value)),
    );
  }

  /** Reads a static property. */
  async getStatic(className: string, property: string, from?: From): Promise<Outcome> {
    this.#required.ofMember(className, `$${property}`);
    return this.act(`the static property ${property} of ${className}`, () =>
      this.driver.getStatic(className, property, from),
    );
  }

  /** Writes a static property from outside. */
  async setStatic(className: string, property: string, value: OrderedJson): Promise<Outcome> {
    this.#required.ofMember(className, `$${property}`);
    return this.act(`setting the static property ${property} of ${className}`, () =>
      this.driver.setStatic(className, property, this.expression(value)),
    );
  }

  /** Asks for the recorded calls of a closure, each a list of arguments. */
  async callsOf(name: string): Promise<Action> {
    const handle = this.handleOf(name);
    if (handle === null) throw new TypeError(`The scenario has no closure named "${name}"`);
    const what = `the arguments of each call of "${name}"`;
    return new Action(what, await this.driver.get(handle, 'calls'));
  }

  /** Declares a fixture class. */
  async define(definition: ClassDefinition): Promise<void> {
    this.services.requireCapability('define');
    if (definition.markers !== undefined) this.services.requireCapability('markers');
    this.#classes.add(definition.class, definition.extends);
    this.#required.ofClass(definition);
    const outcome = await this.act(`the declaration of ${definition.class}`, () =>
      this.driver.define(definition),
    );
    if (!('value' in outcome)) {
      throw new ExpectationFailure(`the class ${definition.class}`, 'declared', showOutcomeBriefly(outcome));
    }
  }

  /** What happened last; looking at it counts as noticing its error. */
  get last(): Action {
    if (this.#last === null)
      throw new TypeError('This step looks at a result, but nothing was called before it');
    this.#last.seen = true;
    return this.#last;
  }

  /** Fails when the last action raised an error that no step looked at. */
  assertNothingUnseen(): void {
    const last = this.#last;
    if (last === null || last.seen || !('error' in last.outcome)) return;
    last.seen = true;
    throw new ExpectationFailure(last.what, 'no error', showOutcomeBriefly(last.outcome));
  }

  /** Does something that has an outcome and remembers it as what happened last. */
  async act(what: Description, action: () => Promise<Outcome>): Promise<Outcome> {
    this.assertNothingUnseen();
    this.#last = new Action(what, await action());
    return this.#last.outcome;
  }

  async #call(name: string, operation: string, args: readonly OrderedJson[], from?: From): Promise<Outcome> {
    const { handle, className } = this.#object(name);
    this.#required.ofMember(className, operation);
    return this.driver.call(handle, operation, this.expressions(args), from);
  }

  #entity(name: string): Entity {
    const entity = this.#entities.get(name);
    if (entity === undefined) {
      // Most often it has no such name because making it raised an error: that is what has to be shown.
      this.assertNothingUnseen();
      throw new TypeError(`The scenario has nothing named "${name}"`);
    }
    return entity;
  }

  #object(name: string): { handle: string; className: string } {
    const { expression, className } = this.#entity(name);
    const handle = (expression as { $ref?: Json } | null)?.$ref;
    if (typeof handle !== 'string')
      throw new ExpectationFailure(`"${name}"`, 'an object', JSON.stringify(expression));
    return { handle, className };
  }
}

function asked(operation: string, args: readonly OrderedJson[], name = subjectName): Description {
  return () => `${callText(operation, args.map(showExpected))}${owner(name)}`;
}

/** The subject is not named: a scenario is about it. */
function owner(name: string): string {
  return name === subjectName ? '' : ` of "${name}"`;
}
