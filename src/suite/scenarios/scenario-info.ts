/** How binding an expectation is. */
export const levels = ['stated', 'observed', 'exact'] as const;

/** One of {@link levels}. */
export type Level = (typeof levels)[number];

/** One scenario as the features have it; each row of an outline is one. */
export interface ScenarioInfo {
  /** The `@id:` tag; for a row of an outline followed by `/` and its `case`. */
  readonly id: string;
  readonly name: string;
  /** Empty when the feature gives none, which the lint reports. */
  readonly level: Level | '';
  /** The interface rows and statements of its `@op:` tags. */
  readonly rows: readonly string[];
  /** The names of its `@trait:` tags; without one it belongs to the portable core. */
  readonly traits: readonly string[];
  readonly tags: readonly string[];
  readonly feature: string;
  readonly rule: string;
  /** The feature file, relative to the package. */
  readonly uri: string;
  readonly line: number;
  /** The text of its steps, with the background's before its own. */
  readonly steps: readonly string[];
  /**
   * The comments between its rule and the first scenario there, above the scenario, and in it: why it asks that much and no more.
   */
  readonly notes: readonly string[];
  /** Changes with what the scenario asks, and only then. */
  readonly digest: string;
}

/**
 * Tells whether a scenario is a law: its data is generated while it runs.
 *
 * @param scenario - The scenario.
 * @returns Whether it is.
 */
export function isLaw({ tags }: ScenarioInfo): boolean {
  return tags.includes('@property');
}
