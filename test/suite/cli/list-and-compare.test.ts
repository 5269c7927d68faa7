import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Verdict } from '../../../src/suite/results/verdict';
import { tableLines } from '../../../src/suite/text/table';
import { sampleFile, sampleResult } from '../results/sample-result';
import { tooWide } from '../text/too-wide';
import { newFolder, touchstone } from './touchstone';

const folder = newFolder();

/** Writes a result with the verdicts of scenarios, and returns its path. */
function resultFile(
  name: string,
  verdicts: readonly [string, Verdict, string?][],
  version = '1.0',
  digest = 'd1',
): string {
  const path = join(folder, name, 'conformance.json');
  mkdirSync(join(folder, name), { recursive: true });
  const results = verdicts.map(([id, status, message]) => ({ ...sampleResult(id, status, message), digest }));
  writeFileSync(path, JSON.stringify(sampleFile(results, [], { version })));
  return path;
}

describe('list', () => {
  for (const what of ['scenarios', 'rows', 'levels', 'traits']) {
    it(`shows ${what} under a header, in 80 columns`, () => {
      const { code, stdout } = touchstone('list', what);
      assert.equal(code, 0);
      const [header = '', ...lines] = stdout.trimEnd().split('\n');
      assert.match(
        header,
        /^(line {2}scenario \[level\]|interface row +scenarios|level +scenarios|trait +scenarios)/,
      );
      assert.deepEqual(tooWide(stdout), []);
      assert.ok(lines.length > 2);
    });
  }

  it('gives the ids of scenarios whole, with their lines', () => {
    const scenarios = JSON.parse(touchstone('list', '--json').stdout) as { id: string; line: number }[];
    const { stdout } = touchstone('list');
    for (const { id, line } of scenarios)
      assert.ok(stdout.includes(`\n${String(line).padStart(4)}  ${id}`), id);
  });

  it('says how many scenarios there are of each row and of each level', () => {
    assert.match(touchstone('list', 'rows').stdout, /^Paginator\.url +\d+ {2}operation$/m);
    assert.match(touchstone('list', 'levels').stdout, /^stated +\d+$/m);
  });

  it('gives everything as JSON', () => {
    const [row] = JSON.parse(touchstone('list', 'rows', '--json').stdout) as { scenarios: unknown }[];
    assert.deepEqual(Object.keys(row ?? {}), ['id', 'kind', 'scenarios', 'text']);
    const [trait] = JSON.parse(touchstone('list', 'traits', '--json').stdout) as object[];
    assert.deepEqual(Object.keys(trait ?? {}), ['id', 'scenarios', 'asks']);
  });
});

describe('a table', () => {
  it('puts numbers to the right and cuts the last column at the edge of the screen', () => {
    const lines = tableLines(
      ['id', 'count', 'text'],
      [
        ['a', 5, 'x'.repeat(100)],
        ['bcd', 12, 'y'],
      ],
    );
    assert.deepEqual(lines, ['id   count  text', `a        5  ${'x'.repeat(67)}…`, 'bcd     12  y']);
  });

  it('never cuts another column', () => {
    const id = 'i'.repeat(100);
    assert.deepEqual(tableLines(['id', 'text'], [[id, 'text']])[1], `${id}…`);
  });
});

describe('compare', () => {
  const one = resultFile('one', [
    ['a', 'passed'],
    ['b', 'failed', 'url(3)\n  expected: 1\n  received: \u001b[2J2'],
    ['c', 'passed'],
  ]);
  const two = resultFile('two', [
    ['a', 'passed'],
    ['b', 'passed'],
    ['d', 'notRun', 'the run ended before it'],
  ]);

  it('tells two results of one implementation apart by their files, and counts the differences', () => {
    const { code, stdout } = touchstone('compare', one, two);
    assert.equal(code, 1);
    const words = stdout.replace(/\s+/g, ' ');
    assert.ok(
      words.startsWith(
        `b acme 1.0 (${one}): failed (url(3) expected: 1 received: 2) acme 1.0 (${two}): passed c `,
      ),
      words,
    );
    assert.match(
      words,
      /3 differences in 4 scenarios of acme 1\.0 \(\S+one\S+\) and acme 1\.0 \(\S+two\S+\) $/,
    );
  });

  it('calls results of two implementations by their names', () => {
    const other = resultFile('other', [['a', 'failed', 'x']], '2.0');
    const { stdout } = touchstone('compare', resultFile('first', [['a', 'passed']]), other);
    assert.equal(
      stdout,
      'a\n  acme 1.0: passed\n  acme 2.0: failed (x)\n\n1 difference in 1 scenario of acme 1.0 and acme 2.0\n',
    );
  });

  it('says which scenarios asked something else, also where the verdicts are the same', () => {
    const before = resultFile('before', [['a', 'passed']], '1.0', 'd1');
    const after = resultFile('after', [['a', 'passed']], '2.0', 'd2');
    const { stdout } = touchstone('compare', before, after);
    assert.ok(
      stdout.endsWith(
        '\n1 scenario changed between the versions of the suite that wrote these results:\n  a\n',
      ),
      stdout,
    );
    const asJson = JSON.parse(touchstone('compare', '--json', before, after).stdout);
    assert.deepEqual([asJson.differences, asJson.otherQuestions], [[], ['a']]);
  });

  it('says when results come from two versions of the suite', () => {
    const newer = resultFile('newer', [['a', 'passed']]);
    const older = join(folder, 'older.json');
    const result = JSON.parse(readFileSync(newer, 'utf8'));
    writeFileSync(
      older,
      JSON.stringify({ ...result, suite: { ...result.suite, version: '0.0.9\u001b[2J' } }),
    );
    const { stdout } = touchstone('compare', older, newer);
    assert.ok(
      stdout.endsWith(`\nThey may answer different questions: suite 0.0.9 and ${result.suite.version}\n`),
      stdout,
    );
    assert.doesNotMatch(touchstone('compare', newer, newer).stdout, /different questions/);
  });

  it('gives everything as JSON', () => {
    const { code, stdout } = touchstone('compare', one, two, '--json');
    assert.equal(code, 1);
    const { results, scenarios, differences } = JSON.parse(stdout);
    assert.deepEqual(results, [`acme 1.0 (${one})`, `acme 1.0 (${two})`]);
    assert.equal(scenarios, 4);
    assert.deepEqual(
      differences.map(({ id, results: all }: { id: string; results: { status: string }[] }) => [
        id,
        ...all.map(({ status }) => status),
      ]),
      [
        ['b', 'failed', 'passed'],
        ['c', 'passed', 'absent'],
        ['d', 'absent', 'notRun'],
      ],
    );
  });

  it('fits 80 columns, but for paths', () => {
    const long = resultFile('long', [['b', 'failed', 'a word '.repeat(100)]], '3.0');
    const { stdout } = touchstone('compare', long, resultFile('short', [['b', 'passed']]));
    assert.deepEqual(tooWide(stdout), []);
  });
});
