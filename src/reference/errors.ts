import { describeValue } from './describe-value';

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
export class JsonEncodingException extends NamedError {}

/** The reasons for which a value has no JSON form, in the words both observed systems use. */
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
 * @param isRight - Whether the value has the right one.
 * @param culprit - What is wrong otherwise.
 * @param expected - What would have been right.
 * @param value - The value.
 * @throws TypeError when it has not.
 */
export function requireType(isRight: boolean, culprit: string, expected: string, value: unknown): void {
  if (!isRight) throw wrongType(culprit, expected, value);
}
