import fc from 'fast-check';
import { receivedDigest } from '../../src/suite/diagnosis/received-digest';
import type { Driver } from '../../src/suite/driver/driver';
import { InitialState } from '../../src/suite/session/initial-state';
import { ServiceCheck } from '../../src/suite/session/service-check';
import { failureOf } from '../liveness/staged-scenario';
import type { Entry } from '../liveness/staged-suite';

/** The id of a scenario that fails, with the digest of what it received; null when its failure does not say. */
export type Failing = readonly [id: string, received: string | null];

/**
 * Carries out scenarios: returns the ids of those that fail, in the order of the scenarios, each with the
 * digest of what it received.
 */
export async function failingScenarios(entries: readonly Entry[], driver: Driver): Promise<Failing[]> {
  // Which scenario fails is asked here, and not for the smallest case.
  fc.configureGlobal({ endOnFailure: true });
  const state = new InitialState(new ServiceCheck(await driver.initialize()));
  const failing: Failing[] = [];
  await state.restore(driver);
  for (const { info, staged } of entries) {
    const thrown = await failureOf(staged, driver, state);
    if (thrown === null) continue;
    failing.push([info.id, thrown instanceof Error ? receivedDigest(thrown.message) : null]);
  }
  return failing;
}
