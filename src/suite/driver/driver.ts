import type { Verb } from '../protocol/verb';
import type { ClassDefinition, DriverDescription, Expression, Outcome } from '../protocol/wire';

export type { DriverDescription, ImplementationInfo, LackedRow } from '../protocol/wire';

/** From where a member is used: absent, from outside; `inside` the class hierarchy, protected members are reached too. */
export type From = 'inside';

/**
 * Carries out operations on one implementation and reports what happened.
 *
 * Everything the suite asks of an implementation goes through this interface. Every method answers with an outcome of the
 * implementation; a promise that rejects means that the driver itself is broken (see `DriverFault`).
 */
export interface Driver {
  initialize(): Promise<DriverDescription>;
  create(className: string, args: readonly Expression[]): Promise<Outcome>;
  call(target: string, operation: string, args: readonly Expression[], from?: From): Promise<Outcome>;
  callStatic(
    className: string,
    operation: string,
    args: readonly Expression[],
    from?: From,
  ): Promise<Outcome>;
  get(target: string, property: string, from?: From): Promise<Outcome>;
  set(target: string, property: string, value: Expression, from?: From): Promise<Outcome>;
  getStatic(className: string, property: string, from?: From): Promise<Outcome>;
  setStatic(className: string, property: string, value: Expression, from?: From): Promise<Outcome>;
  define(definition: ClassDefinition): Promise<Outcome>;
  /**
   * Makes one of the requests above by its verb.
   *
   * @param verb - A verb that has an outcome.
   * @param params - Its parameters, which follow the schema of the request.
   * @returns What came of it.
   */
  request(verb: Verb, params: object): Promise<Outcome>;
  reset(): Promise<void>;
  shutdown(): Promise<void>;
}
