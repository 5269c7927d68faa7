import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { terminalSummary } from '../../../src/suite/results/terminal-summary';
import { sampleScenario } from '../../sample-scenario';
import { sampleResult as result, sampleFile } from './sample-result';
import { sampleContext as context, sampleSummary as summary } from './sample-summary';

const scenario = 'paginator-url-below-one/zero';
const law = 'law-url-query-round-trip';
const message = 'url(3)\n  expected: 1\n  received: 2';

describe('a failure in the summary', () => {
  const text = summary([result('gone', 'passed'), result(scenario, 'failed', message)]);

  it('stands under its row with level, rule, name, place, what was expected and what was received', () => {
    const { uri, line, rule } = context.scenario(scenario) ?? {};
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
