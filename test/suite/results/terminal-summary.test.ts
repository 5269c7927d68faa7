import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type SummaryContext, terminalSummary } from '../../../src/suite/results/terminal-summary';
import type { ScenarioResult } from '../../../src/suite/results/verdict';
import { readScenarios } from '../../../src/suite/scenarios/read-scenarios';
import { coloursFor } from '../../../src/suite/text/colours';
import { sampleScenario } from '../../sample-scenario';
import { sampleResult as result, sampleFile } from './sample-result';

const scenarios = new Map(readScenarios().map((scenario) => [scenario.id, scenario]));
const context: SummaryContext = {
  rerun: (id) =>
    `npm run conformance -- --scenario ${id} --driver 'a long command that nobody may break' --seed 3`,
  transcript: (id) => `out/transcripts/${id}.ndjson`,
  scenario: (id) => scenarios.get(id),
  featurePath: (uri) => uri,
  reports: 'out',
  files: ['conformance.json', 'transcripts/a.ndjson'],
  known: new Set(),
  standing: null,
  gates: [],
  colours: coloursFor({}, {}),
};

function summary(
  results: readonly ScenarioResult[],
  more: Partial<SummaryContext> = {},
  name = 'acme',
): string {
  const file = sampleFile(results, ['--fail-fast'], { name, language: name });
  return terminalSummary(file, { ...context, ...more });
}

const scenario = 'paginator-url-below-one/zero';
const law = 'law-url-query-round-trip';
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

