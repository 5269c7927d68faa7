import type { Verb } from '../protocol/verb';
import type { ClassDefinition, DriverDescription, Expression, Outcome } from '../protocol/wire';

/** Where a member is used from: `inside` the class hierarchy, where protected members are reachable; absent: from outside. */
export type From = 'inside';

/**
 * Carries out operations on one implementation and reports what happened.
 *
 * Everything the suite asks of an implementation goes through this class: every operation as the request that the protocol has
 * for it. Every method answers with an outcome of the implementation; a promise that rejects means that the driver itself is
 * broken (see `DriverFault`).
 */
export abstract class Driver {
  abstract initialize(): Promise<DriverDescription>;
  abstract reset(): Promise<void>;
  abstract shutdown(): Promise<void>;

  /**
   * Makes one of the requests below by its verb.
   *
   * @param verb - A verb that has an outcome.
   * @param params - Its parameters, which follow the schema of the request.
   * @returns What came of it.
   */
  abstract request(verb: Verb, params: object): Promise<Outcome>;

  create(className: string, args: readonly Expression[]): Promise<Outcome> {
    return this.request('create', { class: className, args });
  }

  call(target: string, operation: string, args: readonly Expression[], from?: From): Promise<Outcome> {
    return this.request('call', { target, operation, args, ...origin(from) });
  }

  callStatic(
    className: string,
    operation: string,
    args: readonly Expression[],
    from?: From,
  ): Promise<Outcome> {
    return this.request('callStatic', { class: className, operation, args, ...origin(from) });
  }

  get(target: string, property: string, from?: From): Promise<Outcome> {
    return this.request('get', { target, property, ...origin(from) });
  }

  set(target: string, property: string, value: Expression, from?: From): Promise<Outcome> {
    return this.request('set', { target, property, value, ...origin(from) });
  }

  getStatic(className: string, property: string, from?: From): Promise<Outcome> {
    return this.request('getStatic', { class: className, property, ...origin(from) });
  }

  setStatic(className: string, property: string, value: Expression, from?: From): Promise<Outcome> {
    return this.request('setStatic', { class: className, property, value, ...origin(from) });
  }

  define(definition: ClassDefinition): Promise<Outcome> {
    return this.request('define', definition);
  }
}

/** Leaves `from` out when the member is used from outside. */
function origin(from: From | undefined): { readonly from?: From } {
  return from === undefined ? {} : { from };
}
