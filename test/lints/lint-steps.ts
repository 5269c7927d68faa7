import type { GherkinDocument } from '@cucumber/messages';
import { loadedSupport } from '../../src/suite/run/loaded-support';
import { type StepDefinition, stepDefinitions } from '../../src/suite/run/step-definitions';
import type { FeatureFile } from '../../src/suite/scenarios/read-scenarios';

/** What Cucumber keeps of a definition beside its code. */
interface Declared {
  readonly pattern?: string | RegExp;
  readonly uri?: string;
  readonly line?: number;
}

/**
 * Matches every step of features with the step definitions. One line for each step that no definition or several match, and
 * for each definition that no step uses.
 */
export async function lintSteps(features: readonly FeatureFile[]): Promise<string[]> {
  const definitions: readonly (StepDefinition & Declared)[] = stepDefinitions(await loadedSupport());
  const places = placesOf(features);
  const matching = [...places.keys()].map((text) => ({
    text,
    found: definitions.filter(({ expression }) => expression.match(text) !== null),
  }));
  const wrong = matching.filter(({ found }) => found.length !== 1);
  const used = new Set(matching.flatMap(({ found }) => found));
  const unused = definitions.filter((definition) => !used.has(definition));
  return [
    ...wrong.map(
      ({ text, found }) =>
        `${places.get(text)}: expected one step definition, received ${found.length}: ${text}`,
    ),
    ...unused.map(({ uri, line, pattern }) => `${uri}:${line}: no step uses "${pattern}"`),
  ];
}

/** Every text that a step has, with the place where it is first. */
function placesOf(features: readonly FeatureFile[]): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { document, pickles } of features) {
    const lines = linesOf(document);
    for (const { text, astNodeIds } of pickles.flatMap(({ steps }) => steps))
      if (!places.has(text)) places.set(text, `${document.uri}:${lines.get(astNodeIds[0] ?? '')}`);
  }
  return places;
}

function linesOf({ feature }: GherkinDocument): ReadonlyMap<string, number> {
  const children = (feature?.children ?? []).flatMap((child) => [child, ...(child.rule?.children ?? [])]);
  return new Map(
    children.flatMap(({ background, scenario }) =>
      ((background ?? scenario)?.steps ?? []).map(({ id, location }) => [id, location.line] as const),
    ),
  );
}
