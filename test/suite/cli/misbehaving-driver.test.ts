import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { about, newFolder, resultsIn, saboteur, touchstone } from './touchstone';

const few = ['--scenario', 'paginator-on-each-side-set', 'paginator-page-name-default'];
const rows = ['--rows', 'Paginator.onEachSide', 'Paginator.getPageName'];
const operation = 'onEachSide';
const row = 'Paginator.onEachSide';
const otherRow = 'Paginator.getPageName';

describe('a driver that misbehaves at one operation', () => {
  for (const [mode, says] of [
    ['exit', /code 9[\s\S]*the saboteur leaves/],
    ['hang', /within 5000 ms/],
    ['garbage', /Notice: something is wrong/],
    ['rpc-error', /out of order/],
    ['cannot', /cannot: no time/],
  ] as const) {
    it(`"${mode}" fails the scenarios it happens in, with the reason, and no other`, () => {
      const report = newFolder();
      const driver = saboteur(mode, operation);
      const { code, stdout } = touchstone('run', ...few, '--report', report, '--driver', driver);
      const file = resultsIn(report);
      assert.equal(code, 1, stdout);
      assert.ok(about(file, row).some(({ status }) => status === 'failed'));
      for (const { status, message } of about(file, row))
        if (status === 'failed') assert.match(message, says);
      for (const { status, message, id } of about(file, otherRow))
        assert.equal(status, 'passed', `${id}: ${message}`);
      assert.equal(file.totals.all.notRun, 0);
    });
  }

  it('a reset that does nothing is noticed', () => {
    const report = newFolder();
    const args = [
      '--rows',
      'Paginator.defaultSimpleView',
      '--report',
      report,
      '--driver',
      saboteur('no-reset'),
    ];
    assert.equal(touchstone('run', ...args).code, 3);
    touchstone('run', ...args, '--no-smoke');
    const failed = resultsIn(report).scenarios.filter(({ status }) => status === 'failed');
    assert.ok(failed.some(({ message }) => /reset leaves state behind/.test(message)));
  });

  it('rows that are not served are unsupported, never failed', () => {
    const report = newFolder();
    const { code } = touchstone('run', ...rows, '--report', report, '--driver', saboteur('serves', otherRow));
    const file = resultsIn(report);
    assert.equal(code, 0);
    assert.ok(about(file, row).every(({ status }) => status === 'unsupported'));
    assert.ok(about(file, otherRow).some(({ status }) => status === 'passed'));
  });
});
