import { isDeepStrictEqual } from 'node:util';
import type { Driver } from '../driver/driver';
import { DriverFault } from '../driver/driver-fault';
import type { Outcome } from '../protocol/wire';
import type { ServiceCheck } from './service-check';

/** A piece of static state that can be read without changing anything. */
interface Probe {
  readonly row: string;
  readonly what: string;
  readonly read: (driver: Driver) => Promise<Outcome>;
}

function property(row: string, className: string, name: string): Probe {
  return { row, what: `${className}.$${name}`, read: (driver) => driver.getStatic(className, name) };
}

function operation(row: string, name: string): Probe {
  return { row, what: `Paginator.${name}()`, read: (driver) => driver.callStatic('Paginator', name, []) };
}

const probes: readonly Probe[] = [
  operation('Paginator.resolveCurrentPath', 'resolveCurrentPath'),
  operation('Paginator.resolveCurrentPage', 'resolveCurrentPage'),
  operation('Paginator.resolveQueryString', 'resolveQueryString'),
  property('Paginator.$defaultView', 'Paginator', 'defaultView'),
  property('Paginator.$defaultSimpleView', 'Paginator', 'defaultSimpleView'),
  property('AnonymousResourceCollection.$wrap', 'JsonResource', 'wrap'),
  property('AnonymousResourceCollection.$forceWrapping', 'JsonResource', 'forceWrapping'),
];

/**
 * Resets drivers of one implementation and makes sure that the static state is always the same afterwards.
 *
 * What the state is, the first reset shows: whether these are the right defaults is for scenarios to ask. It holds for the
 * whole run, also for a driver that was started again in the meantime.
 */
export class InitialState {
  #learned: readonly string[] | null = null;

  /**
   * @param services - What the driver declares to serve; nothing else is looked at.
   */
  constructor(private readonly services: ServiceCheck) {}

  /**
   * Resets a driver.
   *
   * All questions go out with the reset: a driver that takes several requests at a time costs one round trip for them.
   *
   * @param driver - The driver.
   * @throws DriverFault of the reset, or naming what is not as it was after the first reset.
   */
  async restore(driver: Driver): Promise<void> {
    const asked = probes.filter(({ row }) => this.services.whyNotServed(row) === null);
    // All answers are waited for, so that none can come in the middle of the scenario.
    const answers = await Promise.allSettled([driver.reset(), ...asked.map(({ read }) => read(driver))]);
    const failed = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    if (failed !== undefined) throw failed.reason;
    const [, ...outcomes] = answers.map((answer) =>
      JSON.stringify((answer as PromiseFulfilledResult<Outcome | undefined>).value),
    );
    this.#learned ??= outcomes as string[];
    for (const [index, { what }] of asked.entries()) requireSame(what, this.#learned[index], outcomes[index]);
  }
}

/** Makes sure that two outcomes are the same JSON: the keys of an object have no order. */
function requireSame(what: string, learned = 'null', outcome = 'null'): void {
  if (outcome === learned) return;
  const first = JSON.parse(learned) as Outcome;
  if (isDeepStrictEqual(JSON.parse(outcome), first)) return;
  // Where the first answer was an error, it may be that one which is wrong.
  const finding =
    'error' in first
      ? 'The driver answers differently after each reset'
      : "The driver's reset leaves state behind";
  throw new DriverFault(
    'leak',
    `${finding}: expected ${what} to be ${learned} as after the first reset, received ${outcome}`,
  );
}
