import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { logMessage } from '../../../src/suite/cli/message-log';
import { Progress } from '../../../src/suite/cli/progress';
import { tooWide } from '../text/too-wide';
import { judge, outputOf, saboteur, touchstone } from './touchstone';

function show(isTTY: boolean, total: number, env: NodeJS.ProcessEnv = {}) {
  const texts: string[] = [];
  const clock = { now: 0 };
  const progress = new Progress({ isTTY, write: (text) => texts.push(text) }, total, env, () => clock.now);
  return { texts, clock, progress };
}

describe('progress on a terminal', () => {
  it('is one line that is written anew, at most ten times a second, and erased at the end', () => {
    const { texts, clock, progress } = show(true, 400);
    progress.add('passed');
    assert.deepEqual(texts, []);
    clock.now = 100;
    progress.add('failed');
    clock.now = 150;
    progress.add('unsupported');
    clock.now = 2000;
    progress.add('notRun');
    progress.end();
    assert.deepEqual(texts, [
      '\r\u001b[K2 of 400, 1 failed',
      '\r\u001b[K4 of 400, 1 failed, 1 unsupported, 1 not run',
      '\r\u001b[K',
    ]);
  });

  it('says how long the rest takes once a twentieth is done or a minute has passed', () => {
    const { texts, clock, progress } = show(true, 40);
    clock.now = 1000;
    progress.add('passed');
    clock.now = 2000;
    progress.add('passed');
    const slow = show(true, 400);
    slow.clock.now = 60_000;
    slow.progress.add('passed');
    assert.deepEqual(
      [...texts, ...slow.texts],
      ['\r\u001b[K1 of 40', '\r\u001b[K2 of 40, 38 s left', '\r\u001b[K1 of 400, 6 h 39 min left'],
    );
  });

  it('fits 80 columns when everything goes wrong', () => {
    const { texts, clock, progress } = show(true, 9999);
    for (let count = 0; count < 3000; count += 1)
      progress.add((['failed', 'unsupported', 'notRun'] as const)[count % 3] ?? 'failed');
    clock.now = 9_000_000;
    progress.add('failed');
    assert.ok((texts[0] ?? '').length - '\r\u001b[K'.length < 80, texts[0]);
    assert.match(texts[0] ?? '', /, 5 h 49 min left$/);
  });
});

describe('progress in a pipe', () => {
  it('is a plain line now and then, and the last count', () => {
    const { texts, clock, progress } = show(false, 3);
    clock.now = 9_999;
    progress.add('passed');
    assert.deepEqual(texts, []);
    clock.now = 10_000;
    progress.add('failed');
    progress.add('passed');
    progress.end();
    assert.deepEqual(texts, ['2 of 3, 1 failed, 5 s left\n', '3 of 3, 1 failed\n']);
  });

  for (const env of [{ CI: 'true' }, { TERM: 'dumb' }]) {
    it(`is the same on a terminal with ${JSON.stringify(env)}`, () => {
      const { texts, progress } = show(true, 1, env);
      progress.add('passed');
      progress.end();
      assert.deepEqual(texts, ['1 of 1\n']);
    });
  }

  it('says nothing when nothing was run', () => {
    const { texts, progress } = show(false, 3);
    progress.end();
    assert.deepEqual(texts, []);
  });
});

describe('messages as they pass', () => {
  it('are one line each, shortened, and fit for a terminal', async (context) => {
    const lines = outputOf(context, 'stderr');
    const value = `\u009b31m${'x'.repeat(5000)}`;
    const answer = Promise.resolve({ value });
    logMessage('call', { target: 'o1', operation: 'url', args: [value] }, answer);
    const fault = Promise.reject(new Error('gone\naway'));
    logMessage('reset', {}, fault);
    await Promise.allSettled([answer, fault]);
    assert.deepEqual(
      lines.map((line) => line.slice(0, 30)),
      [
        '-> call {"target":"o1","operat',
        '-> reset {}\n',
        '<- {"value":"xxxxxxxxxxxxxxxxx',
        '<- Error: gone\\naway\n',
      ],
    );
    for (const line of lines) assert.ok(line.length <= 81 && /^[^\n]+\n$/.test(line), line);
  });

  it('are shown with --verbose, and progress is not', () => {
    const few = ['--scenario', 'paginator-page-name-default'];
    const { stderr } = judge(...few, '--verbose');
    assert.match(stderr, /^-> initialize \{"protocolVersions":\[2\],"suite":.*\n<- \{"protocolVersion":2,/);
    assert.match(stderr, /\n-> reset \{\}\n/);
    assert.match(stderr, /\n-> shutdown \{\}\n<- null\n$/);
    assert.match(
      stderr,
      /\n-> call \{"target":"\w+","operation":"getPageName","args":\[\]\}\n<- \{"value":"page"\}\n/,
    );
    assert.doesNotMatch(stderr, /^1 of 1$/m);
    assert.match(judge(...few).stderr, /^1 of 1\n$/);
  });

  it('are shown by smoke as well, also those of a driver that introduces itself wrongly', () => {
    const { code, stderr } = touchstone('smoke', '--verbose');
    assert.equal(code, 0);
    assert.match(stderr, /^-> initialize \{[\s\S]*\n-> callStatic \{"class":"Paginator",/);
    assert.equal(touchstone('smoke').stderr, '');
    const wrong = touchstone('smoke', '--verbose', '--driver', saboteur('version'));
    assert.match(wrong.stderr, /^-> initialize \{.*\n<- DriverFault: /);
  });

  it('stand beside what laws tell of their data, which fits 80 columns too', () => {
    const law = ['--scenario', 'law-page-size-below-one', '--runs', '3'];
    const { code, stderr } = judge(...law, '--verbose');
    assert.equal(code, 0);
    assert.match(stderr.replace(/\s+/g, ' '), /The law ".*" is tried on/);
    assert.deepEqual(tooWide(stderr), []);
  });

  it('--quiet leaves the figures and the verdict', () => {
    const args = ['--rows', 'Paginator.getPageName', '--driver', saboteur('lie', 'getPageName')];
    const { stdout, stderr } = judge(...args, '--quiet');
    assert.equal(stderr, '');
    assert.doesNotMatch(stdout, /FAILED/);
    assert.match(stdout, /\nDoes not conform: \d+ scenarios failed\.\n$/);
  });
});
