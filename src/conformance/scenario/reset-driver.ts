import type { Driver } from '../driver/driver';
import { DriverFault } from '../driver/driver-fault';
import type { Outcome, WireValue } from '../protocol/wire';
import type { ServiceCheck } from './service-check';

interface Default {
  readonly row: string;
  readonly what: string;
  readonly value: WireValue;
  readonly read: (driver: Driver) => Promise<Outcome>;
}

function property(row: string, className: string, name: string, value: WireValue): Default {
  const read = (driver: Driver): Promise<Outcome> => driver.getStatic(className, name);
  return { row, what: `${className}.$${name}`, value, read };
}

function operation(row: string, className: string, name: string, args: string[], value: WireValue): Default {
  const read = (driver: Driver): Promise<Outcome> => driver.callStatic(className, name, args);
  return { row, what: `${className}.${name}(${args.join(', ')})`, value, read };
}

/** What the interface and both known systems have before anything was set. */
const defaults: readonly Default[] = [
  operation('Paginator.resolveCurrentPath', 'Paginator', 'resolveCurrentPath', [], '/'),
  operation('Paginator.resolveCurrentPage', 'Paginator', 'resolveCurrentPage', [], 1),
  operation('Paginator.resolveQueryString', 'Paginator', 'resolveQueryString', [], null),
  property('Paginator.$defaultView', 'Paginator', 'defaultView', 'pagination::tailwind'),
  property('Paginator.$defaultSimpleView', 'Paginator', 'defaultSimpleView', 'pagination::simple-tailwind'),
  property('AnonymousResourceCollection.$wrap', 'JsonResource', 'wrap', 'data'),
  property('AnonymousResourceCollection.$forceWrapping', 'JsonResource', 'forceWrapping', false),
];

/**
 * Resets a driver and makes sure that the static state is at its defaults again, as far as the driver serves it.
 *
 * All questions go out with the reset: a driver that takes several requests at a time costs one round trip for them.
 *
 * @param driver - The driver.
 * @param services - What it declares to serve.
 * @throws DriverFault of the reset, or naming what leaked.
 */
export async function resetDriver(driver: Driver, services: ServiceCheck): Promise<void> {
  const reset = driver.reset();
  const asked = defaults.filter(({ row }) => services.whyNotServed(row) === null);
  // All answers are waited for, so that none can come in the middle of the scenario.
  const [done, ...answers] = await Promise.allSettled([reset, ...asked.map(({ read }) => read(driver))]);
  for (const [index, answer] of [done, ...answers].entries()) {
    if (answer.status === 'rejected') throw answer.reason;
    const expected = asked[index - 1];
    if (expected !== undefined) requireDefault(expected, answer.value as Outcome);
  }
}

function requireDefault({ what, value }: Default, outcome: Outcome): void {
  if ('value' in outcome && outcome.value === value) return;
  throw new DriverFault(
    'leak',
    `The driver's reset leaves state behind: expected ${what} to be ${JSON.stringify(value)}, received ${JSON.stringify(outcome)}`,
  );
}
