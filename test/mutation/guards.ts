import type { Mutant } from './read-mutants';
import type { OwnersOf } from './row-owners';

/** What notices a mutant, from the best to nothing. */
export const guards = ['own row', 'other rows', 'library', 'stopped', 'not killed'] as const;

/** One of {@link guards}. */
export type Guard = (typeof guards)[number];

/** A mutant with the rows that own its code and what notices it. */
export interface Guarded {
  readonly mutant: Mutant;
  readonly owners: readonly string[];
  readonly guard: Guard;
}

/**
 * Says of each mutant whether a scenario of a row that owns its code notices it, or only others do, which are
 * asked when none of those fails. Code that no row owns is guarded well by any row.
 */
export function guarded(
  mutants: readonly Mutant[],
  ownersOf: OwnersOf,
  rowsOf: (id: string) => readonly string[],
): Guarded[] {
  return mutants.map((mutant) => {
    const owners = ownersOf(mutant.file, mutant.start.line, mutant.start.column);
    return { mutant, owners, guard: guardOf(mutant, owners, rowsOf) };
  });
}

function guardOf(
  { status, failing }: Mutant,
  owners: readonly string[],
  rowsOf: (id: string) => readonly string[],
): Guard {
  if (status === 'Timeout') return 'stopped';
  if (status !== 'Killed') return 'not killed';
  if (failing === null) return 'library';
  const isOwn = owners.length === 0 || rowsOf(failing).some((row) => owners.includes(row));
  return isOwn ? 'own row' : 'other rows';
}
