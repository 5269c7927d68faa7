// Checks the features by the rules of docs/writing-features.md, in seconds and without a driver: a part of `npm run lint`.
// The features of test/library have no levels, ids or rows; of the rules only those about wording apply to them.

import { readFeatures } from '../../src/suite/scenarios/read-scenarios';
import { lintFeatures } from './lint-features';
import { lintSteps } from './lint-steps';
import { wordingProblems } from './wording-problems';

async function main(): Promise<void> {
  const ofLibrary = readFeatures(undefined, 'test/library').flatMap(wordingProblems);
  const features = readFeatures();
  const problems = [...lintFeatures(features), ...(await lintSteps(features)), ...ofLibrary];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

void main();
