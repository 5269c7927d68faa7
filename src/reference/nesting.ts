import { InvalidArgumentException } from './errors';

// JSON ends at 512 levels, so nothing useful is nested more deeply than this; data that is contains itself.
const MAXIMUM_NESTING = 1000;

/**
 * Refuses to go deeper into data that most likely contains itself.
 *
 * @param culprit - What is nested, for the error message.
 * @param depth - How many levels are around the present one.
 * @throws InvalidArgumentException when these are too many.
 */
export function requireShallow(culprit: string, depth: number): void {
  if (depth <= MAXIMUM_NESTING) return;
  throw new InvalidArgumentException(
    `${culprit}: expected at most ${MAXIMUM_NESTING} levels, received more; does it contain itself?`,
  );
}

/**
 * Says what was nested too deeply where an error says no more than that the engine's stack has no room left.
 *
 * @param culprit - What is nested.
 * @param error - What was thrown.
 * @returns The error to throw instead; any other error as it is.
 */
export function explainOverflow(culprit: string, error: unknown): unknown {
  if (!isOverflow(error)) return error;
  return new InvalidArgumentException(`${culprit}: nested too deeply; does it contain itself?`, {
    cause: error,
  });
}

/**
 * Tells whether an error says that the engine's stack has no room left.
 *
 * @param error - What was thrown.
 * @returns Whether it does.
 */
export function isOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.startsWith('Maximum call stack');
}
