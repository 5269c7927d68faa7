import { DriverFault } from '../driver/driver-fault';
import { traitProblem, traits } from './trait-catalogue';

/** What a driver says of traits when a run starts. */
export interface TraitDeclaration {
  /** The traits it follows; `*` for all that no other list names. */
  readonly follows: readonly string[];
  /** The traits it could follow and chooses not to. */
  readonly declines?: readonly string[];
  /** The traits that cannot hold in its language or framework. */
  readonly notApplicable?: readonly { readonly trait: string; readonly reason: string }[];
}

/** Answers which traits a driver follows. */
export class TraitChoice {
  readonly #followed: ReadonlySet<string>;
  readonly #declined: ReadonlySet<string>;
  readonly #notApplicable: ReadonlyMap<string, string>;

  /**
   * @param declared - What the driver said; absent: it follows none.
   * @throws DriverFault when a name is no trait, or is in more than one list.
   */
  constructor(declared: TraitDeclaration = { follows: [] }) {
    const { follows, declines = [], notApplicable = [] } = declared;
    const named = follows.filter((name) => name !== '*');
    const others = notApplicable.map(({ trait }) => trait);
    requireOneListEach({ follows: named, declines, notApplicable: others });
    this.#declined = new Set(declines);
    this.#notApplicable = new Map(notApplicable.map(({ trait, reason }) => [trait, reason]));
    this.#followed = new Set(follows.includes('*') ? traits.map(({ name }) => name) : named);
  }

  /**
   * Tells why a trait is not followed.
   *
   * @param name - The trait.
   * @returns The reason, or null when the driver follows it.
   */
  whyNotFollowed(name: string): string | null {
    const reason = this.#notApplicable.get(name);
    if (reason !== undefined) return `the trait ${name} cannot apply: ${reason}`;
    if (this.#declined.has(name)) return `declines the trait ${name}`;
    return this.#followed.has(name) ? null : `does not say that it follows the trait ${name}`;
  }
}

function requireOneListEach(lists: { readonly [list: string]: readonly string[] }): void {
  const listOf = new Map<string, string>();
  for (const [list, names] of Object.entries(lists)) {
    for (const name of names) {
      const problem = traitProblem(name);
      if (problem !== null) throw new DriverFault('wrong-shape', `traits.${list} of the driver: ${problem}`);
      const other = listOf.get(name);
      if (other !== undefined && other !== list) {
        throw new DriverFault(
          'wrong-shape',
          `traits of the driver: expected each trait in one list, received "${name}" in ${other} and in ${list}`,
        );
      }
      listOf.set(name, list);
    }
  }
}
