// What the suite judges: the public API, and `opaqueBrand`, which only drivers need.

export { opaqueBrand } from './contracts';
export * from './index';

/** The reference has all habits of PHP that the suite asks about. */
export const traits = { follows: ['*'] } as const;
