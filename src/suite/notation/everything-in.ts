import type { WireValue } from '../protocol/wire';
import { pairsOf } from './match';

/**
 * Lists a value and everything in it: entries of maps, and the state that objects show. Keys of maps are no part of it, nor
 * are the handles and class names of objects.
 *
 * @param value - The value.
 * @returns The value itself, then its parts from the outside in.
 */
export function everythingIn(value: WireValue): WireValue[] {
  if (value === null || typeof value !== 'object') return [value];
  const parts = pairsOf(value)?.map(([, entry]) => entry) ?? stateOf(value);
  return [value, ...parts.flatMap(everythingIn)];
}

function stateOf(value: object): WireValue[] {
  return Object.entries(value).flatMap(([name, part]: [string, WireValue]) => {
    if (name === '$ref' || name === 'class') return [];
    // An iterator shows its entries as pairs of a key and a value.
    return name === 'entries' ? (part as [WireValue, WireValue][]).map(([, entry]) => entry) : [part];
  });
}
