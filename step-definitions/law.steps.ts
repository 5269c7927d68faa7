import { Then } from '@cucumber/cucumber';
import { findLaw } from '../src/conformance/laws/all-laws';
import { checkLaw } from '../src/conformance/laws/check-law';
import type { TouchstoneWorld } from './support/world';

/** Enough to find what hand-written scenarios miss, and fast on a driver behind a pipe. */
const defaultRuns = 100;

Then('the law {string} holds', async function (this: TouchstoneWorld, name: string) {
  const { seed = 1, runs = defaultRuns } = this.parameters;
  const { driver, services } = this.session;
  await checkLaw(findLaw(name), driver, services, { seed, runs });
});
