import { inspect } from 'node:util';
import { className, isPlainObject } from './values';

/**
 * Describes a value for an error message: a scalar as it is written, anything else by its kind.
 *
 * @param value - Any value.
 * @returns For example `null`, `'abc'`, `5`, `[Array]`, `[Post]`.
 */
export function describeValue(value: unknown): string {
  const isObject = typeof value === 'object' && value !== null;
  // An object whose properties are those of another one would be asked for them, however far that leads.
  if (isObject && !Array.isArray(value) && !isPlainObject(value)) return `[${className(value) || 'Object'}]`;
  return inspect(value, { depth: -1, maxStringLength: 40 });
}
