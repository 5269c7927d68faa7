import { className } from './values';

/** The name of the method that Node asks what to show of an object, for `console.log` among others. */
export const inspected: unique symbol = Symbol.for('nodejs.util.inspect.custom');

/**
 * Lets content be shown as that of another object, whose own is out of sight.
 *
 * @param object - The object, whose class is named.
 * @param content - An array, a Map or a plain object made for this.
 * @returns The content, as an instance of a class of that name.
 */
export function shownAs(object: object, content: object): object {
  const name = className(object);
  const Plain = Object.getPrototypeOf(content).constructor as ObjectConstructor;
  const { [name]: Shown } = { [name]: class extends Plain {} };
  return Object.setPrototypeOf(content, (Shown as ObjectConstructor).prototype) as object;
}
