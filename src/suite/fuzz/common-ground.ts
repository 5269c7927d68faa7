import type { DriverDescription } from '../driver/driver';
import { ServiceCheck } from '../session/service-check';
import { stanceOn } from '../traits/trait-choice';

/** What two implementations both claim to do: nothing else is asked of either. */
export class CommonGround {
  readonly #descriptions: readonly DriverDescription[];
  readonly #services: readonly ServiceCheck[];

  /**
   * @param descriptions - What the drivers said of themselves.
   * @throws DriverFault when one of them names a row or a trait that there is not.
   */
  constructor(...descriptions: readonly DriverDescription[]) {
    this.#descriptions = descriptions;
    this.#services = descriptions.map((description) => new ServiceCheck(description));
  }

  /** Whether both serve an interface row. */
  serves(row: string): boolean {
    return this.#services.every((service) => service.whyNotServed(row) === null);
  }

  /** Whether both follow a habit of PHP. */
  follows(trait: string): boolean {
    return this.#descriptions.every(({ traits }) => stanceOn(traits ?? null, trait) === 'followed');
  }

  /** Whether the drivers of both have a capability. */
  can(capability: string): boolean {
    return this.#descriptions.every(({ capabilities }) => capabilities.includes(capability));
  }
}
