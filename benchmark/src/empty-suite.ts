import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';

/** How large a suite is. */
export interface SuiteSize {
  readonly features: number;
  readonly scenarios: number;
  readonly steps: number;
}

const STEPS = `const { Given } = require('@cucumber/cucumber');
Given('nothing', () => {});
`;

/**
 * Writes features of the same number, with as many scenarios of as many steps, in which nothing is done.
 *
 * @param source - A folder of features.
 * @param target - The folder to fill.
 * @returns How large both suites are.
 */
export function writeEmptySuite(source: string, target: string): SuiteSize {
  mkdirSync(join(target, 'features'), { recursive: true });
  writeFileSync(join(target, 'steps.cjs'), STEPS);
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.feature'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  let scenarios = 0;
  let steps = 0;
  files.forEach((file, index) => {
    const lengths = scenarioLengths(file);
    scenarios += lengths.length;
    steps += lengths.reduce((sum, length) => sum + length, 0);
    const text = lengths.map(
      (length, number) => `  Scenario: ${number}\n${'    Given nothing\n'.repeat(length)}`,
    );
    writeFileSync(
      join(target, 'features', `${index}.feature`),
      `Feature: Empty ${index}\n\n${text.join('\n')}`,
    );
  });
  return { features: files.length, scenarios, steps };
}

function scenarioLengths(file: string): number[] {
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  const document = { ...parser.parse(readFileSync(file, 'utf8')), uri: file };
  return compile(document, file, newId).map(({ steps }) => steps.length);
}
