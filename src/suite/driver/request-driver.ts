import type { Verb } from '../protocol/verb';
import type { ClassDefinition, Expression, Outcome } from '../protocol/wire';
import type { Driver, DriverDescription, From } from './driver';

/** A driver in which every operation with an outcome goes one way: as the request that the protocol has for it. */
export abstract class RequestDriver implements Driver {
  abstract initialize(): Promise<DriverDescription>;
  abstract reset(): Promise<void>;
  abstract shutdown(): Promise<void>;

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

/** Outside of the class hierarchy is not said. */
function origin(from: From | undefined): { readonly from?: From } {
  return from === undefined ? {} : { from };
}
