import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { withData } from '../../../src/suite/fuzz/step-text';
import { parseOrderedJson } from '../../../src/suite/notation/ordered-json';

test('data below a step are read back as they were, whatever quotes are in them', () => {
  const data = ['"""', '\\"""\\', '\\', '```', 'x'.repeat(200)];
  const [what, ...below] = withData('the result is', data);
  const text = `Feature: A\n  Scenario: B\n    Then ${what}\n${below.map((line) => `      ${line}\n`).join('')}`;
  const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
  const [step] = parser.parse(text).feature?.children[0]?.scenario?.steps ?? [];
  assert.deepEqual(parseOrderedJson(step?.docString?.content ?? ''), data);
});
