import type { Driver } from '../driver/driver';
import { DriverFault } from '../driver/driver-fault';
import type { JudgedRun } from '../run/judged-run';
import type { ServiceCheck } from '../session/service-check';
import { Unsupported } from '../session/unsupported';
import type { SmokeCheck, SmokeFinding } from './smoke-check';
import { smokeChecks } from './smoke-checks';

/** What a check found. */
export interface SmokeResult {
  readonly check: SmokeCheck;
  /**
   * Does not apply: the driver declares that it does not serve what the check needs. Not asked: what other checks found
   * leaves nothing to ask.
   */
  readonly status: 'works' | 'broken' | 'does not apply' | 'not asked';
  readonly detail: string;
}

const resetHint =
  'reset forgets every object, class and static setting, and answers null; afterwards everything is as it was at first.';

/**
 * Asks a driver a few questions that tell a wrong driver from a wrong implementation.
 *
 * @param run - The driver, which has been initialized.
 * @returns One result for each check, in order.
 */
export async function runSmoke(run: JudgedRun): Promise<SmokeResult[]> {
  const { driver, services } = run;
  const results: SmokeResult[] = [];
  let unresettable: DriverFault | null = null;
  for (const check of smokeChecks) {
    const reason = whyNot(services, check);
    if (reason !== null) results.push({ check, status: 'does not apply', detail: reason });
    else if (unresettable !== null)
      results.push({ check, status: 'not asked', detail: 'the driver cannot be reset' });
    else {
      unresettable = await faultOf(() => run.reset());
      if (unresettable === null)
        results.push(await runCheck(driver, check, (trait) => services.follows(trait)));
      else results.push(broken({ ...check, hint: resetHint }, unresettable.message));
    }
  }
  return results;
}

/** The last check of all: after it nothing can be asked. */
const ending: SmokeCheck = {
  name: 'the driver ends when it is told to',
  rows: [],
  hint: 'shutdown answers null; then the program ends by itself within a second.',
  run: async (driver) => {
    await driver.shutdown();
    return null;
  },
};

/**
 * Ends a driver and finds out whether it does so by itself.
 *
 * @param driver - The driver.
 * @param results - What the other checks found; only a driver that works otherwise is asked.
 * @returns The result.
 */
export async function runEnding(driver: Driver, results: readonly SmokeResult[]): Promise<SmokeResult> {
  const has = (wanted: SmokeResult['status']): boolean => results.some(({ status }) => status === wanted);
  if (has('broken')) return { check: ending, status: 'not asked', detail: 'another check failed' };
  if (!has('works')) return { check: ending, status: 'not asked', detail: 'no other check applies' };
  return runCheck(driver, ending);
}

function whyNot(services: ServiceCheck, { rows, capability }: SmokeCheck): string | null {
  try {
    for (const row of rows) services.requireRow(row);
    if (capability !== undefined) services.requireCapability(capability);
    return null;
  } catch (thrown) {
    if (thrown instanceof Unsupported) return thrown.message;
    throw thrown;
  }
}

async function runCheck(
  driver: Driver,
  check: SmokeCheck,
  follows: (trait: string) => boolean = () => false,
): Promise<SmokeResult> {
  try {
    const finding = await check.run(driver, follows);
    return finding === null ? { check, status: 'works', detail: '' } : broken(check, inWords(finding));
  } catch (thrown) {
    if (thrown instanceof DriverFault) return broken(check, thrown.message);
    throw thrown;
  }
}

function inWords({ expected, received }: NonNullable<SmokeFinding>): string {
  return `expected: ${expected}\nreceived: ${received}`;
}

function broken(check: SmokeCheck, detail: string): SmokeResult {
  return { check, status: 'broken', detail };
}

async function faultOf(ask: () => Promise<void>): Promise<DriverFault | null> {
  try {
    await ask();
    return null;
  } catch (thrown) {
    if (thrown instanceof DriverFault) return thrown;
    throw thrown;
  }
}
