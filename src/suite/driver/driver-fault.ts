import { printableText } from '../text/printable-text';

/** What kind of fault a driver showed. */
export type FaultKind =
  | 'cannot-start'
  | 'version'
  | 'exited'
  | 'timeout'
  | 'not-a-message'
  | 'too-large'
  | 'wrong-shape'
  | 'rpc-error'
  | 'leak';

/**
 * Raised when the driver (or the suite) is broken, not the implementation.
 *
 * The message says what was expected and received; that of a driver program also names its command, and ends with the end of
 * its stderr.
 */
export class DriverFault extends Error {
  override readonly name = 'DriverFault';

  constructor(
    readonly kind: FaultKind,
    message: string,
    /** Who it belongs to: the driver program, or the suite itself. */
    readonly culprit: 'driver' | 'suite' = 'driver',
    /** Whether the driver is gone with it: the next `reset` has to start it again. */
    readonly isLoss = false,
  ) {
    super(printableText(message, { maxLength: 8000 }));
  }
}
