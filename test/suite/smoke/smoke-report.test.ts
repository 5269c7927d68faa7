import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { smokeChecks } from '../../../src/suite/smoke/smoke-checks';
import { smokeReport, smokeVerdict } from '../../../src/suite/smoke/smoke-report';
import { tooWide } from '../text/too-wide';

const value = `{"value":"${'x'.repeat(100)}"}`;
const long =
  'Driver "php driver.php": create of Paginator: expected an answer, but the driver ended with code 1';
const results = smokeChecks.map((check, index) => ({
  check,
  status: index % 2 === 0 ? ('broken' as const) : ('does not apply' as const),
  detail: `${long}; stderr ends with:\n  | ${'a stack of words '.repeat(8)}\nexpected: ${value}`,
}));

describe('what smoke says', () => {
  it('fits 80 columns, but for values and what is quoted', () => {
    const lines = [...smokeReport(results), smokeVerdict(results)].flatMap((text) => text.split('\n'));
    const tooLong = tooWide(lines.join('\n')).map((line) => line.trim().split(' ')[0]);
    assert.deepEqual([...new Set(tooLong)], ['|', 'expected:']);
    for (const { check } of results)
      assert.ok(lines.join(' ').replace(/\s+/g, ' ').includes(check.name), check.name);
  });

  it('ends in lines that fit as well', () => {
    for (const status of ['works', 'does not apply', 'broken'] as const) {
      const all = results.map((result) => ({ ...result, status }));
      assert.deepEqual(tooWide(smokeVerdict(all)), []);
    }
  });
});
