import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock } from 'node:test';
import { DriverFault } from '../../../src/suite/driver/driver-fault';
import { driverCommand } from '../../../src/suite/driver/stdio/driver-command';
import { StdioDriver, type StdioDriverOptions } from '../../../src/suite/driver/stdio-driver';

export const program = join(__dirname, 'fake-driver.js');
/** A busy machine may take its time. */
const timeout = 20_000;
export const limits: StdioDriverOptions = { timeout, grace: timeout, maxBytes: 50_000 };

export function fake(mode: string, verb = 'call', options = limits, file = ''): StdioDriver {
  const command = driverCommand(`"${process.execPath}" "${program}" ${mode} ${verb} "${file}"`);
  return new StdioDriver(command, options);
}

/** A fake driver that has introduced itself. */
export async function started(...how: Parameters<typeof fake>): Promise<StdioDriver> {
  const driver = fake(...how);
  await driver.initialize();
  return driver;
}

export async function faultOf(action: Promise<unknown>): Promise<DriverFault> {
  const thrown = await action.then(
    (value) => assert.fail(`expected a fault, received ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  assert.ok(thrown instanceof DriverFault, String(thrown));
  return thrown;
}

/**
 * The fault of a request that is never answered: its time is over as soon as it is sent, and what `before` waits for has come. No
 * other test of the file may run meanwhile.
 */
export async function lateFaultOf(
  request: () => Promise<unknown>,
  before: () => Promise<void> = async () => {},
): Promise<DriverFault> {
  mock.timers.enable({ apis: ['setTimeout'] });
  const fault = faultOf(request());
  await before();
  await new Promise(setImmediate);
  mock.timers.tick(timeout);
  mock.timers.reset();
  return fault;
}

/** Waits for a file of the fake driver, and for what it wrote to its stdout before. */
export async function written(file: string): Promise<void> {
  while (!existsSync(file)) await new Promise(setImmediate);
  await new Promise(setImmediate);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A process that has ended and waits to be collected by its new parent is not alive.
  return !/^\s*Z/.test(stateOf(pid));
}

/** The letters by which the system says what a process does. Linux may lack `ps`, others have no `/proc`. */
function stateOf(pid: number): string {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  try {
    return /^State:(.*)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 'Z';
  } catch {
    return 'Z';
  }
}

export function assertGone(driver: StdioDriver): void {
  assert.equal(driver.processId, null);
}

/** Waits for a process to end; a busy machine may take its time to tell. */
export async function hasEnded(pid: number): Promise<boolean> {
  for (let turn = 0; turn < 500 && isAlive(pid); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return !isAlive(pid);
}
