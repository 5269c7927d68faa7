import type { GherkinDocument, Tag } from '@cucumber/messages';
import { capabilities } from '../../src/suite/needs/capabilities';
import { allRows, rowProblem } from '../../src/suite/rows/catalogue';
import type { FeatureFile } from '../../src/suite/scenarios/read-scenarios';
import { levels, type ScenarioInfo } from '../../src/suite/scenarios/scenario-info';
import { traitProblem } from '../../src/suite/traits/trait-catalogue';
import { derivedTagProblems } from './derived-tag-problems';
import { repeated } from './repeated';
import { stepsInUse } from './steps-in-use';
import { wordingProblems } from './wording-problems';

const slug = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const plainTags = new Set(['@protected', '@boot-only', '@error', '@property']);

/**
 * Checks the features against the rules of docs/writing-features.md. One line for each problem: where, what
 * was expected, what is there.
 */
export function lintFeatures(features: readonly FeatureFile[]): string[] {
  const scenarios = features.flatMap((feature) => feature.scenarios);
  return [
    ...features.flatMap(outsideRules),
    ...features.flatMap(unknownTags),
    ...features.flatMap(wordingProblems),
    ...scenarios.flatMap(lintScenario),
    ...sameIds(features),
    ...sameSteps(scenarios),
    ...uncovered(scenarios),
  ];
}

function outsideRules({ uri, document }: FeatureFile): string[] {
  const loose = (document.feature?.children ?? []).filter(({ scenario }) => scenario !== undefined);
  return loose.map(
    ({ scenario }) => `${uri}:${scenario?.location.line}: expected the scenario inside a Rule`,
  );
}

function lintScenario(scenario: ScenarioInfo): string[] {
  const place = placeOf(scenario);
  return [
    ...idProblems(scenario),
    ...levelProblems(scenario),
    ...rowProblems(scenario),
    ...derivedTagProblems(scenario),
  ].map((problem) => `${place}: ${problem}`);
}

function idProblems({ id, tags }: ScenarioInfo): string[] {
  const count = tags.filter((tag) => tag.startsWith('@id:')).length;
  if (count !== 1) return [`expected one @id: tag, received ${count}`];
  const [name = '', row] = id.split('/');
  if (!slug.test(name)) return [`expected a kebab-case @id:, received "${name}"`];
  if (row !== undefined && !slug.test(row))
    return [`expected a kebab-case value in the column "case", received "${row}"`];
  return [];
}

function levelProblems({ tags }: ScenarioInfo): string[] {
  const given = tags.filter((tag) => tag.startsWith('@level:')).map((tag) => tag.slice('@level:'.length));
  const isOne = given.length === 1 && levels.some((level) => level === given[0]);
  return isOne
    ? []
    : [`expected the Rule to have one of @level:${levels.join(', @level:')}, received [${given.join(', ')}]`];
}

function rowProblems({ rows }: ScenarioInfo): string[] {
  return rows.length === 0 ? ['expected at least one @op: tag'] : [];
}

/** Looks at tags where they stand, so that one above many scenarios is told once. */
function unknownTags({ uri, document }: FeatureFile): string[] {
  return tagsIn(document).flatMap(({ name, location }) => {
    const problem = tagProblem(name);
    return problem === null ? [] : [`${uri}:${location.line}: ${problem}`];
  });
}

function tagsIn({ feature }: GherkinDocument): Tag[] {
  const rules = (feature?.children ?? []).flatMap(({ rule }) => rule ?? []);
  const scenarios = [...(feature?.children ?? []), ...rules.flatMap(({ children }) => children)].flatMap(
    ({ scenario }) => scenario ?? [],
  );
  const examples = scenarios.flatMap((scenario) => scenario.examples);
  return [feature ?? { tags: [] }, ...rules, ...scenarios, ...examples].flatMap(({ tags }) => tags);
}

function tagProblem(tag: string): string | null {
  const [, kind = '', value = ''] = /^@(op|trait):(.*)$/.exec(tag) ?? [];
  if (kind === 'op') return rowProblem(value);
  if (kind === 'trait') {
    const problem = traitProblem(value);
    return problem === null ? null : `@trait: ${problem}`;
  }
  return isKnown(tag) ? null : `expected a tag that docs/writing-features.md lists, received ${tag}`;
}

function isKnown(tag: string): boolean {
  if (tag.startsWith('@needs:')) return capabilities.includes(tag.slice('@needs:'.length));
  return plainTags.has(tag) || ['@id:', '@level:'].some((prefix) => tag.startsWith(prefix));
}

/** Neither two scenarios have one id, nor two rows of an outline. */
function sameIds(features: readonly FeatureFile[]): string[] {
  const ids = features.flatMap(({ uri, document, scenarios }) => [
    ...tagsIn(document)
      .filter(({ name }) => name.startsWith('@id:'))
      .map(({ name, location }) => ({ id: name.slice('@id:'.length), place: `${uri}:${location.line}` })),
    ...scenarios
      .filter(({ id }) => id.includes('/'))
      .map((scenario) => ({ id: scenario.id, place: placeOf(scenario) })),
  ]);
  return repeated(ids, ({ id }) => id).map(
    ([{ id, place }, first]) => `${place}: the id "${id}" stands at ${first.place} too`,
  );
}

/** Two scenarios of the same steps prove what one of them proves, whatever else a background prepares. */
function sameSteps(scenarios: readonly ScenarioInfo[]): string[] {
  return repeated(scenarios, ({ steps }) => JSON.stringify(stepsInUse(steps))).map(
    ([{ uri, line }, first]) =>
      `${uri}:${line}: expected steps of its own, received those of the scenario at ${placeOf(first)}`,
  );
}

function placeOf({ uri, line }: ScenarioInfo): string {
  return `${uri}:${line}`;
}

function uncovered(scenarios: readonly ScenarioInfo[]): string[] {
  const covered = new Set(scenarios.flatMap(({ rows }) => rows));
  return allRows.filter(({ id }) => !covered.has(id)).map(({ id }) => `no scenario is about ${id}`);
}
