/** The first place where a value is not what was expected. */
export interface Difference {
  /** A JSON pointer to the place, such as `/data/0`; empty for the value itself. */
  readonly path: string;
  readonly expected: string;
  readonly received: string;
}

/**
 * Says that the keys of a map are the right ones in another order.
 *
 * @param path - Where the map is.
 * @param expected - Its keys in the order that is asked for.
 * @param received - Its keys as they are.
 * @returns The difference.
 */
export function differenceOfOrder(
  path: string,
  expected: readonly (string | number)[],
  received: readonly (string | number)[],
): Difference {
  return { path, expected: `the keys in the order ${expected.join(', ')}`, received: received.join(', ') };
}

/** Whether the order of keys counts when two values are compared. */
export type KeyOrder = 'ordered' | 'unordered';
