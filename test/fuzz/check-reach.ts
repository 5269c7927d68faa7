import { allRows } from '../../src/suite/rows/catalogue';
import { keyOf, type Reach } from './fuzz-case';
import { type Member, members } from './targets';

const namesHere = new Map([
  ['__construct', 'constructor'],
  ['__toString', 'toString'],
]);

const refusing = new Set(['resolveRouteBinding', 'resolveChildRouteBinding', 'throwBadMethodCallException']);

/** Whether a member refuses whatever it is given. */
export function refusesAll({ name }: Member): boolean {
  return refusing.has(name);
}

/**
 * Returns one line for each interface row without a member, member without a use, and member without a
 * result.
 */
export function checkReach(reach: Reach): string[] {
  const operations = allRows.filter(({ kind }) => kind === 'operation');
  const unknown = operations.filter(({ member }) => {
    const here = namesHere.get(member) ?? member;
    return !members.some(({ name }) => name === here);
  });
  return [
    ...unknown.map(({ id }) => `${id}: no exported class has such an operation`),
    ...members.flatMap((member) => {
      const { calls, results } = reach.get(keyOf(member)) ?? { calls: 0, results: 0 };
      if (calls === 0) return [`${keyOf(member)}: never used`];
      return results > 0 || refusesAll(member) ? [] : [`${keyOf(member)}: no result in ${calls} uses`];
    }),
  ];
}
