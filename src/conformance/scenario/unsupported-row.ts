/** Raised when a scenario needs something that the driver declares it does not serve. */
export class UnsupportedRow extends Error {
  override readonly name = 'UnsupportedRow';

  /**
   * @param needed - The interface row or capability.
   * @param reason - Why the driver does not serve it, in its own words.
   */
  constructor(
    readonly needed: string,
    readonly reason: string,
  ) {
    super(`unsupported: needs ${needed}, which the driver declares it does not serve (${reason})`);
  }
}
