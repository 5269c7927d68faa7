import { className } from './class-name';

const LONGEST_QUOTE = 40;

/**
 * Describes a value for an error message: its kind, and the value itself where that is short.
 *
 * @param value - Any value.
 * @returns For example `null`, `string "abc"`, `integer 5`, `array of 3`, `instance of Post`.
 */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  switch (typeof value) {
    case 'string': {
      const cut = value.length > LONGEST_QUOTE ? `${value.slice(0, LONGEST_QUOTE)}...` : value;
      return `string ${JSON.stringify(cut)}`;
    }
    case 'number':
      return `${Number.isInteger(value) ? 'integer' : 'float'} ${value}`;
    case 'function':
      return `function ${value.name || '(unnamed)'}`;
    case 'object':
      return Array.isArray(value) ? `array of ${value.length}` : `instance of ${className(value)}`;
    default:
      return `${typeof value} ${String(value)}`;
  }
}
