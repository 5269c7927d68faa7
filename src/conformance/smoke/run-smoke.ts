import type { Driver, DriverDescription } from '../driver/driver';
import { DriverFault } from '../driver/driver-fault';
import { ServiceCheck } from '../scenario/service-check';
import type { SmokeCheck, SmokeFinding } from './smoke-check';
import { smokeChecks } from './smoke-checks';

/** What came of one check. */
export interface SmokeResult {
  readonly check: SmokeCheck;
  /** Not served: the driver declares that it does not serve what the check needs. */
  readonly status: 'works' | 'broken' | 'not served';
  readonly detail: string;
}

/**
 * Asks a driver a few questions that tell a wrong driver from a wrong implementation.
 *
 * @param driver - A driver that has been initialized.
 * @param description - What it said of itself.
 * @returns One result for each check, in order.
 */
export async function runSmoke(driver: Driver, description: DriverDescription): Promise<SmokeResult[]> {
  const services = new ServiceCheck(description);
  const results: SmokeResult[] = [];
  for (const check of smokeChecks) {
    const missing = whyNot(services, check);
    if (missing === null) results.push(await runCheck(driver, check));
    else results.push({ check, status: 'not served', detail: missing });
  }
  return results;
}

function whyNot(services: ServiceCheck, { rows, capability }: SmokeCheck): string | null {
  try {
    for (const row of rows) services.requireRow(row);
    if (capability !== undefined) services.requireCapability(capability);
    return null;
  } catch (thrown) {
    return (thrown as Error).message;
  }
}

async function runCheck(driver: Driver, check: SmokeCheck): Promise<SmokeResult> {
  try {
    await driver.reset();
    const finding: SmokeFinding = await check.run(driver);
    if (finding === null) return { check, status: 'works', detail: '' };
    return {
      check,
      status: 'broken',
      detail: `expected: ${finding.expected}\nreceived: ${finding.received}`,
    };
  } catch (thrown) {
    if (!(thrown instanceof DriverFault)) throw thrown;
    return { check, status: 'broken', detail: thrown.message };
  }
}
