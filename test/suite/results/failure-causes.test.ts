import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { differenceInWords, differenceOf } from '../../../src/suite/results/difference';
import { failureCauses } from '../../../src/suite/results/failure-causes';
import { parseFailureMessage } from '../../../src/suite/results/failure-message';
import type { ScenarioResult } from '../../../src/suite/results/verdict';
import { sampleResult } from '../results/sample-result';

function failure(id: string, message: string, more: Partial<ScenarioResult> = {}): ScenarioResult {
  return { ...sampleResult(id, 'failed', message), ...more };
}

function sides(expected: string, received: string): string {
  return `url()\n  expected: ${expected}\n  received: ${received}`;
}

function idsOf(results: readonly ScenarioResult[], known: readonly string[] = []): string[][] {
  return failureCauses(results, new Set(known)).map(({ first, others }) =>
    [first, ...others].map(({ id }) => id),
  );
}

describe('failures that share a cause', () => {
  it('are folded where row and difference are the same, whatever else the values hold', () => {
    const [one, two] = [sides('"/?page=1"', '"?page=1"'), sides('"/?q=x&page=7"', '"?q=x&page=7"')];
    assert.deepEqual(idsOf([failure('a', one), failure('b', two)]), [['a', 'b']]);
  });

  it('are folded where only the values differ that scenarios put in', () => {
    const results = [
      failure('next', sides('"/?page=3"', '"/?page=2"')),
      failure('later', sides('"/posts?q=x&page=8"', '"/posts?q=x&page=7"').replace('url()', 'url(8)')),
      failure('far', sides('"/?page=9"', '"/?page=2"')),
      failure('text', sides('{"name": "Ada"}', '{"name": "Bo"}')),
      failure('other text', sides('{"name": "Cy"}', '{"name": "Dee"}')),
      failure('no text', sides('{"name": "Ada"}', '{"name": null}')),
      failure('elsewhere', sides('"/?page=3"', '"/?page=2"').replace('url()', 'nextPageUrl()')),
    ];
    assert.deepEqual(idsOf(results), [
      ['next', 'later'],
      ['text', 'other text'],
      ['far'],
      ['no text'],
      ['elsewhere'],
    ]);
  });

  it('are folded where maps lack the same keys and have the same others, whatever is under these', () => {
    const results = [
      failure(
        'a',
        sides('{"first": 1, "prev": null, "next": 2}', '{"first": 1, "previous": null, "next": 2}'),
      ),
      failure(
        'b',
        sides('{"first": 7, "prev": "/a", "next": 9}', '{"first": 7, "previous": null, "next": 9}'),
      ),
      failure(
        'c',
        sides('{"first": 7, "prev": "/a", "next": 9}', '{"first": 8, "previous": null, "next": 9}'),
      ),
      failure('d', sides('{"first": 1, "prev": null, "next": 2}', '{"first": 1, "next": 2}')),
    ];
    assert.deepEqual(idsOf(results), [['a', 'b'], ['c'], ['d']]);
  });

  it('are shown by the one that took the fewest steps, those that need no trait first', () => {
    const results = [
      failure('reset', sides('1', '2')),
      failure('long', sides('1', '2'), { failedStep: 7 }),
      failure('short', sides('1', '2'), { failedStep: 3 }),
      failure('habit', sides('1', '2'), { failedStep: 2, traits: ['numeric-text'] }),
    ];
    assert.deepEqual(idsOf(results), [['short', 'long', 'reset'], ['habit']]);
  });

  it('are about the row of the diagnosis that they name, else about the operation that was looked at', () => {
    const rows = ['Paginator.path', 'Paginator.url', 'Paginator.items'];
    const causes = (subject: string, ...suspects: readonly string[]) =>
      failureCauses([failure('a', sides('1', '2').replace('url()', subject), { rows })], new Set(), {
        suspects: suspects.map((row) => ({ row, what: null })),
        toldApartBy: [],
      }).map(({ row }) => row);
    assert.deepEqual(causes('url(3)', 'Paginator.count', 'Paginator.items'), ['Paginator.items']);
    assert.deepEqual(causes('the entry "a" of url(3)'), ['Paginator.url']);
    assert.deepEqual(causes('the property items'), ['Paginator.path']);
  });

  it('begin with those about the rows that a diagnosis names', () => {
    const results = [
      failure('stated', sides('1', '2'), { level: 'stated' }),
      failure('second', sides('1', '2'), { rows: ['Paginator.items'] }),
      failure('first', sides('1', '2'), { rows: ['Paginator.path'] }),
    ];
    const suspects = ['Paginator.path', 'Paginator.items'].map((row) => ({ row, what: null }));
    const causes = failureCauses(results, new Set(), { suspects, toldApartBy: [] });
    assert.deepEqual(
      causes.map(({ first }) => first.id),
      ['first', 'second', 'stated'],
    );
  });

  it('are kept apart where the difference, the row, the level, the traits or being known differ', () => {
    const message = sides('"/?page=1"', '"?page=1"');
    const results = [
      failure('a', message),
      failure('difference', sides('"/?page=1"', '"/?page=2"')),
      failure('row', message, { rows: ['Paginator.path'] }),
      failure('level', message, { level: 'exact' }),
      failure('traits', message, { traits: ['messages'] }),
      failure('known', message),
    ];
    assert.equal(idsOf(results, ['known']).length, results.length);
  });

  it('come in this order: stated ones, then what most scenarios share, known ones last', () => {
    const results = [
      failure('known', sides('1', '2'), { level: 'stated' }),
      failure('alone', sides('3', '9')),
      failure('b1', sides('5', '6')),
      failure('b2', sides('5', '6')),
      failure('stated', sides('7', '8'), { level: 'stated' }),
    ];
    assert.deepEqual(idsOf(results, ['known']), [['stated'], ['b1', 'b2'], ['alone'], ['known']]);
  });

  it('without both sides are told apart by their whole message', () => {
    const results = [failure('a', 'it died'), failure('b', 'it died'), failure('c', 'it fell silent')];
    assert.deepEqual(idsOf(results), [['a', 'b'], ['c']]);
  });
});

