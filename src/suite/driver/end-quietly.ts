import type { Driver } from './driver';

/**
 * Ends a driver; no process is left behind. A driver that does not end by itself gets a line on stderr and no more: that
 * must not hide what was found by then, be it verdicts or another fault.
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
