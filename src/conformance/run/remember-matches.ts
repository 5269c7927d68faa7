import type { ISupportCodeLibrary } from '@cucumber/cucumber/api';

type Match = (text: string) => readonly object[] | null;

/** The part of Cucumber's support code library that is of interest here; it does not promise to have it. */
interface StepLibrary {
  readonly stepDefinitions?: readonly { readonly expression: { match: Match } }[];
}

/**
 * Makes step definitions remember what they found in the text of a step.
 *
 * Cucumber asks the definition of a step three times what its text holds: twice while it plans and once before it runs,
 * and of every scenario anew. Finding where each parameter lies is most of the work of matching, and always ends the same.
 *
 * @param library - The step definitions, freshly loaded.
 */
export function rememberMatches(library: ISupportCodeLibrary): void {
  for (const { expression } of (library as StepLibrary).stepDefinitions ?? []) {
    const find = expression.match.bind(expression);
    const found = new Map<string, readonly object[]>();
    expression.match = (text) => {
      const known = found.get(text);
      if (known !== undefined) return known;
      const result = find(text);
      if (result !== null) found.set(text, result);
      return result;
    };
  }
}
