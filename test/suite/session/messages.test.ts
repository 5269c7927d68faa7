import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mapOf, missing } from '../../../src/suite/laws/model-value';
import { showCounterexample } from '../../../src/suite/laws/show-counterexample';
import { parseOrderedJson } from '../../../src/suite/notation/ordered-json';
import { showExpected, showWire } from '../../../src/suite/notation/show';
import type { ScenarioResult } from '../../../src/suite/results/verdict';
import { ExpectationFailure } from '../../../src/suite/session/expectation-failure';
import { judge, saboteur } from '../cli/touchstone';

/** What fails of a scenario, or of an outline, on a driver that misbehaves at an operation. */
function failed(id: string, mode: string, operation: string): ScenarioResult[] {
  const { scenarios } = judge('--no-smoke', '--scenario', id, '--driver', saboteur(mode, operation)).file;
  return scenarios.filter(({ status }) => status === 'failed');
}

describe('a message of a failure', () => {
  it('says what was expected and what was received, each on a line of its own', () => {
    const { message } = new ExpectationFailure('url(3)', '"a"', 'Generic error (E): one\ntwo', '/x');
    assert.equal(message, 'url(3) at /x\n  expected: "a"\n  received: Generic error (E): one\\ntwo');
  });

  it('is cut so that both sides are seen, and is fit for a terminal', () => {
    const { message } = new ExpectationFailure('x', 'e'.repeat(9000), `\u001b[31mr\u0085${'r'.repeat(9000)}`);
    const [, expected = '', received = ''] = message.split('\n');
    assert.match(expected, /e\.\.\. 7500 characters more$/);
    assert.match(received, /^ {2}received: r\\u0085r+\.\.\. \d+ characters more$/);
    assert.ok(message.length < 3200);
  });

  it('shows the code points of texts that look the same and are not', () => {
    const { message } = new ExpectationFailure('x', '"Malm\u00f6"', '"Malmo\u0308"');
    assert.equal(message, 'x\n  expected: "Malm\\u{f6}"\n  received: "Malmo\\u{308}"');
  });

  it('shortens a closure', () => {
    const closure = (body: string): string => showExpected(parseOrderedJson(`{"$fn": {"body": ${body}}}`));
    assert.equal(closure('7'), 'a closure that returns 7');
    assert.equal(closure(`"${'x'.repeat(100)}"`), `a closure that returns "${'x'.repeat(59)}…`);
  });

  it('says which result was expected when an error was raised instead', () => {
    const results = failed('paginator-page-name-default', 'raise', 'getPageName');
    assert.ok(results.length > 0);
    for (const { message } of results) {
      assert.match(message, /\n {2}expected: "/);
      assert.match(message, /\n {2}received: Type error \(Sabotage\): out of order/);
    }
  });

  it('says which error was raised where a number was expected', () => {
    const [result] = failed('paginator-last-item-integer/one', 'raise', 'firstItem');
    assert.equal(
      result?.message,
      'firstItem()\n  expected: an integer\n  received: Type error (Sabotage): out of order',
    );
  });

  it('says what gave a text that is no JSON', () => {
    const results = failed('paginator-to-json-any-text', 'broken-json', 'toJson');
    assert.ok(results.length > 1);
    for (const { message } of results)
      assert.match(
        message,
        /^toJson\(\)\n {2}expected: JSON text with .* somewhere in it\n {2}received: .* \(invalid symbol at line 1, column 10\)$/,
      );
  });

  for (const [what, id, misdeed, subject] of [
    ['the arguments', 'paginator-offset-unset-stated', 'offsetExists', 'offsetExists("pe")'],
    ['the object', 'shared-paginator-collection-copied', 'all', 'all() of "others"'],
  ] as const)
    it(`names ${what} of the call that it is about`, () => {
      assert.equal(failed(id, 'lie', misdeed)[0]?.message.split('\n')[0], subject);
    });

  it('shows the error of an action before what a later question makes of it', () => {
    const [result] = failed('resource-delegation-unset', 'raise', '__unset');
    assert.match(result?.message ?? '', /^__unset\(.*\n {2}expected: no error\n/);
  });

  it('names every word that an error has to have, and no empty one', () => {
    const results = failed('paginator-argument-type-option', 'raise', 'create');
    assert.ok(results.length > 0);
    for (const { message } of results)
      assert.match(message, /expected: an error that names "\w+"( and "\w+")*\n/);
  });
});

describe('laws write values as scenarios do', () => {
  for (const [what, inputs, text] of [
    ['plain data', [{ all: ['', ''], size: 2, of: null }], '{"all": ["", ""], "size": 2, "of": null}'],
    ['a record that has no prototype', [Object.assign(Object.create(null), { size: 2 })], '{"size": 2}'],
    ['values of the model', [mapOf([['a', missing]]), true], '{"a": the missing marker}, true'],
    ['a list of the model', [mapOf([[0, 1]])], '[1]'],
    ['a marker', [{ kind: 'merge', map: mapOf([['b', 1]]) }], '<MergeValue data: {"b": 1}>'],
    ['a resource', [{ kind: 'resource', className: 'Post', of: null }], '<Post of null>'],
    ['what writes itself', [{ says: new Map([['a', 1]]) }], '{"says": new Map([["a",1]])}'],
    ['nothing', null, ''],
  ] as const) {
    it(what, () => assert.equal(showCounterexample(inputs), text));
  }

  it('a plain object of a driver has the spaces of the notation', () => {
    assert.equal(showWire({ status: 200, content: '' }), '{"status": 200, "content": ""}');
  });
});
