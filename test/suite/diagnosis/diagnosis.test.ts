import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnose } from '../../../src/suite/diagnosis/diagnosis';
import { diagnosisText } from '../../../src/suite/diagnosis/diagnosis-text';
import type { FaultSignature } from '../../../src/suite/diagnosis/fault-signatures';
import { receivedDigest } from '../../../src/suite/diagnosis/received-digest';
import type { Verdict } from '../../../src/suite/results/verdict';
import { sampleResult } from '../results/sample-result';

function fault(what: string, row: string, ...fails: readonly string[]): FaultSignature {
  return { what, row, fails: new Map(fails.map((id) => [id, null])) };
}

const faults = [
  fault('a page holds too much', 'Paginator.items', 'items-a', 'items-b', 'json', 'array', 'meta', 'links'),
  fault(
    'items lose their keys',
    'Paginator.getIterator',
    'items-b',
    'keys',
    'json',
    'array',
    'meta',
    'links',
  ),
  fault('the fragment is lost', 'Paginator.fragment', 'fragment', 'url'),
];

const all = [...new Set(faults.flatMap(({ fails }) => [...fails.keys()]))];

function results(failed: readonly string[], others: Verdict = 'passed') {
  const ids = [...new Set([...all, ...failed])];
  return ids.map((id) => sampleResult(id, failed.includes(id) ? 'failed' : others, '', []));
}

const none: ReadonlySet<string> = new Set();

test('failures look like the fault that makes just these scenarios fail', () => {
  const { suspects = [], toldApartBy = [] } =
    diagnose(results(['items-a', 'items-b', 'json', 'array', 'meta', 'links']), none, faults) ?? {};
  assert.deepEqual(suspects[0], { what: 'a page holds too much', row: 'Paginator.items' });
  assert.deepEqual(suspects[1]?.row, 'Paginator.getIterator');
  assert.deepEqual(toldApartBy, ['items-a', 'keys']);
});

test('a failure beside those of a fault, and one of them that did not run, do not hide it', () => {
  const other = diagnose(results(['fragment', 'something-else']), none, faults);
  assert.equal(other?.suspects[0]?.row, 'Paginator.fragment');
  const unasked = diagnose(results(['url'], 'unsupported'), none, faults);
  assert.equal(unasked?.suspects[0]?.row, 'Paginator.fragment');
});

test('failures that no fault has look like none', () => {
  const diagnosis = diagnose(results(['something-else']), none, faults);
  assert.deepEqual(diagnosis, { suspects: [], toldApartBy: [] });
  const unknown = diagnose([sampleResult('something-else', 'failed')], none, faults);
  assert.deepEqual(unknown?.suspects, [{ row: 'Paginator.url', what: null }]);
  assert.equal(
    unknown && diagnosisText(unknown),
    'These failures do not look like any mistake that the suite knows; look first at Paginator.url',
  );
});

test('failures of which a fault explains less than half look like no fault, and its row is still named', () => {
  const half = diagnose(results(['items-a', 'items-b', 'json']), none, faults);
  assert.deepEqual(half?.suspects[0], { what: 'a page holds too much', row: 'Paginator.items' });
  const less = diagnose(results(['items-a']), none, faults);
  assert.deepEqual(less?.suspects, [{ what: null, row: 'Paginator.items' }]);
  const rows = [
    { row: 'Paginator.items', what: null },
    { row: 'Paginator.url', what: null },
  ];
  assert.equal(
    diagnosisText({ suspects: rows, toldApartBy: [] }),
    'These failures do not look like any mistake that the suite knows; look first at Paginator.items, then at Paginator.url',
  );
});

test('a fault is not named when the scenarios that both make fail received something else', () => {
  const message = (received: string): string => `url()\n  expected: 1\n  received: ${received}`;
  const known = (received: string) => [
    {
      ...fault('the fragment is lost', 'Paginator.fragment'),
      fails: new Map([['url', receivedDigest(message(received))]]),
    },
  ];
  const named = (one: string, other: string): string | null | undefined =>
    diagnose([sampleResult('url', 'failed', message(one), [])], none, known(other))?.suspects[0]?.what;
  assert.equal(named('{"a": 2}', '{"a": 2}'), 'the fragment is lost');
  assert.equal(named('{"a": 2}', '{"a": 3}'), null);
  assert.equal(named('[<Post o7>]', '[<Post h-12>]'), 'the fragment is lost');
  assert.equal(named('Type error (TypeError): no', 'Generic error (KeyError): 1'), 'the fragment is lost');
  assert.equal(named('Type error (TypeError): no', '1'), null);
});

test('without failures, or with known ones and laws alone, there is nothing to say', () => {
  const law = { ...sampleResult('law', 'failed'), generated: true } as const;
  assert.equal(diagnose([law], none, faults), null);
  assert.equal(diagnose(results([]), none, faults), null);
  assert.equal(diagnose(results(['url']), new Set(['url']), faults), null);
});

test('a diagnosis names fault, row, runner-up and what tells them apart', () => {
  const first = { what: 'a page holds too much', row: 'Paginator.items' };
  const second = { what: 'items lose their keys', row: 'Paginator.getIterator' };
  assert.equal(
    diagnosisText({ suspects: [first, second], toldApartBy: ['items-a', 'keys'] }),
    'Looks like: a page holds too much, see Paginator.items; less like: items lose their keys, see Paginator.getIterator (told apart by items-a, keys)',
  );
  assert.equal(
    diagnosisText({ suspects: [first, second], toldApartBy: [] }),
    'Looks like: a page holds too much, see Paginator.items; or: items lose their keys, see Paginator.getIterator',
  );
});

test('of faults that fit alike, the one about the row of most failures comes first, and each row is named once', () => {
  const alike = [fault('one', 'Paginator.items', 'a', 'b'), fault('other', 'Paginator.url', 'a', 'b')];
  const about = ['a', 'b'].map((id) => sampleResult(id, 'failed'));
  const rows = diagnose(about, none, [...alike, fault('third', 'Paginator.url', 'a')])?.suspects.map(
    ({ row }) => row,
  );
  assert.deepEqual(rows, ['Paginator.url', 'Paginator.items']);
});
