// Measures how often a diagnosis is right, on wrong implementations that it was not made from. Argument: --missed names those of
// which none of the first three guesses is right.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultSignatures } from '../../src/suite/diagnosis/fault-signatures';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import { type Rates, ratesOf } from './rates';

const wanted = { first: 0.6, firstThree: 0.8 };

const scenarios = new Map(readScenarios().map((scenario) => [scenario.id, scenario]));
const faults = faultSignatures();
const pythonFile = join(__dirname, 'python-failures.json');
const { declined } = JSON.parse(readFileSync(pythonFile, 'utf8')) as { readonly declined: readonly string[] };

const leftOut = faults.map((fault) => ({ ...fault, known: faults.filter((other) => other !== fault) }));
const mistakes = faultSignatures(pythonFile).map((mistake) => ({ ...mistake, known: faults }));
const servedByPython = new Map([...scenarios].filter(([id]) => !declined.includes(id)));

tell('faults of the reference, each left out in turn', ratesOf(leftOut, scenarios));
tell('mistakes in the Python port', ratesOf(mistakes, servedByPython));

function tell(what: string, { cases, first, firstThree, inWords, missed }: Rates): void {
  const percent = (count: number): string => `${((count / cases) * 100).toFixed(0)} %`;
  if (process.argv.includes('--missed')) for (const line of missed) console.log(`  ${line}`);
  console.log(
    `${cases} ${what}: the first guess names the right row for ${first} (${percent(first)}), one of the first three for ${firstThree} (${percent(firstThree)}); the fault itself is named for ${inWords}`,
  );
  requireShare(`${what}: the first guess`, first / cases, wanted.first);
  requireShare(`${what}: one of the first three guesses`, firstThree / cases, wanted.firstThree);
}

function requireShare(what: string, share: number, least: number): void {
  if (share >= least) return;
  console.error(
    `${what}: expected it to be right for at least ${least * 100} %, received ${(share * 100).toFixed(0)} %`,
  );
  process.exitCode = 1;
}
