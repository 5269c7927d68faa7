/** Raised before a scenario starts when the driver is not there to run it on. */
export class NotRun extends Error {
  override readonly name = 'NotRun';
}
