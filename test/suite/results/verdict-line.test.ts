import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type RunVerdict, verdictOf } from '../../../src/suite/results/summary/verdict-line';
import { tooWide } from '../text/too-wide';
import { sampleFile, sampleResult } from './sample-result';

const none = { failed: 0, known: 0, outdated: 0, notRun: 0, missed: 0, isPartial: false, coverage: 1 };

function verdictWith({
  failed,
  known,
  outdated,
  notRun,
  missed,
  isPartial,
  coverage,
}: typeof none): RunVerdict {
  const file = sampleFile([], isPartial ? ['--rows x'] : []);
  const totals = { ...file.totals, all: { ...file.totals.all, notRun, coverage } };
  const list = {
    fresh: Array.from({ length: failed }, () => sampleResult('a', 'failed')),
    known: new Set(Array.from({ length: known }, (_, index) => `k${index}`)),
    problems: Array.from({ length: outdated }, () => ''),
    line: '',
  };
  const gate = { figure: 'coverage', part: 'all', percent: 1, received: 0, isMet: false } as const;
  return verdictOf(
    { ...file, totals },
    list,
    Array.from({ length: missed }, () => gate),
  );
}

describe('the verdict', () => {
  for (const [what, findings, conforms, line] of [
    ['nothing against it', {}, true, 'Conforms.'],
    ['known failures', { known: 2 }, true, 'Conforms, except for 2 known failures.'],
    [
      'a part of the suite',
      { isPartial: true, known: 1 },
      true,
      'Conforms in the part of the suite that ran, except for 1 known failure.',
    ],
    ['little served', { coverage: 0.0339 }, true, 'Conforms in the 3.3 % of the suite that it serves.'],
    ['nearly all served', { coverage: 0.99999 }, true, 'Conforms in the 99.9 % of the suite that it serves.'],
    [
      'nothing that ran',
      { coverage: 0, notRun: 3 },
      false,
      'Nothing ran, so nothing is known about this implementation.',
    ],
    ['what did not run', { notRun: 1, known: 1 }, false, 'No verdict: 1 scenario did not run.'],
    ['a failure', { failed: 1 }, false, 'Does not conform: 1 scenario failed.'],
    [
      'a failure beside known ones',
      { failed: 5, known: 2 },
      false,
      'Does not conform: 5 scenarios failed in addition to 2 known failures.',
    ],
    [
      'a failure beside a known one',
      { failed: 1, known: 1 },
      false,
      'Does not conform: 1 scenario failed in addition to 1 known failure.',
    ],
    [
      'everything',
      { failed: 3, outdated: 1, notRun: 2, missed: 1 },
      false,
      'Does not conform: 3 scenarios failed, 1 known failure is not as listed, 2 scenarios did not run, 1 gate was missed.',
    ],
  ] as const) {
    it(`with ${what}`, () => {
      const verdict = verdictWith({ ...none, ...findings });
      assert.deepEqual({ ...verdict, lines: verdict.lines.join(' ') }, { conforms, lines: line });
      assert.deepEqual(tooWide(verdict.lines.join('\n')), []);
    });
  }
});
