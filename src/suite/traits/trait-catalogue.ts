import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../package-root';
import { suggest } from '../usage/suggest';

/** A habit of PHP that a port may honestly decline. */
export interface Trait {
  readonly name: string;
  /** What a scenario with this trait asks. */
  readonly asks: string;
  /** Why PHP, or a framework written in it, has the habit. */
  readonly reason: string;
  /** What a port does that declines it. */
  readonly instead: string;
}

/** Every trait there is, in the order of the page docs/traits.md. */
export const traits: readonly Trait[] = JSON.parse(
  readFileSync(join(packageRoot, 'spec', 'traits.json'), 'utf8'),
) as readonly Trait[];

const names = traits.map(({ name }) => name);

/**
 * Says what is wrong with the name of a trait.
 *
 * @param name - The name.
 * @returns What was expected and received, with a suggestion; null for a trait there is.
 */
export function traitProblem(name: string): string | null {
  if (names.includes(name)) return null;
  return `expected a trait of spec/traits.json, received "${name}"${suggest(name, names)}`;
}
