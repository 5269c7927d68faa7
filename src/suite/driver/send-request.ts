import type { Verb } from '../protocol/verb';
import type { ClassDefinition, Expression, Outcome } from '../protocol/wire';
import type { Driver, DriverDescription, From } from './driver';

// What the schemas of the requests promise; params are checked against them before they come here.
interface Params {
  readonly class: string;
  readonly target: string;
  readonly operation: string;
  readonly property: string;
  readonly args: readonly Expression[];
  readonly value: Expression;
  readonly from?: From;
}

/**
 * Sends a message to a driver by the name of its verb.
 *
 * @param driver - The driver.
 * @param verb - The verb.
 * @param params - Its parameters, which follow the schema of the verb's request.
 * @returns The result as it travels: an outcome, the description, or null.
 */
export async function sendRequest(
  driver: Driver,
  verb: Verb,
  params: object,
): Promise<Outcome | DriverDescription | null> {
  const { class: className, target, operation, property, args, value, from } = params as Params;
  switch (verb) {
    case 'initialize':
      return driver.initialize();
    case 'create':
      return driver.create(className, args);
    case 'call':
      return driver.call(target, operation, args, from);
    case 'callStatic':
      return driver.callStatic(className, operation, args, from);
    case 'get':
      return driver.get(target, property, from);
    case 'set':
      return driver.set(target, property, value, from);
    case 'getStatic':
      return driver.getStatic(className, property, from);
    case 'setStatic':
      return driver.setStatic(className, property, value, from);
    case 'define':
      return driver.define(params as ClassDefinition);
    case 'reset':
      return driver.reset().then(() => null);
    case 'shutdown':
      return driver.shutdown().then(() => null);
  }
}
