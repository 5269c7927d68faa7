import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pretty } from '@cucumber/gherkin-utils';
import { packageRoot } from '../../src/suite/package-root';
import { type FeatureFile, readFeatures } from '../../src/suite/scenarios/read-scenarios';
import { packageWith } from '../suite/scenarios/package-with';
import { lintFeatures } from './lint-features';

const read = (feature: string): FeatureFile[] => readFeatures(packageWith(feature));

/** Lints features; that they cover next to no row is left out of the answer. */
function problemsOf(features: readonly FeatureFile[]): string[] {
  return lintFeatures(features).filter((problem) => !problem.startsWith('no scenario is about'));
}

function lint(feature: string): string[] {
  return problemsOf(read(feature));
}

const good = `@op:Paginator.url
Feature: A
  @level:stated
  Rule: R
    @id:url-a
    Scenario: S
      Given x
    @id:url-b
    Scenario Outline: O <y>
      Given <y>
      Examples:
        | case | y |
        | one  | 1 |
        | two  | 2 |
`;

test('a feature that keeps the rules has no problems', () => {
  assert.deepEqual(lint(good), []);
});

for (const place of ['@op:Paginator.url', '@level:stated', '@id:url-b']) {
  test(`a trait beside ${place} is no problem, and every scenario below has it`, () => {
    const features = read(good.replace(place, `${place} @trait:messages`));
    assert.deepEqual(problemsOf(features), []);
    const tagged = features.flatMap(({ scenarios }) => scenarios.filter(({ traits }) => traits.length > 0));
    assert.equal(tagged.length, place === '@id:url-b' ? 2 : 3);
    assert.ok(tagged.every(({ traits }) => traits.join() === 'messages'));
  });
}

/** What is wrong, the text that becomes another, the first problem, and how many there are where it is not one. */
type Case = readonly [what: string, from: string, to: string, problem: string, count?: number];

