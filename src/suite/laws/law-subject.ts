import { isDeepStrictEqual } from 'node:util';
import type { Driver } from '../driver/driver';
import { DriverFault } from '../driver/driver-fault';
import type { KeyOrder } from '../notation/difference';
import { findJsonDifference } from '../notation/match-json';
import type { OrderedJson } from '../notation/ordered-json';
import { showWire } from '../notation/show';
import type { ClassDefinition, Expression, Outcome, WireValue } from '../protocol/wire';
import { ExpectationFailure, refuseDifference } from '../session/expectation-failure';
import { receivedJson } from '../session/received-json';
import { showOutcomeBriefly } from '../session/show-outcome';
import { documentOf } from './model-value';
import type { Call } from './show-calls';

/** An object of the implementation, as laws handle it. */
export interface LawObject {
  readonly handle: string;
  /** Calls an operation and returns its value; an error of the implementation breaks the law. */
  call(operation: string, ...args: readonly Expression[]): Promise<WireValue>;
  /** Writes a property. */
  set(property: string, value: Expression): Promise<WireValue>;
}

/**
 * What laws say and ask of an implementation: a thin layer over the driver that returns values or fails.
 *
 * Once the driver shows a fault, every later call repeats it at once: shrinking must not start the driver again and again.
 */
export class LawSubject {
  #fault: DriverFault | null = null;
  #classes = 0;
  #calls: Call[] = [];
  #callsOfFailure: readonly Call[] = [];

  constructor(private readonly driver: Driver) {}

  /** The fault that ended the driver, or null. */
  get fault(): DriverFault | null {
    return this.#fault;
  }

  /** The calls of the last case that failed: when a counterexample has been made as small as possible, its calls. */
  get callsOfFailure(): readonly Call[] {
    return this.#callsOfFailure;
  }

  /**
   * Tries a law with one case.
   *
   * @param check - Throws where the law does not hold.
   */
  async tryCase(check: () => Promise<void>): Promise<void> {
    this.#calls = [];
    try {
      await check();
    } catch (thrown) {
      this.#callsOfFailure = this.#calls;
      throw thrown;
    }
  }

  /** Creates an object. */
  async create(className: string, ...args: readonly Expression[]): Promise<LawObject> {
    const value = await this.#called(`new ${className}`, args, () => this.driver.create(className, args));
    return this.object(value, `new ${className}`);
  }

  /** Calls a static operation and returns its value. */
  callStatic(className: string, operation: string, ...args: readonly Expression[]): Promise<WireValue> {
    return this.#called(`${className}.${operation}`, args, () =>
      this.driver.callStatic(className, operation, args),
    );
  }

  /**
   * Declares a class for one case of a law.
   *
   * @param members - The class but for its name: a class lasts until the reset, so every case needs a name of its own.
   * @returns The name.
   */
  async declare(members: Omit<ClassDefinition, 'class'>): Promise<string> {
    this.#classes += 1;
    const name = `LawClass${this.#classes}`;
    await this.#value(`the class ${name}`, () => this.driver.define({ class: name, ...members }));
    return name;
  }

  /** Writes a static property. */
  async setStatic(className: string, property: string, value: Expression): Promise<void> {
    await this.#value(`${className}.${property}`, () => this.driver.setStatic(className, property, value));
  }

  /**
   * Takes the handle in a value as an object.
   *
   * @param value - What the implementation gave.
   * @param what - What gave it, for the message.
   */
  object(value: WireValue, what: string): LawObject {
    const handle = (value as { readonly $ref?: string } | null)?.$ref;
    if (handle === undefined) throw new ExpectationFailure(what, 'an object', showWire(value));
    const call = (operation: string, ...args: readonly Expression[]): Promise<WireValue> =>
      this.#called(operation, args, () => this.driver.call(handle, operation, args));
    const set = (property: string, content: Expression): Promise<WireValue> =>
      this.#value(property, () => this.driver.set(handle, property, content));
    return { handle, call, set };
  }

  /**
   * Makes sure that two values are the same, type and order included.
   *
   * @param what - What they are, for the message.
   * @param received - What the implementation gave.
   * @param expected - What the law demands.
   */
  same(what: string, received: unknown, expected: unknown): void {
    if (!isDeepStrictEqual(received, expected))
      throw new ExpectationFailure(what, shown(expected), shown(received));
  }

  /**
   * Makes sure that data is the same; the order of keys does not count.
   *
   * @param what - What it is, for the message.
   * @param received - What the implementation gave.
   * @param expected - The data that the law demands.
   */
  sameData(what: string, received: WireValue, expected: WireValue): void {
    sameDocument(what, plainData(what, received, expected), documentOf(expected), 'unordered');
  }

  /**
   * Makes sure that JSON text stands for a document.
   *
   * @param what - What the text is, for the message.
   * @param text - What the implementation gave.
   * @param expected - The document that the law demands.
   * @param order - Whether the order of keys counts.
   */
  sameJson(
    what: string,
    text: WireValue | undefined,
    expected: OrderedJson,
    order: KeyOrder = 'ordered',
  ): void {
    sameDocument(what, parsed(what, text), expected, order);
  }

  /**
   * Makes sure that two JSON texts stand for the same document; the order of keys does not count.
   *
   * @param what - What the first text is, for the message.
   * @param text - The first text.
   * @param other - The second text.
   */
  sameJsonTexts(what: string, text: WireValue, other: WireValue): void {
    sameDocument(what, parsed(what, text), parsed('the JSON text beside it', other), 'unordered');
  }

  #called(what: string, args: readonly Expression[], action: () => Promise<Outcome>): Promise<WireValue> {
    this.#calls.push([what, args]);
    return this.#value(what, action);
  }

  async #value(what: string, action: () => Promise<Outcome>): Promise<WireValue> {
    if (this.#fault !== null) throw this.#fault;
    try {
      const outcome = await action();
      if ('value' in outcome) return outcome.value;
      throw new ExpectationFailure(what, 'a value and no error', showOutcomeBriefly(outcome));
    } catch (thrown) {
      if (thrown instanceof DriverFault) this.#fault = thrown;
      throw thrown;
    }
  }
}

/** Reads what the implementation gave as data; where an object is among it, it is not the data that the law demands. */
function plainData(what: string, received: WireValue, expected: WireValue): OrderedJson {
  try {
    return documentOf(received);
  } catch {
    throw new ExpectationFailure(what, showWire(expected), showWire(received));
  }
}

function parsed(what: string, text: WireValue | undefined): OrderedJson {
  return receivedJson(what, text ?? null, () => 'JSON text');
}

function sameDocument(what: string, received: OrderedJson, expected: OrderedJson, order: KeyOrder): void {
  refuseDifference(what, findJsonDifference(expected, received, order));
}

/** What laws compare may be no value of the protocol, such as a part of a URL that is not there. */
function shown(value: unknown): string {
  return value === undefined ? 'nothing' : showWire(value as WireValue);
}
