import { className, isPlainObject } from './values';

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
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[Array]';
  if (isPlainObject(value)) return Object.keys(value).length === 0 ? '{}' : '[Object]';
  return `[${className(value) || 'Object'}]`;
}

function describeText(text: string): string {
  const shown = JSON.stringify(text.slice(0, LONGEST_TEXT)).slice(1, -1);
  const rest = text.length - LONGEST_TEXT;
  return `'${shown.replaceAll('\\"', '"').replaceAll("'", "\\'")}'${rest > 0 ? `... ${rest} more characters` : ''}`;
}