for (const [what, from, to, problem, count = 1] of [
  ['no id', '@id:url-a', '', 'features/a.feature:6: expected one @id: tag, received 0'],
  ['two ids', '@id:url-a', '@id:url-a @id:url-c', 'features/a.feature:6: expected one @id: tag, received 2'],
  [
    'an id that is no slug',
    '@id:url-a',
    '@id:URL_a',
    'features/a.feature:6: expected a kebab-case @id:, received "URL_a"',
  ],
  [
    'rows of an outline without a case',
    '| case |',
    '| kind |',
    'features/a.feature:13: expected a kebab-case value in the column "case", received ""',
    3,
  ],
  [
    'a case that is no slug',
    '| two  |',
    '| 2    |',
    'features/a.feature:14: expected a kebab-case value in the column "case", received "2"',
  ],
  [
    'an id that stands twice',
    '@id:url-b',
    '@id:url-a',
    'features/a.feature:8: the id "url-a" stands at features/a.feature:5 too',
  ],
  [
    'a case that stands twice',
    '| two  |',
    '| one  |',
    'features/a.feature:14: the id "url-b/one" stands at features/a.feature:13 too',
  ],
  [
    'a scenario with the steps of another one',
    'Given x',
    'Given 1',
    'features/a.feature:13: expected steps of its own, received those of the scenario at features/a.feature:6',
  ],
  [
    'a scenario with the steps of another one and a closure that it does not use',
    'Given x',
    'Given the closure "f" that returns 1\n      And 1',
    'features/a.feature:14: expected steps of its own, received those of the scenario at features/a.feature:6',
  ],
  [
    'a tag for an error at which no step looks',
    '@id:url-a',
    '@id:url-a @error',
    'features/a.feature:6: expected a step that looks at an error, as it has @error, received none',
  ],
  [
    'a step that looks at an error, without the tag',
    'Given x',
    'Then it fails with a Type error',
    'features/a.feature:6: expected @error, as a step looks at an error, received none: it fails with a Type error',
  ],
  [
    'a step that calls from inside, without the tag',
    'Given x',
    'When "addQuery" is called from inside with []',
    'features/a.feature:6: expected @protected, as a step calls from inside or reads what is protected, received none: "addQuery" is called from inside with []',
  ],
  [
    'a step that sets process-wide state, without the tag',
    'Given x',
    'Given the static operation "useTailwind" of Paginator is called with []',
    'features/a.feature:6: expected @boot-only, as a step sets process-wide state, received none: the static operation "useTailwind" of Paginator is called with []',
  ],
  [
    'no level',
    '@level:stated',
    '',
    'features/a.feature:6: expected the Rule to have one of @level:stated, @level:observed, @level:exact, received []',
    3,
  ],
  [
    'an unknown level',
    '@level:stated',
    '@level:maybe',
    'features/a.feature:6: expected the Rule to have one of @level:stated, @level:observed, @level:exact, received [maybe]',
    3,
  ],
  ['no row', '@op:Paginator.url', '', 'features/a.feature:6: expected at least one @op: tag', 3],
  [
    'an unknown row above several scenarios',
    '@op:Paginator.url',
    '@op:Paginator.urll',
    'features/a.feature:1: expected the id of an interface row or statement, received @op:Paginator.urll, did you mean "Paginator.url"?',
  ],
  [
    'an unknown tag',
    '@id:url-a',
    '@id:url-a @wip',
    'features/a.feature:5: expected a tag that docs/writing-features.md lists, received @wip',
  ],
  [
    'an unknown tag of examples',
    '      Examples',
    '      @wip\n      Examples',
    'features/a.feature:11: expected a tag that docs/writing-features.md lists, received @wip',
  ],
  [
    'an unknown capability',
    '@id:url-a',
    '@id:url-a @needs:magic',
    'features/a.feature:5: expected a tag that docs/writing-features.md lists, received @needs:magic',
  ],
  [
    'an unknown trait',
    '@id:url-a',
    '@id:url-a @trait:mesages',
    'features/a.feature:5: @trait: expected a trait of spec/traits.json, received "mesages", did you mean "messages"?',
  ],
  [
    'a title made of placeholders',
    'Outline: O <y>',
    'Outline: <y>(<case>): "<y>"',
    'features/a.feature:9: expected a title with words of its own, received "<y>(<case>): "<y>""',
  ],
  [
    'a title that continues the one before',
    'Outline: O <y>',
    'Outline: Nor <y>',
    'features/a.feature:9: expected a title that does not continue the one before, received "Nor <y>"',
  ],
  [
    'a title that refers to the one before',
    'Outline: O <y>',
    'Outline: It is <y>',
    'features/a.feature:9: expected a title that does not continue the one before, received "It is <y>"',
  ],
  [
    'a title that two scenarios of a rule have',
    'Outline: O <y>',
    'Outline: S',
    'features/a.feature:9: expected a title of its own, received "S", which line 6 has too',
    2,
  ],
  [
    'a title that stands twice in a rule',
    'Outline: O <y>',
    'Outline: O',
    'features/a.feature:14: expected a title of its own, received "O", which line 13 has too',
  ],
  [
    'a title with the wrong article',
    'Scenario: S',
    'Scenario: A empty page',
    'features/a.feature:6: expected "an" before a vowel, received "A empty page"',
  ],
  [
    'a rule without a scenario',
    '  @level:stated',
    '  Rule: Empty\n  @level:stated',
    'features/a.feature:3: expected a scenario in the Rule "Empty", received none',
  ],
  [
    'a step that is too long',
    'Given x',
    `Given ${'x'.repeat(201)}`,
    `features/a.feature:6: expected steps of at most 200 characters, received 201: ${'x'.repeat(201)}`,
  ],
  [
    'a scenario outside a rule',
    '\nFeature: A\n  @level:stated\n  Rule: R\n',
    ' @level:stated\nFeature: A\n',
    'features/a.feature:4: expected the scenario inside a Rule',
    2,
  ],
] as Case[]) {
  test(`${what} is a problem`, () => {
    const problems = lint(good.replace(from, to));
    assert.deepEqual([problems[0], problems.length], [problem, count]);
  });
}

test('a step of 200 characters is no problem, however much stands below it', () => {
  assert.deepEqual(
    lint(good.replace('Given x', `Given ${'x'.repeat(200)}\n      """\n      ${'y'.repeat(300)}\n      """`)),
    [],
  );
});

test('a title may stand again in another rule', () => {
  const again = '  @level:stated\n  Rule: Q\n    @id:url-c\n    Scenario: S\n      Given y\n';
  assert.deepEqual(lint(`${good}${again}`), []);
});

test('an interface row without a scenario is a problem', () => {
  const problems = lintFeatures(read(good));
  assert.ok(problems.includes('no scenario is about Paginator.appends'));
  assert.ok(!problems.includes('no scenario is about Paginator.url'));
});

test('every feature is formatted as `npm run fix` formats it', () => {
  const features = [...readFeatures(), ...readFeatures(packageRoot, 'test/library')];
  const unformatted = features.filter(
    ({ uri, document }) => pretty(document) !== readFileSync(join(packageRoot, uri), 'utf8'),
  );
  assert.deepEqual(
    unformatted.map(({ uri }) => uri),
    [],
  );
});