describe('a failure in the summary', () => {
  const text = summary([result('gone', 'passed'), result(scenario, 'failed', message)]);

  it('stands under its row with level, rule, name, place, what was expected and what was received', () => {
    const { uri, line, rule } = scenarios.get(scenario) ?? {};
    assert.ok(
      text.includes(
        [
          '',
          'Paginator.url',
          `  FAILED ${scenario} [observed]`,
          `    Rule: ${rule}`,
          `    name of ${scenario}`,
          `    ${uri}:${line}`,
          '    url(3)',
          '      expected: 1',
          '      received: 2',
          '    rerun:',
        ].join('\n'),
      ),
      text,
    );
  });

  it('has the rerun command and the transcript on lines of their own, unbroken', () => {
    assert.ok(text.includes(`\n    rerun:\n      ${context.rerun(scenario)}\n`), text);
    assert.ok(text.includes(`\n    transcript:\n      out/transcripts/${scenario}.ndjson\n`), text);
  });

  it('names no transcript where there is none', () => {
    assert.doesNotMatch(summary([result('a', 'failed', message)], { transcript: () => null }), /transcript:/);
  });

  it('that is known is not shown again, nor any in a quiet run', () => {
    assert.doesNotMatch(summary([result('a', 'failed')], { known: new Set(['a']) }), /FAILED/);
    const quiet = summary([result('a', 'failed'), result('b', 'unsupported', 'x')], { quiet: true });
    assert.doesNotMatch(quiet, /FAILED|Unsupported by/);
    assert.match(quiet, /^all +100\.0 % +50\.0 %/m);
  });

  it('of a law comes after the plain scenarios of its row', () => {
    const both = summary([
      { ...result(law, 'failed', message), generated: true },
      result(scenario, 'failed', message),
    ]);
    assert.ok(both.indexOf(scenario) < both.indexOf(law), both);
  });

  it('comes before those of another row when its row is the likely one, and before a less binding one', () => {
    const about = (row: string, id: string, level: 'stated' | 'observed') => ({
      ...result(id, 'failed', `${id}()\n  expected: 1\n  received: 2`),
      rows: [row],
      level,
    });
    const failed = [
      about('Paginator.items', 'first', 'stated'),
      about('Paginator.url', 'second', 'observed'),
      about('Paginator.url', 'third', 'stated'),
    ];
    const diagnosis = { suspects: [{ row: 'Paginator.url', what: null }], toldApartBy: [] };
    const text = terminalSummary({ ...sampleFile(failed), diagnosis }, context);
    assert.deepEqual(text.match(/(?<=FAILED )\w+/g), ['third', 'second', 'first']);
  });

  it('says which keys of a map are missing or not expected', () => {
    const maps = 'toArray()\n  expected: {"a": 1, "prev": 2}\n  received: {"a": 1, "b": 2, "c": 3}';
    const text = summary([result(scenario, 'failed', maps)]);
    assert.match(text, /\n {6}in short: "prev" is missing; "b", "c" are not expected\n/);
  });

  it('names the other cases of its outline that passed or were not asked, a few of many', () => {
    const passed = Array.from({ length: 8 }, (_, index) => result(`cases/${index}`, 'passed'));
    const text = summary([...passed, result('cases/odd', 'failed', message), result('case/0', 'passed')]);
    assert.match(text, /\n {4}other examples of this outline passed: 0, 1, 2, 3, 4, 5 and 2 more\n/);
    assert.doesNotMatch(
      summary([result('a/b', 'failed'), result('a', 'passed')]),
      /other examples of this outline/,
    );
    const unasked = summary([result('cases/a', 'unsupported', 'x'), result('cases/odd', 'failed', message)]);
    assert.match(unasked, /\n {4}other examples of this outline did not run: a\n/);
  });

  it('stands for those that differ in the same way, which are named, whatever their levels and traits', () => {
    const alike = ['a', 'b', 'c', 'd'].map((id) => ({
      ...result(id, 'failed', message),
      ...(id === 'c' ? { level: 'exact' as const } : {}),
      ...(id === 'd' ? { level: 'exact' as const, traits: ['messages'] } : {}),
    }));
    const text = summary(alike);
    assert.match(text, /\n {2}FAILED b \[[\s\S]*\n {2}2 more fail in the same way:\n {4}c, d\n/);
    assert.match(summary(alike.slice(0, 3)), /\n {2}FAILED c \[/);
  });

  it('is shown in short after twenty causes', () => {
    const failed = Array.from({ length: 42 }, (_, index) => {
      const cause = Math.floor(index / 2);
      return result(`s${index}`, 'failed', `x${cause}()\n  expected: "${'1'.repeat(200)}"\n  received: 2`);
    });
    const text = summary(failed);
    assert.equal(text.split('    rerun:').length, 41);
    assert.ok(
      text.includes(`\n1 more cause, shortened; to see one in full:\n  ${context.rerun('ID')}\n`),
      text,
    );
    assert.match(text, /\n {2}FAILED s40 \[\w+\], and 1 alike\n {4}x20\(\) expected:\n {6}"1+…\n/);
    assert.doesNotMatch(summary(failed.slice(2)), /shortened; to see one in full/);
  });

  it('of 100 KiB is shown as a few hundred characters', () => {
    const long = summary([
      result('a', 'failed', `url(3)\n  expected: 1\n  received: "${'x'.repeat(100 * 1024)}"`),
    ]);
    assert.match(long, /\n {6}received:\n {8}"x+… 102\d{3} more, see conformance\.json\n/);
    assert.ok(long.length < 2000, String(long.length));
  });

  it('of a thousand lines is cut', () => {
    const long = summary([result('a', 'failed', 'x\n'.repeat(1000).trim())]);
    assert.match(long, /\n {4}… 984 more lines, see conformance\.json\n/);
  });

  it('cannot imitate a line of ours, nor command the terminal', () => {
    const text = summary([
      result('a', 'failed', 'Driver: it ended\nConforms.\n\u001b[2J\u0085all   0.0 %\u202e'),
    ]);
    assert.match(text, /\n {6}\| Conforms\.\n {6}\| \\u0085all {3}0\.0 %\\u202e\n/);
    assert.doesNotMatch(text, /^Conforms/m);
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

it('shows the steps before the one that failed, of those that differ in the same way what is not as above', () => {
  const steps = ['a new Paginator', '"page" is called', '"url" is called'];
  const stepsOf = (id: string) => (id === 'other' ? steps.with(2, 'another step') : steps);
  const failedAfter = (...ids: readonly string[]): string =>
    summary(
      ids.map((id) => ({ ...result(id, 'failed', message), failedStep: 4 })),
      { scenario: (id) => sampleScenario(id, { steps: stepsOf(id) }) },
    );
  const whole = steps.map((step) => `\n      ${step}`).join('');
  assert.ok(failedAfter('a').includes(`\n    after:${whole}\n    rerun:`));
  assert.match(failedAfter('a', 'b'), /\n {4}after the first 3 steps above\n {4}rerun:/);
  assert.match(
    failedAfter('a', 'other'),
    /\n {4}after the first 2 steps above and:\n {6}another step\n {4}rerun:/,
  );
});

it('shows no more than a hundred causes in short', () => {
  const failed = Array.from({ length: 122 }, (_, index) =>
    result(`s${index}`, 'failed', `x${index}()\n  expected: 1\n  received: 2`),
  );
  const text = summary(failed);
  assert.equal(text.split('FAILED ').length, 121);
  assert.match(text, /\n102 more causes, shortened; .*\n\n… 2 more causes, see conformance\.json$/ms);
  assert.doesNotMatch(summary(failed.slice(2)), /see conformance/);
});

it('puts a failure under the text of a statement', () => {
  const text = summary([{ ...result('a', 'failed', message), rows: ['Statement.paginatorNoTotal'] }]);
  const head = 'Statement.paginatorNoTotal: The paginator does not hold a total count.';
  assert.ok(text.includes(`\n${head}\n  FAILED a`), text);
});
