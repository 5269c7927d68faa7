import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atPointer, findJsonDifference } from '../../../src/suite/notation/match-json';
import { parseOrderedJson } from '../../../src/suite/notation/ordered-json';

test('JSON documents differ by array or object, by key and, when asked, by order', () => {
  const compare = (left: string, right: string, order: 'ordered' | 'unordered') =>
    findJsonDifference(parseOrderedJson(left), parseOrderedJson(right), order)?.path ?? null;
  assert.equal(compare('{"a":1,"b":[2]}', '{"b":[2],"a":1}', 'unordered'), null);
  assert.equal(compare('{"a":1,"b":2}', '{"b":2,"a":1}', 'ordered'), '');
  assert.equal(compare('{"a":{}}', '{"a":[]}', 'unordered'), '/a');
  assert.equal(compare('[1,2]', '[1]', 'ordered'), '');
  assert.equal(compare('{"a":[0,1]}', '{"a":[0,2]}', 'ordered'), '/a/1');
  assert.equal(compare('{"a":1}', '{"c":1}', 'unordered'), '');
  assert.equal(compare('{"a/b":{"~":1}}', '{"a/b":{"~":2}}', 'ordered'), '/a~1b/~0');
});

test('a pointer finds a part, also under names with slashes and tildes', () => {
  const document = parseOrderedJson('{"a/b":[{"~":1}]}');
  assert.equal(atPointer(document, '/a~1b/0/~0'), 1);
  assert.equal(atPointer(document, '/nope/0'), undefined);
  assert.equal(atPointer(document, ''), document);
  assert.equal(atPointer(document, '/a~1b/00/~0'), undefined);
});
