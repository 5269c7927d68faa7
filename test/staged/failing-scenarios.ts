import fc from 'fast-check';
import type { Driver } from '../../src/suite/driver/driver';
import { InitialState } from '../../src/suite/session/initial-state';
import type { ServiceCheck } from '../../src/suite/session/service-check';
import { failureOf } from './staged-scenario';
import type { Entry } from './staged-suite';

/** A scenario that fails. */
export interface FailingScenario {
  readonly id: string;
  readonly message: string;
}

/** Carries out scenarios on a driver that was initialized, and returns those that fail in their order. */
export async function failingScenarios(
  entries: readonly Entry[],
  driver: Driver,
  services: ServiceCheck,
): Promise<FailingScenario[]> {
  // Which scenario fails is asked here, and not for the smallest case.
  fc.configureGlobal({ endOnFailure: true });
  const state = new InitialState(services);
  const failing: FailingScenario[] = [];
  await state.restore(driver);
  for (const { info, staged } of entries) {
    const thrown = await failureOf(staged, driver, state);
    if (thrown !== null)
      failing.push({ id: info.id, message: thrown instanceof Error ? thrown.message : String(thrown) });
  }
  return failing;
}
