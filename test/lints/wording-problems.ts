import type { Rule } from '@cucumber/messages';
import type { FeatureFile } from '../../src/suite/scenarios/read-scenarios';
import type { ScenarioInfo } from '../../src/suite/scenarios/scenario-info';
import { repeated } from './repeated';

/** What does not fit into it is easier to read as a doc string or a table. */
const longestStep = 200;

/**
 * Checks what a reader needs to understand a feature without its step code: titles with words of their own
 * that tell the scenarios of a rule apart, rules that have a scenario, steps that fit on the screen. One line
 * for each problem: where, what was expected, what is there.
 */
export function wordingProblems(feature: FeatureFile): string[] {
  return [
    ...rulesOf(feature).flatMap((rule) => ruleProblems(feature, rule)),
    ...sameTitles(feature.scenarios),
    ...wrongArticles(feature.scenarios),
    ...longSteps(feature.scenarios),
  ];
}

function rulesOf({ document }: FeatureFile): Rule[] {
  return (document.feature?.children ?? []).flatMap(({ rule }) => rule ?? []);
}

function ruleProblems({ uri }: FeatureFile, { location, name, children }: Rule): string[] {
  const scenarios = children.flatMap(({ scenario }) => scenario ?? []);
  if (scenarios.length === 0)
    return [`${uri}:${location.line}: expected a scenario in the Rule "${name}", received none`];
  return [
    ...scenarios.flatMap((scenario) => {
      const problem = titleProblem(scenario.name);
      return problem === null ? [] : [`${uri}:${scenario.location.line}: ${problem}`];
    }),
    ...repeated(scenarios, (scenario) => scenario.name).map(([{ name, location }, first]) =>
      sameTitle(uri, location.line, name, first.location.line),
    ),
  ];
}

function titleProblem(title: string): string | null {
  if (!/\p{Letter}/u.test(title.replace(/<[^<>]*>/g, '')))
    return `expected a title with words of its own, received "${title}"`;
  // Reports show a title alone.
  return /^(?:Nor|So|Also|And|It|Its|They|Their)\b/.test(title)
    ? `expected a title that does not continue the one before, received "${title}"`
    : null;
}

/** Rows of outlines, whose titles differ in what stands for their placeholders. */
function sameTitles(scenarios: readonly ScenarioInfo[]): string[] {
  const rows = scenarios.filter(({ id }) => id.includes('/'));
  return repeated(rows, ({ rule, name }) => JSON.stringify([rule, name])).map(
    ([{ uri, line, name }, first]) => sameTitle(uri, line, name, first.line),
  );
}

function sameTitle(uri: string, line: number, title: string, firstLine: number): string {
  return `${uri}:${line}: expected a title of its own, received "${title}", which line ${firstLine} has too`;
}

/** Finds "a" before a vowel in titles whose placeholders are filled in: "a <case>" is right for one row and wrong for the next. */
function wrongArticles(scenarios: readonly ScenarioInfo[]): string[] {
  return scenarios
    .filter(({ name }) => /\b[Aa] (?!one\b)[AEIOaeio]/.test(name))
    .map(({ uri, line, name }) => `${uri}:${line}: expected "an" before a vowel, received "${name}"`);
}

function longSteps(scenarios: readonly ScenarioInfo[]): string[] {
  return scenarios.flatMap(({ uri, line, steps }) =>
    steps
      .map((step) => step.split('\n', 1).join())
      .filter((text) => text.length > longestStep)
      .map(
        (text) =>
          `${uri}:${line}: expected steps of at most ${longestStep} characters, received ${text.length}: ${text}`,
      ),
  );
}
