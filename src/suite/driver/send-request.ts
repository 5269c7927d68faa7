import type { Verb } from '../protocol/verb';
import type { DriverDescription, Outcome } from '../protocol/wire';
import type { Driver } from './driver';

/**
 * Sends a message to a driver by the name of its verb, whether it has an outcome or not.
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
  switch (verb) {
    case 'initialize':
      return driver.initialize();
    case 'reset':
      return driver.reset().then(() => null);
    case 'shutdown':
      return driver.shutdown().then(() => null);
    default:
      return driver.request(verb, params);
  }
}
