import type { ISupportCodeLibrary } from '@cucumber/cucumber/api';

/** What an expression found in the text of a step; `getValue` gives it as the step definition takes it. */
interface Found {
  getValue(world: object): unknown;
}

type Match = (text: string) => readonly Found[] | null;

/** A step definition, as far as it is of interest here. */
export interface StepDefinition {
  readonly expression: { match: Match };
  readonly code: (this: object, ...args: readonly unknown[]) => unknown;
}

/** The part of Cucumber's support code library that is of interest here; it does not promise to have it. */
interface StepLibrary {
  readonly stepDefinitions?: readonly StepDefinition[];
}

/**
 * Makes step definitions remember what they found in the text of a step.
 *
 * Cucumber asks the definition of a step three times what its text holds: twice while it plans and once before it runs,
 * and of every scenario anew. Finding where each parameter lies is most of the work of matching, and always ends the same.
 *
 * @param library - The step definitions, freshly loaded.
 * @returns The step definitions; none when the library does not show them.
 */
export function rememberMatches(library: ISupportCodeLibrary): readonly StepDefinition[] {
  const { stepDefinitions = [] } = library as StepLibrary;
  for (const { expression } of stepDefinitions) {
    const find = expression.match.bind(expression);
    const found = new Map<string, ReturnType<Match>>();
    expression.match = (text) => {
      const known = found.get(text);
      if (known !== undefined) return known;
      const result = find(text);
      if (result !== null) found.set(text, result);
      return result;
    };
  }
  return stepDefinitions;
}
