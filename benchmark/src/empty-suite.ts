import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFeatures } from '../../src/suite/scenarios/read-scenarios';

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
 * Writes features of the same number as the suite has, with as many scenarios of as many steps, in which nothing is done.
 *
 * @param target - The folder to fill.
 * @returns How large both suites are.
 */
export function writeEmptySuite(target: string): SuiteSize {
  mkdirSync(join(target, 'features'), { recursive: true });
  writeFileSync(join(target, 'steps.cjs'), STEPS);
  const features = readFeatures();
  let scenarios = 0;
  let steps = 0;
  features.forEach(({ pickles }, index) => {
    const lengths = pickles.map((pickle) => pickle.steps.length);
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
  return { features: features.length, scenarios, steps };
}
