import fc, { type RunDetails } from 'fast-check';
import type { Driver } from '../driver/driver';
import type { Requirements } from '../needs/requirements';
import { counted } from '../text/counted';
import { casePath } from './case-path';
import type { Law } from './law';
import { LawSubject } from './law-subject';
import { showCalls } from './show-calls';
import { showCounterexample } from './show-counterexample';

/** How a law is checked. */
export interface LawSettings {
  readonly seed: number;
  /** How many cases are tried. */
  readonly runs: number;
  /**
   * Where a case was found with the same seed: it is tried first, and made smaller if that is possible; when it holds, so are the
   * smaller cases that would have been tried after it.
   */
  readonly path?: string | undefined;
  /** After how many milliseconds no further case is tried. */
  readonly timeLimit?: number;
  /** Takes lines about the data that is generated. */
  readonly tell?: (line: string) => void;
}

/** How many cases a law tries: enough to find what hand-written scenarios miss, and fast on a driver behind a pipe. */
export const defaultRuns = 100;

/** Longer than any healthy driver needs, shorter than a person waits. */
const defaultTimeLimit = 120_000;

/**
 * Checks a law on generated data.
 *
 * @param law - The law.
 * @param driver - The driver of the implementation.
 * @param services - What the driver declares to serve.
 * @param settings - Seed and number of cases: the same seed gives the same cases.
 * @throws Error with the smallest counterexample found, or when the cases were not tried in time; Unsupported when the driver does not serve what it needs.
 */
export async function checkLaw(
  law: Law,
  driver: Driver,
  services: Requirements,
  settings: LawSettings,
): Promise<void> {
  for (const row of law.rows) services.requireRow(row);
  for (const option of law.options ?? []) services.requireOption(option);
  for (const capability of law.capabilities ?? []) services.requireCapability(capability);
  tellDistributions(law, settings);
  const subject = new LawSubject(driver);
  const { timeLimit = defaultTimeLimit } = settings;
  const details = await fc.check(law.property(subject), {
    seed: settings.seed,
    numRuns: settings.path === undefined ? settings.runs : 1,
    ...(settings.path === undefined ? {} : { path: settings.path }),
    interruptAfterTimeLimit: timeLimit,
    markInterruptAsFailure: true,
  });
  if (subject.fault !== null) throw subject.fault;
  if (details.interrupted && details.counterexample === null)
    throw new Error(
      `The law "${law.name}" timed out after ${timeLimit / 1000} s: it held in the ${counted(details.numRuns, 'case')} that ${details.numRuns === 1 ? 'was' : 'were'} tried, of ${settings.runs}`,
    );
  if (details.failed) throw new Error(report(law, details, subject), { cause: details.errorInstance });
}

function tellDistributions({ name, distributions = [] }: Law, { seed, runs, tell }: LawSettings): void {
  if (tell === undefined || distributions.length === 0) return;
  tell(`The law "${name}" is tried on`);
  for (const each of distributions) {
    tell(`  ${each.name}`);
    for (const line of each.lines(seed, runs)) tell(`    ${line}`);
  }
}

function report(law: Law, details: RunDetails<unknown>, { callsOfFailure: calls }: LawSubject): string {
  const error = details.errorInstance;
  const reason = error instanceof Error ? error.message : String(error);
  return [
    `The law "${law.name}" does not hold`,
    `  ${reason.split('\n').join('\n  ')}`,
    `  counterexample: ${showCounterexample(details.counterexample as readonly unknown[] | null)}`,
    ...(calls.length === 0 ? [] : [`  calls: ${showCalls(calls)}`]),
    `  found after ${counted(details.numRuns, 'case')}, shrunk ${counted(details.numShrinks, 'time')}`,
    ...(details.counterexamplePath === null ? [] : [`  ${casePath.line(details.counterexamplePath)}`]),
  ].join('\n');
}
