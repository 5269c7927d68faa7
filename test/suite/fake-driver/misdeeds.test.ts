import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { FaultKind } from '../../../src/suite/driver/driver-fault';
import type { StdioDriver } from '../../../src/suite/driver/stdio-driver';
import { newFolder } from '../cli/touchstone';
import { assertGone, fake, faultOf, lateFaultOf, limits, started, written } from './fake-program';

interface Misdeed {
  readonly mode: string;
  readonly kind: FaultKind;
  readonly says: RegExp;
  /** Whether the driver goes on after the fault. */
  readonly survives?: boolean;
}

const atCall: readonly Misdeed[] = [
  {
    mode: 'exit',
    kind: 'exited',
    says: /call of url on o1: expected an answer, but the driver ended with code 7/,
  },
  { mode: 'signal', kind: 'exited', says: /was ended by SIGKILL/ },
  { mode: 'garbage', kind: 'not-a-message', says: /received "<b>Warning<\/b>: something was printed"/ },
  { mode: 'two-answers', kind: 'wrong-shape', says: /a line that answers no request/ },
  { mode: 'wrong-id', kind: 'wrong-shape', says: /expected the answer to request 2, received .*102/ },
  { mode: 'text-id', kind: 'wrong-shape', says: /expected the answer to request 2/ },
  { mode: 'no-version', kind: 'wrong-shape', says: /expected "jsonrpc":"2.0"/ },
  { mode: 'result-and-error', kind: 'wrong-shape', says: /either a result or an error/ },
  { mode: 'neither-result-nor-error', kind: 'wrong-shape', says: /either a result or an error/ },
  { mode: 'batch', kind: 'not-a-message', says: /expected a JSON-RPC answer on one line, received "\[/ },
  { mode: 'empty-line', kind: 'not-a-message', says: /received ""/ },
  { mode: 'wrong-shape', kind: 'wrong-shape', says: /at the top: expected no key "values"/, survives: true },
  { mode: 'rpc-error', kind: 'rpc-error', says: /received the error -32603 boom/, survives: true },
  { mode: 'rpc-error-without-code', kind: 'wrong-shape', says: /an error with code and message/ },
  { mode: 'huge', kind: 'too-large', says: /at most 50000 bytes, received one that begins "\{/ },
  { mode: 'invalid-utf8', kind: 'not-a-message', says: /expected a JSON-RPC answer/ },
  {
    mode: 'huge-number',
    kind: 'wrong-shape',
    says: /at \/value: expected .*number.*, received a number out of range/,
    survives: true,
  },
  {
    mode: 'stderr-and-exit',
    kind: 'exited',
    says: /code 139; stderr ends with:\n {2}\| [a-z ]{2000,2048}\n {2}\| Segmentation something/,
  },
];

describe('a driver that misbehaves at a call', { concurrency: 2 }, () => {
  for (const { mode, kind, says, survives = false } of atCall) {
    it(`${mode} is a fault of the kind ${kind}`, async () => {
      const driver = await started(mode);
      try {
        const fault = await faultOf(driver.call('o1', 'url', []));
        assert.equal(fault.kind, kind, fault.message);
        assert.match(fault.message, says);
        assert.match(fault.message, /fake-driver\.js/);
        assert.match(fault.message, /: call of url on o1: /);
        assert.equal(fault.isLoss, !survives);
        assert.equal(fault.culprit, 'driver');
        if (survives) assert.deepEqual(await driver.get('o1', 'path'), { value: 'get' });
        else assertGone(driver);
      } finally {
        // A driver that is left running would keep a failing test from ever ending.
        await driver.shutdown();
      }
      assertGone(driver);
    });
  }
});

// The other verbs are sent and awaited by the same code as create.
const sends: Readonly<Record<string, (driver: StdioDriver) => Promise<unknown>>> = {
  initialize: (driver) => driver.initialize(),
  create: (driver) => driver.create('Paginator', []),
  reset: (driver) => driver.reset(),
  shutdown: (driver) => driver.shutdown(),
};

describe('a driver that dies at a verb', { concurrency: 4 }, () => {
  for (const [verb, send] of Object.entries(sends)) {
    it(`exit at ${verb}`, async () => {
      const driver = fake('exit', verb);
      if (verb !== 'initialize') await driver.initialize();
      const fault = await faultOf(send(driver));
      assert.equal(fault.kind, verb === 'initialize' ? 'cannot-start' : 'exited', fault.message);
      assert.match(
        fault.message,
        new RegExp(`: ${verb}( of [\\w ]+)?: expected an answer, but the driver ended with code 7`),
      );
      assertGone(driver);
    });
  }
});

describe('a driver that hangs', () => {
  const call = (driver: StdioDriver): Promise<unknown> => driver.call('o1', 'url', []);
  for (const [verb, send] of Object.entries({ ...sends, call })) {
    it(`at ${verb}`, async () => {
      const driver = fake('hang', verb);
      if (verb !== 'initialize') await driver.initialize();
      const { kind, message, isLoss, culprit } = await lateFaultOf(() => send(driver));
      assert.deepEqual([kind, isLoss, culprit], ['timeout', true, 'driver'], message);
      assert.match(message, /fake-driver\.js/);
      assert.match(
        message,
        new RegExp(`: ${verb}( of [\\w ]+)?: expected an answer within 20000 ms, received nothing`),
      );
      assert.equal(message.includes('Is the answer flushed'), verb === 'initialize');
      assertGone(driver);
    });
  }

  it('in the middle of an answer', async () => {
    const file = join(newFolder(), 'written');
    const driver = await started('half-line', 'call', limits, file);
    const { kind, message } = await lateFaultOf(
      () => call(driver),
      () => written(file),
    );
    assert.equal(kind, 'timeout', message);
    assert.match(message, /call of url on o1: .*20 bytes of a line without end: "\{\\"jsonrpc/);
    assertGone(driver);
  });
});
