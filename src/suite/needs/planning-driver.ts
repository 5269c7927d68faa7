import type { Driver, DriverDescription } from '../driver/driver';
import { protocolVersion } from '../protocol/protocol-version';
import type { ClassDefinition, Outcome } from '../protocol/wire';
import { ClassNames } from '../session/class-names';

/**
 * Judges nothing: answers every request with an object of its own, of the class that the interface promises.
 *
 * So a scenario can be walked through to the end without an implementation. The handle of the first answer is `r1`, that of
 * the second `r2`, and so on.
 */
export class PlanningDriver implements Driver {
  readonly #classes = new ClassNames();
  readonly #classOf = new Map<string, string>();

  async initialize(): Promise<DriverDescription> {
    const implementation = { name: 'plan', version: '0', language: 'none' };
    return { protocolVersion, implementation, rows: { serves: ['*'] }, capabilities: [] };
  }

  async create(className: string): Promise<Outcome> {
    return this.#object(className);
  }

  async call(target: string, operation: string): Promise<Outcome> {
    return this.#result(this.#classOf.get(target) ?? '', operation);
  }

  async callStatic(className: string, operation: string): Promise<Outcome> {
    return this.#result(className, operation);
  }

  async get(target: string, property: string): Promise<Outcome> {
    return this.#result(this.#classOf.get(target) ?? '', `$${property}`);
  }

  async set(): Promise<Outcome> {
    return this.#object('');
  }

  async getStatic(className: string, property: string): Promise<Outcome> {
    return this.#result(className, `$${property}`);
  }

  async setStatic(): Promise<Outcome> {
    return this.#object('');
  }

  async define(definition: ClassDefinition): Promise<Outcome> {
    this.#classes.add(definition.class, definition.extends);
    return this.#object('');
  }

  async reset(): Promise<void> {}

  async shutdown(): Promise<void> {}

  #result(className: string, member: string): Outcome {
    const promised = this.#classes.rowOf(className, member)?.resultClass ?? '';
    // An operation that returns its own object promises a class that this one descends from.
    const isOwn = promised !== '' && this.#classes.descends(className, promised);
    return this.#object(isOwn ? className : promised);
  }

  #object(className: string): Outcome {
    const handle = `r${this.#classOf.size + 1}`;
    this.#classOf.set(handle, className);
    return { value: { $ref: handle, class: className } };
  }
}
