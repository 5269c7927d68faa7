/** Raised when a command is used wrongly or a file it needs is not usable: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
