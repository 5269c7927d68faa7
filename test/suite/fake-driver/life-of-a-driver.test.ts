import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { driverCommand } from '../../../src/suite/driver/stdio/driver-command';
import { StdioDriver } from '../../../src/suite/driver/stdio-driver';
import { messageLines } from '../../../src/suite/results/summary/message-lines';
import { newFolder } from '../cli/touchstone';
import { assertGone, fake, faultOf, limits, program, started, written } from './fake-program';

describe('starting', () => {
  for (const [what, command, says] of [
    [
      'a program that does not exist',
      '/nowhere/driver --x',
      /Driver "\/nowhere\/driver --x": initialize: .*"\/nowhere\/driver", or the interpreter it names, was not found \(ENOENT\)/,
    ],
    ['a file that is no program', __dirname, /expected an answer, but ".*" may not be executed \(EACCES\)/],
    [
      'a path that leads through a file',
      `${__filename}/driver`,
      /^Driver ".*\/driver": initialize: expected an answer, but ".*\/driver" cannot be started: not a directory \(ENOTDIR\)$/,
    ],
    [
      'a program that ends at once, whose last words are shown,',
      `"${process.execPath}" "${program}" no-start`,
      /ended with code 3; stderr ends with:\n {2}\| cannot find my implementation/,
    ],
  ] as const) {
    it(`${what} cannot be started`, async () => {
      const fault = await faultOf(new StdioDriver(driverCommand(command), limits).initialize());
      assert.equal(fault.kind, 'cannot-start');
      assert.match(fault.message, says);
    });
  }

  for (const [mode, kind, says] of [
    ['wrong-version', 'version', /expected protocol version 2, received 1/],
    ['wrong-shape', 'wrong-shape', /: initialize: /],
    ['rpc-error', 'rpc-error', /: initialize: /],
    ['null-result', 'wrong-shape', /: initialize: /],
  ] as const) {
    it(`a program whose introduction is wrong (${mode}) is ended`, async () => {
      const driver = fake(mode, 'initialize');
      const fault = await faultOf(driver.initialize());
      assert.equal(fault.kind, kind);
      assert.match(fault.message, says);
      assert.ok(fault.isLoss);
      assertGone(driver);
    });
  }

  it('nothing can be sent before initialize', async () => {
    const fault = await faultOf(fake('none').call('o1', 'url', []));
    assert.equal(fault.culprit, 'suite');
  });
});

describe('the words of a fault', () => {
  it('name the operation, and the class of the object where it is known', async () => {
    const driver = await started('rpc-error');
    const { $ref } = ((await driver.create('Paginator', [[], 1])) as { value: { $ref: string } }).value;
    const { message } = await faultOf(driver.call($ref, 'url', [3]));
    assert.match(message, /: call of url on Paginator: expected a result, received the error -32603 boom/);
    await driver.reset();
    assert.match((await faultOf(driver.call($ref, 'url', [3]))).message, /: call of url on o1: expected/);
    await driver.shutdown();
  });

  it('set an error of several lines apart from what is said about it', async () => {
    const driver = await started('rpc-error-in-lines');
    const { message } = await faultOf(driver.call('o1', 'url', []));
    assert.ok(
      message.endsWith(
        'received the error -32603 boom\n  | at first line\n  | \n  | last line\n  stderr is empty',
      ),
      message,
    );
    assert.deepEqual(messageLines(message, '').slice(-2), ['  | last line', '  stderr is empty']);
    await driver.shutdown();
  });

  it('show what the driver wrote without its control characters, and not at any length', async () => {
    const driver = await started('noisy');
    const { message } = await faultOf(driver.call('o1', 'url', []));
    assert.match(message, /the error -32603 red\\u0000\\u0085x+\.\.\. \d+ characters more$/);
    assert.doesNotMatch(message, /\p{Cc}/u);
    assert.ok(message.length < 10_000);
    await driver.shutdown();
  });
});

describe('going on after a fault', () => {
  it('reset starts the program again', async () => {
    const driver = await started('exit', 'call');
    await faultOf(driver.call('o1', 'url', []));
    const fault = await faultOf(driver.get('o1', 'path'));
    assert.match(fault.message, /not running since: .*code 7/s);
    assert.ok(fault.isLoss);
    await driver.reset();
    assert.deepEqual(await driver.get('o1', 'path'), { value: 'get' });
    await driver.shutdown();
  });

  it('an answer to nobody is noticed with the next request', async () => {
    const file = join(newFolder(), 'written');
    const driver = await started('late-second-answer', 'call', limits, file);
    assert.deepEqual(await driver.call('o1', 'url', []), { value: 1 });
    await written(file);
    const fault = await faultOf(driver.get('o1', 'path'));
    assert.equal(fault.kind, 'wrong-shape');
    assert.match(fault.message, /answers no request/);
    assertGone(driver);
  });

  it('all requests that wait for an answer fail when the program dies, and the first one starts the story', async () => {
    const driver = await started('pipelining-exit', 'call', { ...limits, timeout: 3000 });
    const sent = [driver.reset(), driver.call('o1', 'url', []), driver.get('o1', 'path')] as const;
    const [, second, third] = await Promise.allSettled(sent);
    assert.match(
      String((second as PromiseRejectedResult).reason),
      /call of url on o1: expected an answer, but .* code 7/,
    );
    assert.match(
      String((third as PromiseRejectedResult).reason),
      /get of path on o1: expected an answer, but .* code 7/,
    );
    assertGone(driver);
    const fault = await faultOf(driver.get('o1', 'path'));
    assert.match(fault.message, /not running since: .*call of url on o1: expected an answer/);
    // Everything sent while the program starts again waits for that.
    const again = [driver.reset(), driver.call('o1', 'url', []), driver.get('o1', 'path')] as const;
    assert.equal((await faultOf(again[0])).kind, 'timeout');
    await Promise.allSettled(again);
    await driver.shutdown();
  });

  it('a request that does not follow its schema is the fault of the suite and is not sent', async () => {
    const driver = await started('exit');
    const fault = await faultOf(driver.call('o1', 'url', [JSON.parse('{"bare": 1}')]));
    assert.equal(fault.culprit, 'suite');
    assert.match(
      fault.message,
      /call: the request is wrong, at \/args\/0: expected exactly one tag, .*received \{"bare"/,
    );
    assert.deepEqual(await driver.get('o1', 'path'), { value: 'get' });
    await driver.shutdown();
  });
});

describe('what is no fault', () => {
  it('an answer that comes byte by byte, with characters split in two', async () => {
    const driver = await started('slow-bytes');
    assert.deepEqual(await driver.call('o1', 'url', []), { value: 'slow é' });
    await driver.shutdown();
  });

  it('a flood on stderr; only its end is kept', async () => {
    const driver = await started('stderr-flood');
    assert.deepEqual(await driver.call('o1', 'url', []), { value: 1 });
    await driver.shutdown();
  });

  it('requests sent at the same time are carried out one after the other', async () => {
    const driver = await started('one-at-a-time');
    const all = await Promise.all([driver.get('o1', 'a'), driver.call('o1', 'b', []), driver.reset()]);
    assert.deepEqual(all, [{ value: 'get' }, { value: 'call' }, undefined]);
    await driver.shutdown();
  });

  it('requests sent at the same time go out together where the driver takes several', async () => {
    const driver = await started('pipelining');
    // This one answers nothing before it has three requests.
    const all = await Promise.all([driver.reset(), driver.call('o1', 'b', []), driver.get('o1', 'a')]);
    assert.deepEqual(all, [undefined, { value: 'call' }, { value: 'get' }]);
    await driver.shutdown();
  });
});
