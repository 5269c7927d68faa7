import fc from 'fast-check';
import type { Driver } from '../../src/suite/driver/driver';
import { findLaw } from '../../src/suite/laws/all-laws';
import type { Entry } from '../staged/staged-suite';
import { lawFindings } from './law-findings';
import { observe } from './observation';
import { type Finding, probe } from './probe';

/** How many cases of a law are recorded; a case is one set of generated data. */
const casesOfLaw = 8;

/**
 * Finds out what every change of every outcome of a scenario comes to, on an implementation that does what it
 * asks; throws what a step throws on one that does not.
 */
export async function examine({ staged, lawName }: Entry, driver: Driver): Promise<Finding[]> {
  if (lawName === null) {
    await driver.reset();
    return probe(staged, await observe(staged, driver));
  }
  // A case that fails is not made smaller: that would ask for what was never recorded.
  fc.configureGlobal({ endOnFailure: true });
  const findings: Finding[] = [];
  for (let index = 0; index < casesOfLaw; index += 1) {
    await driver.reset();
    const parameters = { ...staged.parameters, runs: 1, path: String(index) };
    const scenario = { ...staged, parameters };
    findings.push(...(await probe(scenario, await observe(scenario, driver))));
  }
  return lawFindings(findLaw(lawName), findings);
}
