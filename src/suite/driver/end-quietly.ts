import type { Driver } from './driver';

/**
 * Ends a driver; no process is left behind. A driver that does not end by itself is only remarked on: what was found
 * out by then, be it verdicts or another fault, must not be hidden by it.
 *
 * @param driver - The driver.
 */
export async function endQuietly(driver: Driver): Promise<void> {
  try {
    await driver.shutdown();
  } catch (thrown) {
    process.stderr.write(`\ntouchstone: ${(thrown as Error).message}\n`);
  }
}
