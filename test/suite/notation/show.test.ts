import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseOrderedJson } from '../../../src/suite/notation/ordered-json';
import { showExpected, showWire } from '../../../src/suite/notation/show';
import { wireMap } from '../../wire-map';

test('values are shown the way features write them', () => {
  assert.equal(showWire(wireMap(['a', [1, null]], [2, 'x'])), '{"a": [1, null], "2": "x"}');
  assert.equal(showWire({ $missing: true }), 'the missing marker');
  assert.equal(showWire({ $ref: 'o1', class: 'Collection', items: [1] }), '<Collection items: [1]>');
  assert.equal(showWire({ $float: 'NAN' }), '{"$float": "NAN"}');
  assert.equal(showExpected(parseOrderedJson('{"2":1,"a":["x"]}')), '{"2": 1, "a": ["x"]}');
  assert.equal(
    showExpected(parseOrderedJson('[{"$ref":"it"},{"$ref":"p"}]')),
    '[the subject itself, the object "p"]',
  );
  assert.equal(showExpected(parseOrderedJson('{"$missing":true}')), 'the missing marker');
  assert.equal(showExpected(parseOrderedJson('[{"$any":"string"}]')), '[any string]');
  assert.equal(showExpected(parseOrderedJson('{"$a":"Collection","items":[1]}')), '<Collection items: [1]>');
});
