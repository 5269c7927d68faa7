import { inspect } from 'node:util';

/**
 * Describes a value for an error message: a scalar as it is written, anything else by its kind.
 *
 * @param value - Any value.
 * @returns For example `null`, `'abc'`, `5`, `[Array]`, `[Post]`.
 */
export function describeValue(value: unknown): string {
  return inspect(value, { depth: -1, maxStringLength: 40 });
}
