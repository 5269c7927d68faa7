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
 * Makes sure that a reset brought the static state back to its defaults, as far as the driver serves it.
 *
 * @param driver - The driver that was just reset.
 * @param services - What it declares to serve.
 * @throws DriverFault naming what leaked.
 */
export async function checkDefaults(driver: Driver, services: ServiceCheck): Promise<void> {
  for (const { row, what, value, read } of defaults) {
    if (services.whyNotServed(row) !== null) continue;
    const outcome = await read(driver);
    if ('value' in outcome && outcome.value === value) continue;
    throw new DriverFault(
      'leak',
      `The driver's reset leaves state behind: expected ${what} to be ${JSON.stringify(value)}, got ${JSON.stringify(outcome)}`,
    );
  }
}
