/** Raised when an implementation does not do what a scenario expects. Cucumber shows the message as it is. */
export class ExpectationFailure extends Error {
  override readonly name = 'ExpectationFailure';

  /**
   * @param subject - What was looked at, such as `url(3) of Paginator`.
   * @param expected - What the interface requires.
   * @param received - What the implementation did.
   * @param path - Where inside the value, when it is only a part.
   */
  constructor(subject: string, expected: string, received: string, path = '') {
    super(`${subject}${path === '' ? '' : ` at ${path}`}\n  expected: ${expected}\n  received: ${received}`);
  }
}
