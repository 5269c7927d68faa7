import type { Requirements } from './requirements';

type Kind = keyof Requirements;

/** Everything that a scenario needs, in the order in which it needs it. */
export class Needs implements Requirements {
  readonly #needs = new Map<string, readonly [Kind, string]>();

  requireRow(row: string): void {
    this.#add('requireRow', row);
  }

  requireOption(name: string): void {
    this.#add('requireOption', name);
  }

  requireCapability(capability: string): void {
    this.#add('requireCapability', capability);
  }

  requireTrait(name: string): void {
    this.#add('requireTrait', name);
  }

  /**
   * Adds what the tags of a scenario say it needs.
   *
   * @param tags - The tags.
   */
  addTags(tags: readonly { readonly name: string }[]): void {
    for (const [prefix, kind] of tagKinds) {
      for (const { name } of tags) if (name.startsWith(prefix)) this.#add(kind, name.slice(prefix.length));
    }
  }

  /**
   * Asks for everything.
   *
   * @param requirements - What is asked for each of them.
   * @throws Whatever it throws for the first thing that is not there.
   */
  requireAll(requirements: Requirements): void {
    for (const [kind, name] of this.#needs.values()) requirements[kind](name);
  }

  /**
   * Lists what is needed of one kind.
   *
   * @param kind - The kind.
   * @returns The names, in the order in which they are needed.
   */
  namesOf(kind: Kind): string[] {
    return [...this.#needs.values()].filter(([each]) => each === kind).map(([, name]) => name);
  }

  #add(kind: Kind, name: string): void {
    this.#needs.set(`${kind} ${name}`, [kind, name]);
  }
}

/** Traits come first: of several reasons why a scenario is left out, a declined habit says most. */
const tagKinds: readonly (readonly [string, Kind])[] = [
  ['@trait:', 'requireTrait'],
  ['@op:', 'requireRow'],
  ['@needs:', 'requireCapability'],
];
