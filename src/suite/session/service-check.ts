import { DriverFault } from '../driver/driver-fault';
import { capabilities } from '../needs/capabilities';
import type { Requirements } from '../needs/requirements';
import { rowsOfOption } from '../needs/rows-of-option';
import { unservedReason } from '../needs/unserved-reason';
import type { DriverDescription } from '../protocol/wire';
import { interfaceRows, rowProblem, suggestRow } from '../rows/catalogue';
import { matchesPattern } from '../text/matches-pattern';
import { TraitChoice } from '../traits/trait-choice';
import { suggest } from '../usage/suggest';
import { Unsupported } from './unsupported';

/** Answers which rows and capabilities a driver declares to serve, and which traits it follows. */
export class ServiceCheck implements Requirements {
  readonly #served: ReadonlySet<string>;
  readonly #lacks: ReadonlyMap<string, string>;
  readonly #capabilities: ReadonlySet<string>;
  readonly #traits: TraitChoice;

  /**
   * @param description - What the driver said of itself.
   * @throws DriverFault when an entry of it is no interface row or no trait, or a misspelled capability.
   */
  constructor(description: DriverDescription) {
    this.#served = new Set(description.rows.serves.flatMap((pattern) => matching(pattern, 'rows.serves')));
    this.#lacks = new Map(
      (description.rows.lacks ?? []).flatMap(({ row, reason }) =>
        matching(row, 'rows.lacks').map((id) => [id, reason] as const),
      ),
    );
    this.#capabilities = new Set(description.capabilities.map(spelledRight));
    this.#traits = new TraitChoice(description.traits ?? null);
  }

  /** Whether there is no row and no capability that the driver goes without. */
  get servesEverything(): boolean {
    return (
      interfaceRows.every(({ id }) => this.whyNotServed(id) === null) &&
      capabilities.every((capability) => this.#capabilities.has(capability))
    );
  }

  /**
   * Tells why a row is not served.
   *
   * @param row - The id of an interface row. Statements are about the whole and always count as served; so do rows of errors, unless
   *   the driver says that it lacks them.
   * @returns The reason, or null when the row is served.
   */
  whyNotServed(row: string): string | null {
    if (row.startsWith('Statement.')) return null;
    if (row.startsWith('Error.')) return this.#lacks.get(row) ?? null;
    return this.#lacks.get(row) ?? (this.#served.has(row) ? null : 'not among the rows it serves');
  }

  /**
   * Makes sure that a row is served.
   *
   * @param row - The id of an interface row.
   * @throws Unsupported when it is not, Error when there is no such row.
   */
  requireRow(row: string): void {
    const problem = rowProblem(row);
    if (problem !== null) throw new Error(problem);
    const reason = this.whyNotServed(row);
    if (reason !== null) throw notServed(row, reason);
  }

  /**
   * Makes sure that an option of the paginator's constructor is served: that any row about what it sets is.
   *
   * @param name - The option. An option that the interface does not name is never required.
   * @throws Unsupported when it is not.
   */
  requireOption(name: string): void {
    const rows = rowsOfOption(name);
    if (rows.length === 0 || rows.some((row) => this.whyNotServed(row) === null)) return;
    throw notServed(`the option "${name}"`, `none of ${rows.join(', ')} is among the rows it serves`);
  }

  /**
   * Makes sure that a capability is declared.
   *
   * @param capability - Its name, such as `define`.
   * @throws Unsupported when it is not.
   */
  requireCapability(capability: string): void {
    if (!this.#capabilities.has(capability)) {
      throw notServed(`the capability "${capability}"`, 'not among its capabilities');
    }
  }

  /**
   * Makes sure that a trait is followed.
   *
   * @param name - The trait.
   * @throws Unsupported when it is not.
   */
  requireTrait(name: string): void {
    const reason = this.#traits.whyNotFollowed(name);
    if (reason !== null) throw new Unsupported(reason);
  }

  /** Whether a trait is followed. */
  follows(name: string): boolean {
    return this.#traits.whyNotFollowed(name) === null;
  }
}

function notServed(needed: string, reason: string): Unsupported {
  return new Unsupported(unservedReason.write({ needed, reason }));
}

/** Refuses what looks like a misspelled capability; any other name is one that this suite does not know. */
function spelledRight(name: string): string {
  const hint = capabilities.includes(name) ? '' : suggest(name, capabilities);
  if (hint === '') return name;
  throw wrong('capabilities', `one of ${capabilities.join(', ')}`, `${JSON.stringify(name)}${hint}`);
}

function matching(pattern: string, where: string): string[] {
  if (pattern.startsWith('Statement.')) {
    const why = 'statements are about the whole, and no driver declares them';
    throw wrong(where, 'rows of the interface', `"${pattern}": ${why}`);
  }
  const ids = interfaceRows.map((row) => row.id).filter((id) => matchesPattern(pattern, id));
  if (ids.length > 0) return ids;
  const expected = 'the id of an interface row or a prefix ending in *';
  throw wrong(where, expected, `"${pattern}"${suggestRow(pattern)}`);
}

function wrong(where: string, expected: string, received: string): DriverFault {
  return new DriverFault('wrong-shape', `${where} of the driver: expected ${expected}, received ${received}`);
}
