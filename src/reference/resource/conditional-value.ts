import { isHtmlable } from '../contracts';
import { callOperation, hasOperation } from '../php/calls';
import { isEmptyMap, lookUp, requireMap } from '../php/maps';
import { isNull } from '../values';
import { ABSENT, type AnyChoice, fallbackOf, valueFrom } from './lazy';
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
  return lookUp(requireMap('The result of getAttributes()', attributes), attribute, ABSENT) !== ABSENT;
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
  if (value === ABSENT) return own;
  return value === null ? valueFrom(own) : valueFrom(value, own);
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

/**
 * Writes a name in snake case: "blogPosts" becomes "blog_posts", "URLs" becomes "u_r_ls".
 *
 * @param name - The name.
 * @returns The name in lower case, words joined with "_".
 */
export function snakeCase(name: string): string {
  const joined = name.replace(/\s([a-z]?)/g, (_, letter: string) => letter.toUpperCase());
  return joined.replace(/(.)(?=[A-Z])/gu, '$1_').toLowerCase();
}

/**
 * Ends a text with an ending exactly once: repetitions at the end are reduced to one.
 *
 * @param text - The text.
 * @param ending - The ending.
 * @returns The text with the ending.
 */
export function finishWith(text: string, ending: string): string {
  if (ending === '') return text;
  let { length } = text;
  while (text.endsWith(ending, length)) length -= ending.length;
  return text.slice(0, length) + ending;
}

/**
 * Tells whether a value holds something: not null, a blank text, an empty map, blank HTML or something
 * countable that counts 0. Numbers and booleans always do.
 *
 * @param value - Any value.
 * @returns Whether it is filled.
 */
export function isFilled(value: unknown): boolean {
  if (isNull(value) || isEmptyMap(value)) return false;
  if (typeof value === 'string') return /[^ \t\n\r\0\v]/.test(value);
  if (hasOperation(value, 'count')) return (value as { count(): number }).count() !== 0;
  return !isHtmlable(value) || isFilled(value.toHtml());
}
