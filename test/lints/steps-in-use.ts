/** A step that gives something a name: a closure, an object or a class. */
const naming = /^(?:the closure "([^"]+)"|"([^"]+)" is a new|the (?:resource )?class (\w+))/;

/**
 * Leaves out the steps of a scenario that name what no other step mentions, such as those of a background that it has no use for.
 *
 * @param steps - The texts of its steps.
 * @returns Those that are left, in their order.
 */
export function stepsInUse(steps: readonly string[]): readonly string[] {
  const left = steps.filter((step, index) => {
    const name = naming.exec(step)?.slice(1).find(Boolean);
    return name === undefined || steps.some((other, place) => place !== index && other.includes(name));
  });
  return left.length === steps.length ? steps : stepsInUse(left);
}
