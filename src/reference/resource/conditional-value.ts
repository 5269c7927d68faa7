import { callOperation } from '../php/calls';
import { lookUp, requireMap } from '../php/maps';
import { ABSENT, fallbackOf, isNull, valueFrom } from './lazy';
import { readProperty } from './underlying-value';

/** What stands for a model, so that conditional values can ask it. */
interface Standing {
  readonly resource: unknown;
}

/**
 * Asks the underlying object of a resource.
 *
 * @param self - The resource.
 * @param method - The operation's name.
 * @param parameters - The arguments.
 * @returns The operation's result.
 */
export function ask(self: Standing, method: string, ...parameters: readonly unknown[]): unknown {
  return callOperation(self.resource, method, parameters);
}

/**
 * Tells whether the underlying object of a resource has an attribute, also when it is null.
 *
 * @param self - The resource.
 * @param attribute - The attribute's name.
 * @returns Whether it has.
 */
export function hasAttribute(self: Standing, attribute: string): boolean {
  const attributes = ask(self, 'getAttributes');
  return lookUp(requireMap('What getAttributes() gives', attributes), attribute, ABSENT) !== ABSENT;
}

/**
 * Chooses between what the underlying object of a resource holds under a name and a fallback.
 *
 * @param self - The resource.
 * @param name - The name.
 * @param isThere - Whether it is there; if it is null, it is null whatever was to be returned instead.
 * @param value - What to return instead unless it is ABSENT or null, or a closure called with what is there.
 * @param fallback - What to return when it is not there.
 * @returns One of these, or a missing value.
 */
export function whenThere(
  self: Standing,
  name: string,
  isThere: boolean,
  value: unknown,
  fallback: unknown,
): unknown {
  if (!isThere) return fallbackOf(fallback);
  const own = readProperty(self.resource, name);
  if (isNull(own)) return null;
  return value === ABSENT || value === null ? own : valueFrom(value, own);
}

/**
 * Chooses between an attribute of the underlying object of a resource and a fallback, as {@link whenThere} does.
 *
 * @param self - The resource.
 * @param attribute - The attribute's name.
 * @param value - What to return instead of the attribute.
 * @param fallback - What to return when there is no such attribute.
 * @returns One of these, or a missing value.
 */
export function whenComputed(self: Standing, attribute: string, value: unknown, fallback: unknown): unknown {
  return whenThere(self, attribute, hasAttribute(self, attribute), value, fallback);
}
