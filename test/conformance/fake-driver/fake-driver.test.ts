import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { DriverFault, type FaultKind } from '../../../src/conformance/driver/driver-fault';
import { StdioDriver, type StdioDriverOptions } from '../../../src/conformance/driver/stdio-driver';

const program = join(__dirname, 'fake-driver.js');
const limits: StdioDriverOptions = { timeout: 3000, grace: 100, maxBytes: 50_000 };
const hurried: StdioDriverOptions = { ...limits, timeout: 250 };

function fake(mode: string, verb = 'call', options = limits, file = ''): StdioDriver {
  return new StdioDriver(`"${process.execPath}" "${program}" ${mode} ${verb} "${file}"`, options);
}

async function faultOf(action: Promise<unknown>): Promise<DriverFault> {
  const thrown = await action.then(
    (value) => assert.fail(`expected a fault, came ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  assert.ok(thrown instanceof DriverFault, String(thrown));
  return thrown;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A process that has ended and waits to be collected by its new parent is not alive.
  return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
}

function assertGone(driver: StdioDriver): void {
  assert.equal(driver.processId, null);
}

interface Misdeed {
  readonly mode: string;
  readonly kind: FaultKind;
  readonly says: RegExp;
  readonly options?: StdioDriverOptions;
  /** Whether the driver goes on after the fault. */
  readonly survives?: boolean;
}

const atCall: readonly Misdeed[] = [
  { mode: 'exit', kind: 'exited', says: /call: expected an answer, but the driver ended with code 7/ },
  { mode: 'signal', kind: 'exited', says: /was ended by SIGKILL/ },
  { mode: 'hang', kind: 'timeout', says: /within 250 ms, came nothing/, options: hurried },
  { mode: 'garbage', kind: 'not-a-message', says: /came "<b>Warning<\/b>: something was printed"/ },
  {
    mode: 'half-line',
    kind: 'timeout',
    says: /20 bytes of a line without end: "\{\\"jsonrpc/,
    options: hurried,
  },
  { mode: 'two-answers', kind: 'wrong-shape', says: /a line that answers no request/ },
  { mode: 'wrong-id', kind: 'wrong-shape', says: /expected the answer to request 2, came .*102/ },
  { mode: 'text-id', kind: 'wrong-shape', says: /expected the answer to request 2/ },
  { mode: 'no-id', kind: 'wrong-shape', says: /expected the answer to request 2/ },
  { mode: 'no-version', kind: 'wrong-shape', says: /expected "jsonrpc":"2.0"/ },
  { mode: 'result-and-error', kind: 'wrong-shape', says: /either a result or an error/ },
  { mode: 'neither-result-nor-error', kind: 'wrong-shape', says: /either a result or an error/ },
  { mode: 'batch', kind: 'not-a-message', says: /expected a JSON-RPC answer, came "\[/ },
  { mode: 'empty-line', kind: 'not-a-message', says: /came ""/ },
  { mode: 'wrong-shape', kind: 'wrong-shape', says: /at the top: expected no key "values"/, survives: true },
  {
    mode: 'bare-object',
    kind: 'wrong-shape',
    says: /at \/value: expected no key "id", came/,
    survives: true,
  },
  {
    mode: 'empty-result',
    kind: 'wrong-shape',
    says: /at the top: expected a key, came \{\}/,
    survives: true,
  },
  {
    mode: 'null-result',
    kind: 'wrong-shape',
    says: /at the top: expected object, came null/,
    survives: true,
  },
  { mode: 'unknown-kind', kind: 'wrong-shape', says: /at \/error\/kind: expected one of/, survives: true },
  {
    mode: 'unknown-handle',
    kind: 'rpc-error',
    says: /came the error -32602 there is no handle o99/,
    survives: true,
  },
  { mode: 'rpc-error', kind: 'rpc-error', says: /came the error -32603 boom/, survives: true },
  { mode: 'rpc-error-without-code', kind: 'wrong-shape', says: /an error with code and message/ },
  { mode: 'huge', kind: 'too-large', says: /at most 50000 bytes, came one that begins "\{/ },
  { mode: 'huge-without-end', kind: 'too-large', says: /at most 50000 bytes, came one that begins "xxx/ },
  { mode: 'invalid-utf8', kind: 'not-a-message', says: /expected a JSON-RPC answer/ },
  {
    mode: 'huge-number',
    kind: 'wrong-shape',
    says: /at \/value: expected .*number.*, came a number out of range/,
    survives: true,
  },
  { mode: 'deep-nesting', kind: 'wrong-shape', says: /nested too deeply/, survives: true },
  { mode: 'stderr-and-exit', kind: 'exited', says: /code 139; stderr ends with:\nSegmentation something/ },
];

describe('a driver that misbehaves at a call', { concurrency: 2 }, () => {
  for (const { mode, kind, says, options = limits, survives = false } of atCall) {
    it(`${mode} is a fault of the kind ${kind}`, async () => {
      const driver = fake(mode, 'call', options);
      await driver.initialize();
      const started = performance.now();
      const fault = await faultOf(driver.call('o1', 'url', []));
      assert.equal(fault.kind, kind, fault.message);
      assert.match(fault.message, says);
      assert.match(fault.message, /fake-driver\.js/);
      assert.match(fault.message, /: call: /);
      assert.equal(fault.culprit, 'driver');
      assert.ok(performance.now() - started < (options.timeout ?? 0) + 1000);
      if (survives) assert.deepEqual(await driver.get('o1', 'path'), { value: 'get' });
      else assertGone(driver);
      await driver.shutdown();
      assertGone(driver);
    });
  }
});

describe('a driver that dies or hangs at a verb', { concurrency: 2 }, () => {
  const sends: Readonly<Record<string, (driver: StdioDriver) => Promise<unknown>>> = {
    initialize: (driver) => driver.initialize(),
    create: (driver) => driver.create('Paginator', []),
    call: (driver) => driver.call('o1', 'url', []),
    callStatic: (driver) => driver.callStatic('Paginator', 'flushState', []),
    get: (driver) => driver.get('o1', 'path'),
    set: (driver) => driver.set('o1', 'path', '/'),
    getStatic: (driver) => driver.getStatic('Paginator', 'defaultView'),
    setStatic: (driver) => driver.setStatic('Container', 'request', null),
    define: (driver) => driver.define({ class: 'X' }),
    reset: (driver) => driver.reset(),
    shutdown: (driver) => driver.shutdown(),
  };
  for (const [verb, send] of Object.entries(sends)) {
    it(`exit at ${verb}`, async () => {
      const driver = fake('exit', verb);
      if (verb !== 'initialize') await driver.initialize();
      const fault = await faultOf(send(driver));
      assert.equal(fault.kind, verb === 'initialize' ? 'cannot-start' : 'exited', fault.message);
      assert.match(
        fault.message,
        new RegExp(`${verb}: expected an answer, but the driver ended with code 7`),
      );
      assertGone(driver);
    });
    it(`hang at ${verb}`, async () => {
      const driver = fake('hang', verb, { ...limits, timeout: 400 });
      if (verb !== 'initialize') await driver.initialize();
      const fault = await faultOf(send(driver));
      assert.equal(fault.kind, 'timeout', fault.message);
      assert.match(fault.message, new RegExp(`${verb}: expected an answer within 400 ms`));
      assertGone(driver);
    });
  }
});

describe('starting', () => {
  it('a program that does not exist cannot be started', async () => {
    const fault = await faultOf(new StdioDriver('/nowhere/driver --x', limits).initialize());
    assert.equal(fault.kind, 'cannot-start');
    assert.match(fault.message, /Driver "\/nowhere\/driver --x": initialize: .*ENOENT/);
  });

  it('an empty or unbalanced command line is the fault of the suite', async () => {
    for (const commandLine of ['', '  ', 'php "driver.php']) {
      const fault = await faultOf(new StdioDriver(commandLine, limits).initialize());
      assert.equal(fault.kind, 'cannot-start');
      assert.equal(fault.culprit, 'suite');
    }
  });

  it('a program that ends at once cannot be started, and its last words are shown', async () => {
    const fault = await faultOf(fake('no-start').initialize());
    assert.equal(fault.kind, 'cannot-start');
    assert.match(fault.message, /ended with code 3; stderr ends with:\ncannot find my implementation/);
  });

  it('a slow start is no fault', async () => {
    const driver = fake('slow-start');
    assert.equal((await driver.initialize()).implementation.name, 'fake');
    await driver.shutdown();
  });

  it('another protocol version stops the run', async () => {
    const driver = fake('wrong-version');
    const fault = await faultOf(driver.initialize());
    assert.equal(fault.kind, 'version');
    assert.match(fault.message, /expected protocol version 1, came 2/);
    assertGone(driver);
  });

  it('nothing can be sent before initialize', async () => {
    const fault = await faultOf(fake('none').call('o1', 'url', []));
    assert.equal(fault.culprit, 'suite');
  });
});

describe('going on after a fault', () => {
  it('reset starts the program again', async () => {
    const driver = fake('exit', 'call');
    await driver.initialize();
    await faultOf(driver.call('o1', 'url', []));
    const fault = await faultOf(driver.get('o1', 'path'));
    assert.match(fault.message, /not running since: .*code 7/s);
    await driver.reset();
    assert.deepEqual(await driver.get('o1', 'path'), { value: 'get' });
    await driver.shutdown();
  });

  it('a program that dies again and again is given up', async () => {
    const driver = fake('exit', 'reset', { ...limits, maxRestarts: 1 });
    await driver.initialize();
    assert.equal((await faultOf(driver.reset())).kind, 'exited');
    assert.equal((await faultOf(driver.reset())).kind, 'exited');
    assert.match((await faultOf(driver.reset())).message, /Given up after 1 restarts/);
  });

  it('an answer to nobody is noticed with the next request', async () => {
    const driver = fake('late-second-answer');
    await driver.initialize();
    assert.deepEqual(await driver.call('o1', 'url', []), { value: 1 });
    await new Promise((resolve) => setTimeout(resolve, 80));
    const fault = await faultOf(driver.get('o1', 'path'));
    assert.equal(fault.kind, 'wrong-shape');
    assert.match(fault.message, /answers no request/);
    assertGone(driver);
  });

  it('a request that does not follow its schema is the fault of the suite and is not sent', async () => {
    const driver = fake('exit');
    await driver.initialize();
    const fault = await faultOf(driver.call('o1', 'url', [{ bare: 1 }]));
    assert.equal(fault.culprit, 'suite');
    assert.match(fault.message, /call: the request is wrong, at \/args\/0: expected no key "bare"/);
    assert.deepEqual(await driver.get('o1', 'path'), { value: 'get' });
    await driver.shutdown();
  });
});

describe('what is no fault', () => {
  it('an answer that comes byte by byte, with characters split in two', async () => {
    const driver = fake('slow-bytes');
    await driver.initialize();
    assert.deepEqual(await driver.call('o1', 'url', []), { value: 'slow é' });
    await driver.shutdown();
  });

  it('a flood on stderr; only its end is kept', async () => {
    const driver = fake('stderr-flood');
    await driver.initialize();
    assert.deepEqual(await driver.call('o1', 'url', []), { value: 1 });
    await driver.shutdown();
  });

  it('requests sent at the same time are carried out one after the other', async () => {
    const driver = fake('none');
    await driver.initialize();
    const all = await Promise.all([driver.get('o1', 'a'), driver.call('o1', 'b', []), driver.reset()]);
    assert.deepEqual(all, [{ value: 'get' }, { value: 'call' }, undefined]);
    await driver.shutdown();
  });

  it('a reset that lies is for the suite to find: the driver only reports it', async () => {
    const driver = fake('lying-reset');
    await driver.initialize();
    await driver.setStatic('Paginator', 'defaultView', 'mine');
    await driver.reset();
    assert.deepEqual(await driver.getStatic('Paginator', 'defaultView'), { value: 'mine' });
    await driver.shutdown();
  });
});

describe('ending', () => {
  it('a closed stdin or stdout counts as the end, and the process is killed', async () => {
    for (const mode of ['close-stdin', 'close-stdout']) {
      const driver = fake(mode, 'call', { ...limits, timeout: 1000 });
      await driver.initialize();
      const first = await faultOf(driver.call('o1', 'url', []));
      assert.ok(first.kind === 'exited' || first.kind === 'timeout', first.message);
      assertGone(driver);
    }
  });

  it('a driver that does not answer shutdown is killed, even when it ignores SIGTERM', async () => {
    const driver = fake('deaf-shutdown', 'none', hurried);
    await driver.initialize();
    assert.equal((await faultOf(driver.shutdown())).kind, 'timeout');
    assertGone(driver);
  });

  it('a driver that answers shutdown and stays is killed', async () => {
    const driver = fake('stays-after-shutdown', 'none', hurried);
    await driver.initialize();
    assert.match((await faultOf(driver.shutdown())).message, /expected the end of the process within 100 ms/);
    assertGone(driver);
  });

  it('what the driver has started ends with it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
    const file = join(folder, 'pid');
    const driver = fake('grandchild', 'call', limits, file);
    await driver.initialize();
    await driver.call('o1', 'url', []);
    const pid = Number(readFileSync(file, 'utf8'));
    assert.ok(isAlive(pid));
    await driver.shutdown();
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.ok(!isAlive(pid));
    rmSync(folder, { recursive: true });
  });

  for (const end of ['SIGINT', 'SIGTERM', 'exit'] as const) {
    it(`no driver outlives a suite that ends by ${end}`, async () => {
      const suite = spawn(process.execPath, [
        '-r',
        'ts-node/register',
        join(__dirname, 'abandoned-driver.ts'),
        end,
      ]);
      const pid = await new Promise<number>((resolve) => {
        suite.stdout.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
      });
      if (end !== 'exit') suite.kill(end);
      await new Promise((resolve) => suite.once('exit', resolve));
      assert.equal(suite.signalCode, end === 'exit' ? null : end);
      await new Promise((resolve) => setTimeout(resolve, 50));
      assert.ok(!isAlive(pid));
    });
  }

  it('shutdown without a running program does nothing', async () => {
    await fake('none').shutdown();
  });
});
