import { isMapLike, type MapLike } from '../php/is-map-like';
import { wrongType } from '../support/errors';

/**
 * Takes a value that has to be a map.
 *
 * @param culprit - Where it came from, for the error message.
 * @param value - The value.
 * @returns The map.
 * @throws TypeError when it is none.
 */
export function requireMap(culprit: string, value: unknown): MapLike {
  if (isMapLike(value)) return value;
  throw wrongType(culprit, 'a map', value);
}
