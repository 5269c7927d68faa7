/**
 * Stands for "this argument was not given".
 *
 * `null` is a value of its own everywhere in the interface, so a default of `null` could not be told apart
 * from an explicit one.
 */
export const ABSENT: unique symbol = Symbol('argument not given');

/** The type of {@link ABSENT}, for optional parameters. */
export type Absent = typeof ABSENT;
