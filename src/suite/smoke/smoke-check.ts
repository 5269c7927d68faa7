import type { Driver } from '../driver/driver';

/** What a smoke check found: nothing wrong, or what to look at in the driver. */
export type SmokeFinding = null | { readonly expected: string; readonly received: string };

/** One question to a driver whose answer tells whether the driver, not the implementation, works. */
export interface SmokeCheck {
  readonly name: string;
  /** Interface rows it needs; it is left out when the driver does not serve one of them. */
  readonly rows: readonly string[];
  /** A capability it needs. */
  readonly capability?: string;
  /** For the author of the driver: where to look when it fails. */
  readonly hint: string;
  /** Asks the driver; `follows` tells which traits its implementation follows. */
  readonly run: (driver: Driver, follows: (trait: string) => boolean) => Promise<SmokeFinding>;
}
