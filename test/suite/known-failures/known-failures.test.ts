import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { judgeKnownFailures } from '../../../src/suite/known-failures/judge-known-failures';
import { type KnownFailures, readKnownFailures } from '../../../src/suite/known-failures/known-failures';
import { messageStart } from '../../../src/suite/known-failures/message-start';
import {
  requireCompleteRun,
  updateKnownFailures,
} from '../../../src/suite/known-failures/update-known-failures';
import type { ScenarioResult } from '../../../src/suite/results/verdict';
import { sampleScenario } from '../../sample-scenario';
import { newFile, newFolder } from '../cli/touchstone';
import { sampleFile, sampleResult, sampleResults } from '../results/sample-result';

/** The same, all of them run: a list is rewritten from nothing less. */
const complete = sampleResults.filter(({ status }) => status !== 'notRun');

function newPath(): string {
  return join(newFolder(), 'known.txt');
}

function read(path: string, ids: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'n']): KnownFailures {
  return readKnownFailures(
    path,
    ids.map((id) => sampleScenario(id)),
  );
}

function listOf(text: string): KnownFailures {
  return read(newFile('known.txt', text));
}

/** Rewrites a list to what a complete run showed, and returns its text. */
function updated(text: string, shown: readonly ScenarioResult[], partial: readonly string[] = []): string {
  const path = newFile('known.txt', text);
  updateKnownFailures(path, read(path), sampleFile(shown, partial));
  return readFileSync(path, 'utf8');
}

describe('a list of known failures', () => {
  it('that is not there is an error', () => {
    const path = newPath();
    assert.throws(() => read(path), {
      name: 'UsageError',
      message: `${path}: no such file or directory (ENOENT)`,
    });
  });

  it('with an unknown id is an error with its line and a suggestion', () => {
    const path = newFile('known.txt', '# c\npaginator-urll  # x');
    assert.throws(() => read(path, ['paginator-url']), {
      name: 'UsageError',
      message: `${path}:2: expected the id of a scenario, received "paginator-urll", did you mean "paginator-url"?`,
    });
  });

  it('with an id twice is an error', () => {
    assert.throws(() => listOf('a  # x\na  # y'), {
      message: /:2: expected each scenario once, received "a" again/,
    });
  });
});

describe('the verdict against a list', () => {
  it('calls a failure known when its message begins as listed', () => {
    const { known, fresh, problems, line } = judgeKnownFailures(
      listOf('# why\n\nb  # url(3) expected: 1\n'),
      sampleResults,
      [],
    );
    assert.deepEqual([[...known], fresh, problems], [['b'], [], []]);
    assert.equal(line, 'Known failures: 1 known, 0 new (1 failed in all); 0 fixed');
  });

  it('calls a failure new when it is not listed', () => {
    const { fresh, line } = judgeKnownFailures(listOf(''), sampleResults, []);
    assert.deepEqual(
      fresh.map(({ id }) => id),
      ['b'],
    );
    assert.equal(line, 'Known failures: 0 known, 1 new (1 failed in all); 0 fixed');
  });

  for (const [what, entry, problem, line] of [
    ['passes', 'a  # x', /a is listed but passes/, /0 known, 1 new \(1 failed in all\); 1 fixed$/],
    [
      'fails otherwise',
      'b  # other #2',
      /b fails, but not as listed\n {2}listed: other #2\n {2}now: {4}url\(3\) expected: 1/,
      /0 known, 0 new, 1 changed \(1 failed in all\); 0 fixed$/,
    ],
    ['is unsupported', 'c  # x', /c is listed but is unsupported: needs/, /1 not run$/],
    ['was not reached', 'd  # x', /d is listed but is notRun/, /1 not run$/],
    ['was not selected', 'e  # x', /e is listed but was not run/, /1 not run$/],
  ] as const) {
    it(`names a listed scenario that ${what}`, () => {
      const verdict = judgeKnownFailures(listOf(entry), sampleResults, []);
      assert.match(verdict.problems.join(), problem);
      assert.match(verdict.line, line);
      assert.equal(verdict.known.size, 0);
    });
  }

  it('does not blame a partial run for what it left out', () => {
    const verdict = judgeKnownFailures(listOf('d  # x\ne  # x'), sampleResults, ['--rows x']);
    assert.deepEqual(verdict.problems, []);
    assert.equal(verdict.line, 'Known failures: 0 known, 1 new (1 failed in all); 0 fixed');
  });
});

describe('the start of a message', () => {
  for (const [what, message, start] of [
    ['an address', 'x() received: <Page 0x7f3a01>', 'x() received: <Page'],
    ['an address in Python', 'x() received: <acme.Page object at 0x7f>', 'x() received: <acme.Page'],
    ['a number of an object', 'x() received: Page#12 {}', 'x() received: Page'],
    ['a hash in Java', 'x() received: Page@1b6d3586', 'x() received: Page'],
  ] as const) {
    it(`stops before ${what}, so that the next run repeats it`, () =>
      assert.equal(messageStart({ message }), start));
  }

  it('keeps what only looks like one', () => {
    const message = 'url() expected: "/a?b=1#5" received: "me@example.test"';
    assert.equal(messageStart({ message }), message);
  });

  it('is the first line when the rest comes of generated data', () => {
    const message = 'The law "x" does not hold\n  counterexample: [1]';
    assert.equal(messageStart({ message, generated: true }), 'The law "x" does not hold');
    assert.equal(messageStart({ message }), 'The law "x" does not hold counterexample: [1]');
  });

  it('is at most 120 characters', () => assert.equal(messageStart({ message: 'x'.repeat(200) }).length, 120));
});

describe('--update', () => {
  it('keeps comments, drops what passes, renews messages and adds what is new', () => {
    assert.equal(
      updated('# first\na  # gone\n\n# second\nb  # old\n', [
        ...complete,
        sampleResult('n', 'failed', 'new\nfailure'),
      ]),
      '# first\n\n# second\nb  # url(3) expected: 1 received: 2\nn  # new failure\n',
    );
  });

  it('keeps an entry that still holds, such as one that was shortened by hand', () => {
    assert.equal(updated('b  #   url(3)\n', complete), 'b  #   url(3)\n');
  });

  it('writes nothing that the next run contradicts', () => {
    const failing = (address: string): ScenarioResult[] => [
      sampleResult('b', 'failed', `items()\n  received: <Page object at ${address}>`),
    ];
    const text = updated('', failing('0x7f01'));
    assert.deepEqual(judgeKnownFailures(listOf(text), failing('0x7f99'), []).problems, []);
    assert.equal(updated(text, failing('0x7f99')), text);
  });

  it('refuses a partial run, and then leaves the list as it was', () => {
    assert.throws(() => updated('', complete, ['interrupted']), {
      name: 'UsageError',
      message: '--update: expected a complete run, received a partial one (interrupted)',
    });
    assert.throws(() => updated('', sampleResults), { message: /partial one \(1 scenario was not run\)/ });
    assert.throws(() => requireCompleteRun(['--rows x']), { name: 'UsageError' });
  });

  it('makes a list that is not there yet', () => {
    const path = newPath();
    assert.ok(!existsSync(path));
    const empty = listOf('');
    updateKnownFailures(path, empty, sampleFile(complete));
    assert.equal(readFileSync(path, 'utf8'), 'b  # url(3) expected: 1 received: 2\n');
  });
});
