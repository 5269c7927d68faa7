/** Raised when a scenario needs something that the driver declares it does not serve or follow. */
export class Unsupported extends Error {
  override readonly name = 'Unsupported';
}
