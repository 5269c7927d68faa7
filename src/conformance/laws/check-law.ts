import fc, { type RunDetails } from 'fast-check';
import type { Driver } from '../driver/driver';
import type { Requirements } from '../needs/requirements';
import type { Law } from './law';
import { LawSubject } from './law-subject';
import { showCounterexample } from './show-counterexample';

/** How a law is checked. */
export interface LawSettings {
  readonly seed: number;
  /** How many cases are tried. */
  readonly runs: number;
}

/** Longer than any healthy driver needs, shorter than a person waits. */
const timeLimit = 120_000;

/**
 * Checks a law on generated data.
 *
 * @param law - The law.
 * @param driver - The driver of the implementation.
 * @param services - What the driver declares to serve.
 * @param settings - Seed and number of cases: the same seed gives the same cases.
 * @throws Error with the smallest counterexample found; Unsupported when the driver does not serve what it needs.
 */
export async function checkLaw(
  law: Law,
  driver: Driver,
  services: Requirements,
  settings: LawSettings,
): Promise<void> {
  for (const row of law.rows) services.requireRow(row);
  for (const capability of law.capabilities ?? []) services.requireCapability(capability);
  const subject = new LawSubject(driver);
  const details = await fc.check(law.property(subject), {
    seed: settings.seed,
    numRuns: settings.runs,
    interruptAfterTimeLimit: timeLimit,
    markInterruptAsFailure: true,
  });
  if (subject.fault !== null) throw subject.fault;
  if (details.failed) throw new Error(report(law, details));
}

function report(law: Law, details: RunDetails<unknown>): string {
  const error = details.errorInstance;
  const reason = error instanceof Error ? error.message : String(error ?? 'interrupted');
  return [
    `The law "${law.name}" does not hold`,
    `  ${reason.split('\n').join('\n  ')}`,
    `  counterexample: ${showCounterexample(details.counterexample as readonly unknown[] | null)}`,
    `  found after ${details.numRuns} cases, shrunk ${details.numShrinks} times, seed ${details.seed}`,
  ].join('\n');
}