describe('the message of a failure', () => {
  it('is taken apart', () => {
    const message = 'url(1)\n  counterexample: 3\n  expected: "a"\n  received: "b"\n  listed: c';
    assert.deepEqual(parseFailureMessage(message), {
      subject: 'url(1)',
      sides: { expected: '"a"', received: '"b"' },
      rest: '  counterexample: 3\n  listed: c',
    });
  });

  it('of a law has both sides too', () => {
    const message =
      'The law "a" does not hold\n  url\n    expected: "a"\n    received: "b"\n  counterexample: 1';
    const { sides: both, rest } = parseFailureMessage(message);
    assert.deepEqual(both, { expected: '"a"', received: '"b"' });
    assert.equal(rest, '  url\n  counterexample: 1');
  });

  it('stays whole where it does not say both sides', () => {
    const message = 'url(1)\n  expected: "a"';
    assert.deepEqual(parseFailureMessage(message), { subject: message, sides: null, rest: '' });
  });
});

describe('a difference', () => {
  it('gives back both texts, with what differs marked', () => {
    const { expected, received } = differenceOf('{"a": 1, "b": 2}', '{"a": 1, "b": 3}');
    assert.equal(expected.map(({ text }) => text).join(''), '{"a": 1, "b": 2}');
    assert.equal(received.map(({ text }) => text).join(''), '{"a": 1, "b": 3}');
    assert.deepEqual(
      received.filter(({ differs }) => differs),
      [{ text: '3', differs: true }],
    );
  });

  it('of maps in another order is that of the entries, and the order is said to differ only when nothing else does', () => {
    const marked = (text: string, other: string): string =>
      differenceOf(text, other)
        .expected.map((piece) => (piece.differs ? `<${piece.text}>` : piece.text))
        .join('');
    const map = '{"a": [], "b": {"x": 1, "y": "one, two"}, "c": <Post o1 id: 3>}';
    assert.equal(
      marked(map, '{"c": <Post o1 id: 3>, "b": {"y": "one, ten", "x": 1}}'),
      '{<"a": []>, "b": {"x": 1, "y": "one, <two>"}, "c": <Post o1 id: 3>}',
    );
    const turned = '{"b": {"y": "one, two", "x": 1}, "c": <Post o1 id: 3>, "a": []}';
    assert.equal(marked(map, turned), map);
    const inWords = (received: string): string | null => differenceInWords({ expected: map, received });
    assert.equal(inWords(turned), 'only the order of the keys differs');
    assert.equal(inWords(map), null);
    assert.equal(inWords(turned.replace('3', '4')), null);
    assert.equal(inWords('nothing there; the whole is {"z": 1}'), null);
    assert.equal(differenceInWords({ expected: '{"a": 1}', received: '{}' }), '"a" is missing');
  });

  it('is said in words where long texts differ in one place', () => {
    const said = (wanted: string, given: string): string | null =>
      differenceInWords({
        expected: `"[{\\"name\\":\\"Ada\\",\\"age\\":${wanted},\\"city\\":\\"Lima\\"}]"`,
        received: `"[{\\"name\\":\\"Ada\\",\\"age\\":${given},\\"city\\":\\"Lima\\"}]"`,
      });
    assert.equal(said('36', '37'), '36 was expected, 37 received');
    assert.equal(said('36 ', '36'), null);
    assert.equal(said('36', '36 years'), 'years is not expected');
    assert.equal(said('36 years', '36'), 'years is missing');
    assert.equal(differenceInWords({ expected: '"Ada 36"', received: '"Ada 37"' }), null);
  });

  it('marks all of texts that share little', () => {
    const { expected } = differenceOf('a URL whose fragment is "list"', '/cities?p=3 (no fragment)');
    assert.deepEqual(expected, [{ text: 'a URL whose fragment is "list"', differs: true }]);
    assert.deepEqual(differenceOf('"a"', '"b"').expected, [{ text: '"a"', differs: true }]);
  });
});
