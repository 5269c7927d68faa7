// Checks the features by the rules of docs/writing-features.md, in seconds and without a driver: a part of `npm run lint`.
// Those of the library have no tags, but are as easy to read.
import { lintFeatures } from '../../src/suite/lint/lint-features';
import { lintSteps } from '../../src/suite/lint/lint-steps';
import { wordingProblems } from '../../src/suite/lint/wording-problems';
import { readFeatures } from '../../src/suite/scenarios/read-scenarios';

async function main(): Promise<void> {
  const ofLibrary = readFeatures(undefined, 'test/library').flatMap(wordingProblems);
  const problems = [...lintFeatures(readFeatures()), ...(await lintSteps()), ...ofLibrary];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

void main();
