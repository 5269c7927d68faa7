/** Raised before a scenario starts when the driver is not there to run it on. */
export class NotRun extends Error {
  override readonly name = 'NotRun';

  /**
   * @param reason - Why the scenario is not run.
   */
  constructor(reason: string) {
    super(reason);
  }
}
