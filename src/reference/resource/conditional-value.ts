import { callOperation } from '../php/calls';
import { lookUp, requireMap } from '../php/maps';
import { ABSENT, type AnyChoice, fallbackOf, isNull, valueFrom } from './lazy';
import { readProperty } from './underlying-value';

/**
 * Tells whether an underlying object has an attribute, also when it is null.
 *
 * @param object - The underlying object.
 * @param attribute - The attribute's name.
 * @returns Whether it has.
 */
export function hasAttribute(object: unknown, attribute: string): boolean {
  const attributes = callOperation(object, 'getAttributes', []);
  return lookUp(requireMap('What getAttributes() gives', attributes), attribute, ABSENT) !== ABSENT;
}

/**
 * Chooses between what an underlying object holds under a name and a fallback.
 *
 * @param object - The underlying object.
 * @param name - The name.
 * @param isThere - Whether it is there; if it is null, it is null whatever was to be returned instead.
 * @param value - What to return instead unless it is ABSENT or null, or a closure called with what is there.
 * @param fallback - What to return when it is not there.
 * @returns One of these, or a missing value.
 */
export function whenThere(object: unknown, name: string, isThere: boolean, ...choice: AnyChoice): unknown {
  const [value = ABSENT, fallback = ABSENT] = choice;
  if (!isThere) return fallbackOf(fallback);
  const own = readProperty(object, name);
  if (isNull(own)) return null;
  return value === ABSENT || value === null ? own : valueFrom(value, own);
}

/**
 * Chooses between an attribute of an underlying object and a fallback, as {@link whenThere} does.
 *
 * @param object - The underlying object.
 * @param attribute - The attribute's name.
 * @param value - What to return instead of the attribute.
 * @param fallback - What to return when there is no such attribute.
 * @returns One of these, or a missing value.
 */
export function whenComputed(object: unknown, attribute: string, ...choice: AnyChoice): unknown {
  return whenThere(object, attribute, hasAttribute(object, attribute), ...choice);
}
