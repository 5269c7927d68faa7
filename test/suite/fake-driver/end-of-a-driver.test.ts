import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { newFolder } from '../cli/touchstone';
import { assertGone, fake, faultOf, hasEnded, isAlive, lateFaultOf, limits, started } from './fake-program';

describe('the end of a driver', () => {
  it('a driver that closes its stdout is killed', async () => {
    const driver = await started('close-stdout');
    const { kind, message } = await faultOf(driver.call('o1', 'url', []));
    assert.deepEqual([kind, /the driver closed its stdout/.test(message)], ['exited', true], message);
    assertGone(driver);
  });

  it('a driver that closes its stdin is killed at the next request', async () => {
    const driver = await started('close-stdin');
    await driver.call('o1', 'url', []);
    const { kind, message } = await faultOf(driver.call('o1', 'url', []));
    assert.deepEqual([kind, /the driver closed its stdin/.test(message)], ['exited', true], message);
    assertGone(driver);
  });

  it('a driver that does not answer shutdown is killed, even when it ignores SIGTERM', async () => {
    const driver = await started('deaf-shutdown');
    assert.equal((await lateFaultOf(() => driver.shutdown())).kind, 'timeout');
    assertGone(driver);
  });

  it('a driver that answers shutdown and stays is killed', async () => {
    const driver = await started('stays-after-shutdown', 'none', { ...limits, grace: 100 });
    assert.match((await faultOf(driver.shutdown())).message, /expected the process to end within 100 ms/);
    assertGone(driver);
  });

  it('what the driver has started ends with it', async () => {
    const file = join(newFolder(), 'pid');
    const driver = await started('grandchild', 'call', limits, file);
    await driver.call('o1', 'url', []);
    const pid = Number(readFileSync(file, 'utf8'));
    assert.ok(isAlive(pid));
    await driver.shutdown();
    assert.ok(await hasEnded(pid));
  });

  for (const end of ['SIGINT', 'SIGTERM', 'exit'] as const) {
    it(`no driver outlives a suite that ends by ${end}`, async () => {
      const loader = join(__dirname, '..', '..', 'load-typescript.cjs');
      const suite = spawn(process.execPath, ['-r', loader, join(__dirname, 'abandoned-driver.ts'), end]);
      const pid = await new Promise<number>((resolve, reject) => {
        suite.stdout.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
        suite.once('close', (code) =>
          reject(new Error(`abandoned-driver.ts ended with ${code} before its id`)),
        );
      });
      if (end !== 'exit') suite.kill(end);
      await new Promise((resolve) => suite.once('exit', resolve));
      assert.equal(suite.signalCode, end === 'exit' ? null : end);
      assert.ok(await hasEnded(pid));
    });
  }

  it('shutdown without a running program does nothing', async () => {
    await fake('none').shutdown();
  });
});
