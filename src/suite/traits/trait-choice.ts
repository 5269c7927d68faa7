import { DriverFault } from '../driver/driver-fault';
import type { TraitDeclaration } from '../protocol/wire';
import { traitProblem } from './trait-catalogue';
import { unfollowedTrait } from './unfollowed-trait';

/** What a driver does about a trait. */
export type Stance = 'followed' | 'declined' | 'not applicable' | 'not followed';

/**
 * Tells what a driver does about a trait.
 *
 * @param declared - What it said; null when it said nothing, which means that it follows none.
 * @param name - The trait.
 * @returns Its stance.
 */
export function stanceOn(declared: TraitDeclaration | null, name: string): Stance {
  const { follows, declines = [], notApplicable = [] } = declared ?? { follows: [] };
  if (notApplicable.some(({ trait }) => trait === name)) return 'not applicable';
  if (declines.includes(name)) return 'declined';
  return follows.includes(name) || follows.includes('*') ? 'followed' : 'not followed';
}

/** Answers why a driver does not follow a trait. */
export class TraitChoice {
  /**
   * @param declared - What the driver said; null when it said nothing.
   * @throws DriverFault when a name is no trait, or is in more than one list.
   */
  constructor(private readonly declared: TraitDeclaration | null) {
    const { follows, declines = [], notApplicable = [] } = declared ?? { follows: [] };
    const listOf = new Map<string, string>();
    for (const name of follows) if (name !== '*') addTo(listOf, name, 'follows');
    for (const name of declines) addTo(listOf, name, 'declines');
    for (const { trait } of notApplicable) addTo(listOf, trait, 'notApplicable');
  }

  /**
   * Tells why a trait is not followed.
   *
   * @param name - The trait.
   * @returns The reason, or null when the driver follows it.
   */
  whyNotFollowed(name: string): string | null {
    switch (stanceOn(this.declared, name)) {
      case 'followed':
        return null;
      case 'declined':
        return unfollowedTrait.declined(name);
      case 'not followed':
        return unfollowedTrait.notFollowed(name);
      case 'not applicable': {
        const entry = this.declared?.notApplicable?.find(({ trait }) => trait === name);
        return unfollowedTrait.notApplicable(name, entry?.reason ?? '');
      }
    }
  }
}

function addTo(listOf: Map<string, string>, name: string, list: string): void {
  const problem = traitProblem(name);
  if (problem !== null) throw new DriverFault('wrong-shape', `traits.${list} of the driver: ${problem}`);
  const other = listOf.get(name) ?? list;
  if (other !== list) {
    throw new DriverFault(
      'wrong-shape',
      `traits of the driver: expected each trait in one list, received "${name}" in ${other} and in ${list}`,
    );
  }
  listOf.set(name, list);
}
