/**
 * Returns the handle of a closure that has a name in a scenario.
 *
 * @param name - The name.
 * @returns The handle, by which the driver is asked for its calls.
 */
export function closureHandle(name: string): string {
  return `fn:${name}`;
}
