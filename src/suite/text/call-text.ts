import { shortened } from './shortened';

/** How much is shown of an argument: enough to tell one call from another. */
const longestArgument = 120;

/**
 * Writes a call for messages to people.
 *
 * @param operation - What is called.
 * @param args - The arguments, written out; long ones are cut.
 * @returns Such as `offsetGet("name")`.
 */
export function callText(operation: string, args: readonly string[]): string {
  return `${operation}(${args.map((arg) => shortened(arg, longestArgument)).join(', ')})`;
}
