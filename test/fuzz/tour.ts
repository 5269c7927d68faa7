import { refusesAll } from './check-reach';
import { keyOf, type Reach, runCase } from './fuzz-case';
import { namedValues, type Recipe } from './hostile-values';
import { subjectsOf } from './subjects';
import { members } from './targets';

/** What a member is given until it has a result: what fits or nothing, then every value alone, then every two. */
function* attempts(): Generator<readonly Recipe[]> {
  yield [];
  for (const value of namedValues) yield [value];
  for (const first of namedValues) for (const second of namedValues) yield [first, second];
}

/**
 * Uses every member, on each of its objects, until it has a result: what that does not reach does not depend
 * on chance. Throws when something fails in words that are not the library's.
 */
export function tour(): Reach {
  const reach: Reach = new Map();
  for (const member of members) {
    const { owner } = member;
    for (const args of refusesAll(member) ? [[]] : attempts()) {
      for (const subject of subjectsOf(owner).keys())
        runCase({ owner, subject, calls: [{ member, args, isFitting: args.length === 0 }] }, reach);
      if ((reach.get(keyOf(member))?.results ?? 0) > 0) break;
    }
  }
  return reach;
}
