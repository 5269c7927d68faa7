import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { about, judge, saboteur } from './touchstone';

const few = ['--scenario', 'paginator-on-each-side-set', 'paginator-page-name-default'];
const operation = 'onEachSide';
const row = 'Paginator.onEachSide';
const otherRow = 'Paginator.getPageName';

describe('a driver that misbehaves at one operation', () => {
  for (const [mode, says] of [
    ['exit', /code 9[\s\S]*the saboteur leaves/],
    ['late-exit', /code 9/],
    ['rpc-error', /out of order/],
    ['cannot', /cannot: no time/],
  ] as const) {
    it(`"${mode}" fails the scenarios it happens in, with the reason, and no other`, () => {
      const { code, stdout, file } = judge(...few, '--driver', saboteur(mode, operation));
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
    const ids = [
      'paginator-default-view-set',
      'paginator-default-simple-view-set',
      'paginator-url-page-number',
    ];
    const args = ['--scenario', ...ids, '--driver', saboteur('no-reset')];
    const { code, stdout } = judge(...args);
    assert.equal(code, 3);
    assert.match(stdout, /No scenario was run/);
    const { scenarios } = judge(...args, '--no-smoke').file;
    const leak = scenarios.findIndex(({ message }) => /reset leaves state behind/.test(message ?? ''));
    assert.ok(leak >= 0, JSON.stringify(scenarios));
    // What leaves nothing behind is judged for itself: the driver is started again after a leak.
    assert.ok(
      scenarios.slice(leak).some(({ status }) => status === 'passed'),
      JSON.stringify(scenarios),
    );
  });
});
