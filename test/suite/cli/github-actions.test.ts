import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { tellGithubActions } from '../../../src/suite/cli/github-actions';
import { packageRoot } from '../../../src/suite/package-root';
import { badge } from '../../../src/suite/report/badge';
import { githubAnnotations } from '../../../src/suite/report/github-annotations';
import { stepSummary } from '../../../src/suite/report/step-summary';
import { failureCauses } from '../../../src/suite/results/failure-causes';
import { hostileRun, largeRun } from '../../pages/sample-runs';
import { sampleResult } from '../results/sample-result';
import { newFolder, outputOf } from './touchstone';

const run = largeRun();
const verdict = { conforms: false, lines: ['Does not conform: 200 scenarios failed.'] };

describe('GitHub Actions', () => {
  it('gets annotations at the lines of the features, and a summary, where the environment says so', (context) => {
    const said = outputOf(context, 'stdout');
    const summary = join(newFolder(), 'summary.md');
    const env = { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: packageRoot, GITHUB_STEP_SUMMARY: summary };
    tellGithubActions({ ...run, verdict }, env);
    const lines = said.join('').trimEnd().split('\n');
    assert.equal(lines.length, 11);
    const causes = failureCauses(run.file.scenarios, run.known, run.file.diagnosis);
    const fresh = causes.filter(({ isKnown }) => !isKnown);
    const place = run.scenario(causes[0]?.first.id ?? '');
    assert.ok(lines[0]?.startsWith(`::error file=${place?.uri},line=${place?.line},title=`), lines[0]);
    assert.ok(lines[10]?.startsWith(`::notice title=Touchstone::${fresh.length - 10} more causes`));
    const text = readFileSync(summary, 'utf8');
    assert.match(text, /^\*\*Does not conform: 200 scenarios failed\.\*\*$/m);
    assert.match(text, /^\| stated \| \d+\.\d % \| \d+\.\d % \| \d+ \| \d+ \| \d+ \| 0 \|$/m);
    assert.ok(text.split('\n').includes(`${causes.length - 20} more causes in index.html`));
  });

  it('reads colons and commas as part of a title or a path, which they would end', () => {
    const result = { ...sampleResult('a', 'failed', '100 %, all: wrong'), name: 'one, two: three' };
    const causes = failureCauses([result], new Set());
    assert.deepEqual(
      githubAnnotations(causes, () => ({ file: 'a,b.feature', line: 3 })),
      [
        '::error file=a%2Cb.feature,line=3,title=Paginator.url%3A one%2C two%3A three::a: 100 %25, all: wrong',
      ],
    );
  });

  it('is told nothing elsewhere', (context) => {
    const said = outputOf(context, 'stdout');
    const summary = join(newFolder(), 'summary.md');
    tellGithubActions({ ...run, verdict }, { GITHUB_STEP_SUMMARY: summary });
    assert.deepEqual([said, existsSync(summary)], [[], false]);
    // Where there is no summary, the annotations come alone.
    tellGithubActions({ ...run, verdict }, { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: '' });
    assert.equal(said.length, 1);
  });

  it('gets whatever a driver wrote as text on one line', () => {
    const { file, known } = hostileRun();
    const causes = failureCauses(
      file.scenarios.map((result) => ({
        ...result,
        message: `${result.message}\n::error::mine\r\n::set-output a=b`,
      })),
      known,
    );
    for (const line of githubAnnotations(causes, () => null))
      assert.match(line, /^::(error|notice) title=[^\n\r]*$/);
    const summary = stepSummary(file, verdict, causes);
    assert.match(summary, /^Partial run: /m);
    for (const line of summary.split('\n')) assert.doesNotMatch(line, /(?<!\\)<|\p{Cc}/u);
  });
});

describe('a badge', () => {
  const totals = {
    scenarios: 4,
    passed: 3,
    failed: 1,
    unsupported: 0,
    notRun: 0,
    divergence: 0.25,
    coverage: 1,
  };
  const colourOf = (more: Partial<typeof totals>): string =>
    (JSON.parse(badge('stated', { ...totals, ...more })) as { color: string }).color;

  it('says both figures', () => {
    assert.deepEqual(JSON.parse(badge('stated', totals)), {
      schemaVersion: 1,
      label: 'stated',
      message: '25.0 % divergence, 100.0 % coverage',
      color: 'red',
    });
  });

  it('says of a level of which nothing was run just that', () => {
    const nothing = { ...totals, divergence: null, coverage: 0 };
    const { message, color } = JSON.parse(badge('stated', nothing)) as { message: string; color: string };
    assert.deepEqual([message, color], ['nothing run', 'lightgrey']);
  });

  it('says neither none nor all of what is not exactly that', () => {
    const { message } = JSON.parse(
      badge('stated', { ...totals, divergence: 1 / 4002, coverage: 4001 / 4002 }),
    );
    assert.equal(message, '0.02 % divergence, 99.98 % coverage');
  });

  it('is bright green only when everything was run and nothing failed', () => {
    assert.equal(colourOf({ failed: 0, divergence: 0 }), 'brightgreen');
    assert.equal(colourOf({ failed: 0, divergence: 0, coverage: 0.9 }), 'green');
  });
});
