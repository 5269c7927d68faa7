import type { ISupportCodeLibrary } from '@cucumber/cucumber/api';

/** What an expression found in the text of a step; `getValue` returns it as the step definition takes it. */
interface Found {
  getValue(world: object): unknown;
}

/** A step definition, as far as it is of interest here. */
export interface StepDefinition {
  readonly expression: { match(text: string): readonly Found[] | null };
  readonly code: (this: object, ...args: readonly unknown[]) => unknown;
}

/** The part of Cucumber's support code library that is of interest here; it does not promise to have it. */
interface StepLibrary {
  readonly stepDefinitions?: readonly StepDefinition[];
}

/**
 * Shows the step definitions that Cucumber loaded.
 *
 * @param library - What Cucumber loaded.
 * @returns The step definitions.
 * @throws Error when the library does not show them.
 */
export function stepDefinitions(library: ISupportCodeLibrary): readonly StepDefinition[] {
  const { stepDefinitions: found } = library as StepLibrary;
  if (found !== undefined) return found;
  throw new Error('Cucumber: expected loaded support code with stepDefinitions, received none');
}
