import { describeValue, JsonEncodingException } from '../errors';
import { callOperation, hasOperation } from '../php/calls';
import { className } from '../values';

/**
 * Builds the error for a resource whose data has no JSON form.
 *
 * @param self - The resource.
 * @param resource - Its underlying value, which is named by its key.
 * @param cause - Why there is none.
 * @returns A JsonEncodingException; a TypeError when the underlying value has no key.
 */
export function encodingError(self: object, resource: unknown, cause: JsonEncodingException): Error {
  const failure = `Error encoding resource [${className(self)}]`;
  if (!hasOperation(resource, 'getKey') && !hasOperation(resource, '__call')) {
    return new TypeError(`${failure} to JSON: ${cause.message}`);
  }
  const key = callOperation(resource, 'getKey', []) ?? '';
  return new JsonEncodingException(
    `${failure} with model [${className(resource as object)}] with ID [${typeof key === 'object' ? describeValue(key) : String(key)}] to JSON: ${cause.message}`,
  );
}
