import fc from 'fast-check';
import { showWire } from '../notation/show';
import type { WireValue } from '../protocol/wire';
import { isKind, isList, type ModelValue } from './model-value';

/**
 * Writes the data that breaks a law the way scenarios write values.
 *
 * @param inputs - What the law was tried with: plain data, values of the model, and whatever else generates data.
 * @returns One line of text.
 */
export function showCounterexample(inputs: readonly unknown[] | null): string {
  return (inputs ?? []).map(show).join(', ');
}

function show(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  if (value === null || typeof value !== 'object') return showWire(value as WireValue);
  // Objects of a class, such as the changes of mutation-law.ts, write themselves. Generated records may have no prototype.
  if (![Object.prototype, null].includes(Object.getPrototypeOf(value))) return fc.stringify(value);
  return 'kind' in value ? showModel(value as ModelValue) : `{${entries(Object.entries(value))}}`;
}

function showModel(value: ModelValue): string {
  if (isKind(value, 'missing')) return 'the missing marker';
  if (isKind(value, 'merge')) return `<MergeValue data: ${showModel(value.map)}>`;
  if (isKind(value, 'resource')) return `<${value.className} of ${show(value.of)}>`;
  if (!isKind(value, 'map')) return showWire(value);
  const { pairs } = value;
  return isList(value) ? `[${pairs.map(([, entry]) => show(entry)).join(', ')}]` : `{${entries(pairs)}}`;
}

function entries(pairs: readonly (readonly [string | number, unknown])[]): string {
  return pairs.map(([key, entry]) => `${JSON.stringify(String(key))}: ${show(entry)}`).join(', ');
}
