import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { terminalSummary } from '../../../src/suite/results/terminal-summary';
import { coloursFor } from '../../../src/suite/text/colours';
import { sampleResult as result, sampleFile } from './sample-result';
import { sampleContext as context, sampleSummary as summary } from './sample-summary';

const scenario = 'paginator-url-below-one/zero';
const message = 'url(3)\n  expected: 1\n  received: 2';
const suspects = [{ what: 'a page of zero has a URL', row: 'Paginator.url' }];

it('says an error that most failures received in the place of what they look like', () => {
  const failed = [1, 2, 3, 4, 5].map((index) =>
    result(`${index}`, 'failed', 'x()\n  expected: 1\n  received: Type error (X): no', [
      `Paginator.${index}`,
    ]),
  );
  const text = terminalSummary({ ...sampleFile(failed), diagnosis: { suspects, toldApartBy: [] } }, context);
  assert.match(text, /FAILED.*\n5 of 5 failures received the same error: Type error/s);
  assert.doesNotMatch(text, /Looks like/);
});

describe('what failures look like', () => {
  const failed = [result(scenario, 'failed', message)];
  const file = sampleFile(failed);

  it('is said in one sentence below all else', () => {
    const text = terminalSummary({ ...file, diagnosis: { suspects, toldApartBy: [] } }, context);
    assert.match(text, /FAILED.*\nLooks like: a page of zero has a URL, see Paginator\.url\n$/s);
  });

  it('is said too when they look like nothing that is known', () => {
    assert.match(
      terminalSummary({ ...file, diagnosis: { suspects: [], toldApartBy: [] } }, context),
      /These failures do not look like any mistake that the suite knows/,
    );
  });
});

describe('the lines of a summary', () => {
  it('fit 80 columns, but for values, commands and paths', () => {
    const words = 'a word '.repeat(40);
    const text = summary(
      [
        result('a', 'failed', `${words}\n  expected: ${'1 '.repeat(60)}\n  received: 2`),
        { ...result('b', 'failed', `\n  ${words}`), name: words },
        result('c', 'unsupported', words),
        result(
          'd',
          'unsupported',
          `needs Paginator.url, which the driver declares it does not serve (${words})`,
        ),
      ],
      {
        gates: [
          { figure: 'divergence', part: 'core.observed', percent: 12.3456789, received: null, isMet: false },
        ],
      },
      words,
    );
    const long = text.split('\n').filter((line) => line.length > 80);
    assert.deepEqual(
      long.map((line) => line.trim().split(' ')[0]),
      ['1', 'npm', 'npm'],
      text,
    );
  });

  it('say right below the figures how many of the failures in them are known', () => {
    const standing = 'Known failures: 1 known, 1 new (2 failed in all); 0 fixed';
    const failed = [result('a', 'failed'), result('b', 'failed')];
    const text = summary(failed, { known: new Set(['a']), standing });
    assert.match(text, /\nall +100\.0 % +100\.0 % +0 +2 .*\n\nKnown failures: 1 known, 1 new \(2 failed/);
  });

  it('say why the run is partial, and where the reports are', () => {
    const text = summary([result('a', 'passed')]);
    assert.match(text, /\nPartial run: --fail-fast\. It cannot be recorded as a result\.\n/);
    assert.match(
      text,
      /\nReports \(seed 7\): conformance\.json, 1 transcript in transcripts\/ in\n {2}out\n$/,
    );
  });

  it('do not point at reports that are not there', () => {
    assert.match(summary([result('a', 'passed')], { files: [] }), /\nNo report was written \(seed 7\)\.\n$/);
  });

  it('have colours only where they are wanted', () => {
    const colours = coloursFor({ isTTY: true }, {});
    const failed = [result('a', 'failed', message)];
    assert.ok(summary(failed, { colours }).includes('\u001b[31mFAILED\u001b[39m a'));
    assert.ok(!summary(failed).includes('\u001b'));
  });
});

describe('what is unsupported', () => {
  const needs = (what: string, reason: string): string =>
    `needs ${what}, which the driver declares it does not serve (${reason})`;

  it('is grouped by table and reason, the largest group first', () => {
    const reason = 'not among the rows it serves';
    const text = summary([
      result('a', 'unsupported', needs('Paginator.url', reason)),
      result('b', 'unsupported', needs('Paginator.path', reason)),
      result('c', 'unsupported', needs('Paginator.path', reason)),
      result('d', 'unsupported', needs('Shared.tap', reason)),
      result('i', 'unsupported', needs('Paginator.$x', 'Paginator has no $x here')),
      result('j', 'unsupported', needs('Paginator.y', 'Paginator has no y here')),
      result('e', 'unsupported', needs('Shared.tap', 'no closures here')),
      result('f', 'unsupported', needs('the capability "define"', 'not among its capabilities')),
      result('g', 'unsupported', 'declines the trait messages'),
      result('h', 'unsupported', 'declines the trait messages'),
      result('k', 'unsupported', 'does not say that it follows the trait orm-model'),
      result('l', 'unsupported', 'does not say that it follows the trait json-text'),
    ]);
    const lines = text.split('\n');
    const start = lines.indexOf('Unsupported by declaration (12 scenarios)');
    assert.deepEqual(lines.slice(start + 1, start + 9), [
      '     3  2 rows of Paginator (path, url): not among the rows it serves',
      '     2  2 rows of Paginator ($x, y): Paginator has no … here',
      '     2  declines the trait messages',
      '     2  does not say that it follows 2 traits (orm-model, json-text)',
      '     1  Shared.tap: not among the rows it serves',
      '     1  Shared.tap: no closures here',
      '     1  the capability "define": not among its capabilities',
      '',
    ]);
  });

  it('stays short when every row has a reason of its own', () => {
    for (const [length, says] of [
      [100, /\n {4}88 {2}for 88 other reasons\n/],
      [13, /\n {5}1 {2}for 1 other reason\n/],
    ] as const) {
      const rows = Array.from({ length }, (_, index) => needs(`Paginator.x${index}`, `reason ${index}`));
      const text = summary(rows.map((reason, index) => result(`s${index}`, 'unsupported', reason)));
      assert.match(text, says);
    }
  });
});
