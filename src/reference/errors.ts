import { className, isObject, isPlainObject } from './values';

/** An error whose name is that of its class. */
abstract class NamedError extends Error {
  override readonly name = this.constructor.name;
}

/** Raised when a forwarded or dynamic method does not exist. Interface row: `Error.BadMethodCallException` */
export class BadMethodCallException extends NamedError {}

/** Raised when a program contradicts itself, for example by collecting a class that is not a resource. */
export class LogicException extends NamedError {}

/** Raised when a value of the right type is not acceptable. */
export class InvalidArgumentException extends NamedError {}

/** Raised when a value has no JSON form. */
export class JsonEncodingException extends NamedError {
  /** Whether a resource's own `toJson()` has explained this error already, so that others pass it on unchanged. */
  get isReport(): boolean {
    return this.cause instanceof JsonEncodingException;
  }
}

/** The reasons for which a value has no JSON form, in the words that Laravel and Hypervel use. */
export const JSON_FAILURE = {
  depth: 'Maximum stack depth exceeded',
  recursion: 'Recursion detected',
  infinite: 'Inf and NaN cannot be JSON encoded',
  malformed: 'Malformed UTF-8 characters, possibly incorrectly encoded',
  unsupported: 'Type is not supported',
} as const;

/** One of the texts of {@link JSON_FAILURE}. */
export type JsonFailure = (typeof JSON_FAILURE)[keyof typeof JSON_FAILURE];

/**
 * Builds the error for a method that a class with dynamic calls does not know.
 *
 * @param owner - Short name of the class that was asked.
 * @param method - The method's name.
 * @returns The error, to be thrown by the caller.
 *
 * Interface rows: `Shared.__call`, `Shared.__callStatic`
 */
export function methodDoesNotExist(owner: string, method: string): BadMethodCallException {
  return new BadMethodCallException(`Method ${owner}::${method} does not exist.`);
}

/**
 * Builds the error for a forwarded call that nobody answers.
 *
 * @param caller - Short name of the class that forwarded the call.
 * @param method - The method's name.
 * @returns The error, to be thrown by the caller.
 */
export function callToUndefinedMethod(caller: string, method: string): BadMethodCallException {
  return new BadMethodCallException(`Call to undefined method ${caller}::${method}()`);
}

/**
 * Builds the error for an argument, option or property of the wrong type.
 *
 * @param culprit - What is wrong, for example `Paginator.url(page)`.
 * @param expected - What would have been right, for example `an integer`.
 * @param value - What was received instead.
 * @returns A native TypeError, to be thrown by the caller.
 */
export function wrongType(culprit: string, expected: string, value: unknown): TypeError {
  return new TypeError(`${culprit}: expected ${expected}, received ${describeValue(value)}`);
}

/**
 * Refuses a value of the wrong type.
 *
 * @param fits - Whether the value has the right one.
 * @param culprit - What is wrong otherwise.
 * @param expected - What would have been right.
 * @param value - The value.
 * @throws TypeError when it has not.
 */
export function requireType(fits: boolean, culprit: string, expected: string, value: unknown): asserts fits {
  if (!fits) throw wrongType(culprit, expected, value);
}

// JSON ends at 512 levels: data nested more deeply than this almost certainly contains itself.
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
 * Replaces the engine's stack overflow by an error that says what was nested too deeply.
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

/** How engines begin the message of a stack overflow. */
const OVERFLOWS = ['Maximum call stack', 'too much recursion'];

/**
 * Tells whether an error is the engine's stack overflow.
 *
 * @param error - What was thrown.
 * @returns Whether it is.
 */
export function isOverflow(error: unknown): boolean {
  // No pattern: an engine that compiles one where the stack has ended may end the process.
  return error instanceof Error && OVERFLOWS.some((words) => error.message.startsWith(words));
}

const LONGEST_TEXT = 40;

/**
 * Describes a value for an error message: a scalar as it is written, anything else by its kind.
 *
 * @param value - Any value.
 * @returns For example `null`, `'abc'`, `5`, `[Array]`, `[Post]`.
 */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return describeText(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function')
    return value.name === '' ? '[Function (anonymous)]' : `[Function: ${value.name}]`;
  // String() would call what the object brings along.
  if (!isObject(value)) return Object.is(value, -0) ? '-0' : String(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[Array]';
  if (isPlainObject(value)) return Object.keys(value).length === 0 ? '{}' : '[Object]';
  return `[${className(value)}]`;
}

function describeText(text: string): string {
  const shown = JSON.stringify(text.slice(0, LONGEST_TEXT)).slice(1, -1);
  const rest = text.length - LONGEST_TEXT;
  return `'${shown.replaceAll('\\"', '"').replaceAll("'", "\\'")}'${rest > 0 ? `... ${rest} more characters` : ''}`;
}
