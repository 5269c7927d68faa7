/**
 * Tells whether somebody gave all objects an enumerable name, which loops over an object would then visit.
 *
 * @returns Whether the prototype of all objects has such a name.
 */
export function isPrototypePolluted(): boolean {
  for (const name in Object.prototype) return name !== undefined;
  return false;
}
