import { Driver } from '../driver/driver';
import { protocolVersion } from '../protocol/protocol-version';
import type { RequestSubject } from '../protocol/request-subject';
import type { Verb } from '../protocol/verb';
import type { ClassDefinition, DriverDescription, Outcome } from '../protocol/wire';
import { ClassNames } from '../session/class-names';

/**
 * Judges nothing: answers every request with an object of its own, of the class that the interface promises.
 *
 * So a scenario can be walked through to the end without an implementation. The handle of the first answer is `r1`, that of
 * the second `r2`, and so on.
 */
export class PlanningDriver extends Driver {
  readonly #classes = new ClassNames();
  readonly #classOf = new Map<string, string>();

  async initialize(): Promise<DriverDescription> {
    const implementation = { name: 'plan', version: '0', language: 'none' };
    return { protocolVersion, implementation, rows: { serves: ['*'] }, capabilities: [] };
  }

  async request(verb: Verb, params: object): Promise<Outcome> {
    const { class: named, target = '', operation = '', property = '' } = params as RequestSubject;
    const className = named ?? this.#classOf.get(target) ?? '';
    switch (verb) {
      case 'create':
        return this.#object(className);
      case 'call':
      case 'callStatic':
        return this.#result(className, operation);
      case 'get':
      case 'getStatic':
        return this.#result(className, `$${property}`);
      case 'define': {
        const definition = params as ClassDefinition;
        this.#classes.add(definition.class, definition.extends);
        return this.#object('');
      }
      default:
        return this.#object('');
    }
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
