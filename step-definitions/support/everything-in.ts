import type { WireValue } from '../../src/suite/protocol/wire';

/**
 * Lists a value and everything in it: entries of maps, and the state that objects show.
 *
 * @param value - The value.
 * @returns The value itself, then its parts from the outside in.
 */
export function everythingIn(value: WireValue): WireValue[] {
  if (value === null || typeof value !== 'object') return [value];
  return [value, ...(Object.values(value) as WireValue[]).flatMap(everythingIn)];
}
