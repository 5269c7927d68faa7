import fc from 'fast-check';
import type { Driver } from '../../src/suite/driver/driver';
import { InitialState } from '../../src/suite/session/initial-state';
import { ServiceCheck } from '../../src/suite/session/service-check';
import { failureOf } from '../liveness/staged-scenario';
import type { Entry } from '../liveness/staged-suite';

/**
 * Carries out scenarios on an implementation.
 *
 * @param entries - The scenarios.
 * @param driver - The driver of the implementation.
 * @returns The ids of those that fail, in the order of the scenarios.
 */
export async function failingScenarios(entries: readonly Entry[], driver: Driver): Promise<string[]> {
  // Which scenario fails is asked here, and not for the smallest case.
  fc.configureGlobal({ endOnFailure: true });
  const state = new InitialState(new ServiceCheck(await driver.initialize()));
  const failing: string[] = [];
  await state.restore(driver);
  for (const { info, staged } of entries)
    if ((await failureOf(staged, driver, state)) !== null) failing.push(info.id);
  return failing;
}
