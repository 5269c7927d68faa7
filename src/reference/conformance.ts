// What the suite judges: the library, and how a driver reaches what programs have no need of.

export { opaqueBrand } from './contracts';
export * from './index';

/** The reference has all habits of PHP that the suite asks about. */
export const traits = { follows: ['*'] } as const;
