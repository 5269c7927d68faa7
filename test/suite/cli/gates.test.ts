import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countVerdicts } from '../../../src/suite/results/count-verdicts';
import { gateParts, judgeGates } from '../../../src/suite/results/gate';
import type { LevelTotals } from '../../../src/suite/results/result-file';
import { gateLines } from '../../../src/suite/results/summary/gate-lines';
import type { Totals } from '../../../src/suite/results/verdict';
import { judge, newFile, saboteur } from './touchstone';

describe('gates', () => {
  const run = (...args: readonly string[]) => judge('--rows', 'Paginator.getPageName', ...args);
  const lying = ['--driver', saboteur('lie', 'getPageName')];

  it('that are met leave the exit code alone, and are told', () => {
    const { code, stdout } = run(
      '--min-coverage',
      '100',
      '--max-divergence',
      'all=0%',
      '--min-coverage',
      'observed=50.5',
    );
    assert.equal(code, 0, stdout);
    assert.match(stdout, /^met {4}coverage of all: expected at least 100 %, received 100\.0 %$/m);
    assert.match(stdout, /^met {4}coverage of observed: expected at least 50\.5 %/m);
    assert.match(stdout, /^met {4}divergence of all: expected at most 0 %, received 0\.0 %$/m);
  });

  it('are about the portable core where they say so', () => {
    const figures = (divergence: number, coverage: number): Totals => ({
      ...countVerdicts([]),
      divergence,
      coverage,
    });
    const levelTotals = (from: number): LevelTotals => ({
      stated: figures(from, 0),
      observed: figures(from + 0.1, 0),
      exact: figures(from + 0.2, 0),
      all: figures(from + 0.3, 0),
    });
    const file = { totals: levelTotals(0), core: levelTotals(0.5) };
    const gates = gateParts.map((part) => ({ figure: 'divergence', part, percent: 50 }) as const);
    assert.deepEqual(
      judgeGates(gates, file).map(({ part, received, isMet }) => [part, Math.round(received ?? -1), isMet]),
      [
        ['stated', 0, true],
        ['observed', 10, true],
        ['exact', 20, true],
        ['all', 30, true],
        ['core', 80, false],
        ['core.stated', 50, true],
        ['core.observed', 60, false],
        ['core.exact', 70, false],
      ],
    );
    const { code, stdout } = run('--min-coverage', 'core=100', '--max-divergence', 'core.exact=0');
    assert.equal(code, 1, stdout);
    assert.match(stdout, /^met {4}coverage of core: expected at least 100 %, received 100\.0 %$/m);
    assert.match(stdout, /^MISSED divergence of core\.exact: /m);
  });

  it('make the exit code 1 when one is missed, though nothing failed', () => {
    const { code, stdout } = run('--max-divergence', 'exact=0');
    assert.equal(code, 1, stdout);
    assert.match(
      stdout,
      /^MISSED divergence of exact: expected at most 0 %, received none, as nothing ran$/m,
    );
  });

  it('show as many digits as it takes to see on which side of its limit a figure is', () => {
    const line = (figure: 'coverage' | 'divergence', percent: number, ratio: number): string => {
      const totals = { ...countVerdicts([]), [figure]: ratio } as unknown as Totals;
      const file = { totals: { all: totals } as LevelTotals, core: {} as LevelTotals };
      const [, shown = ''] = gateLines(judgeGates([{ figure, part: 'all', percent }], file));
      return shown.replace(/ (coverage|divergence).*received /, '');
    };
    assert.deepEqual(
      [
        line('coverage', 100, 1),
        line('coverage', 100, 4001 / 4002),
        line('divergence', 0, 1 / 4002),
        line('divergence', 2, 0.02),
        // As a percentage this is 28.999999999999996.
        line('coverage', 29, 0.29),
        line('coverage', 97.82, 0.9783),
        line('coverage', 97.9, 0.97899),
      ],
      [
        'met   100.0 %',
        'MISSED99.98 %',
        'MISSED0.02 %',
        'met   2.0 %',
        'met   29.0 %',
        'met   97.83 %',
        'MISSED97.899 %',
      ],
    );
  });

  it('judge known failures too', () => {
    const failed = run(...lying).file.scenarios.filter(({ status }) => status === 'failed');
    const list = newFile('known.txt', failed.map(({ id }) => `${id}  # `).join('\n'));
    const { code, stdout: gated } = run(...lying, '--known-failures', list, '--max-divergence', '1');
    assert.equal(code, 1, gated);
    assert.match(gated, /MISSED divergence of all/);
    assert.match(gated, /^Known failures: \d+ known, 0 new .*; 0 fixed$/m);
  });

  for (const [text, says] of [
    ['statd=5', /received "statd", did you mean "stated"/],
    ['101', /a number from 0 to 100, .*received "101"/],
    ['-1', /a number from 0 to 100/],
    ['stated=', /a number from 0 to 100/],
    ['=5', /received ""/],
    ['1e1', /a number from 0 to 100/],
  ] as const) {
    it(`that say ${text} are refused`, () => {
      const { code, stderr } = run(`--min-coverage=${text}`);
      assert.equal(code, 2);
      assert.match(stderr, says);
    });
  }
});
