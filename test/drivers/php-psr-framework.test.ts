import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { skipWithout } from '../skip-without';
import { wireMap } from '../wire-map';
import { call, create, define, fn, type Message, talkTo } from './php-program';

const skip = skipWithout('php');
const framework = join(__dirname, 'psr-framework/autoload.php');

const talk = (...messages: Message[]) => talkTo(['--autoload', framework], ...messages);

test('PHP driver, with a framework that names and answers as Hyperf does', { skip }, async (suite) => {
  await suite.test('finds it, and declares that what all resources share elsewhere is not shared', () => {
    const [hello] = talk(['initialize', { protocolVersions: [2] }]);
    assert.equal(hello?.result.implementation.name, 'hyperf');
    assert.deepEqual(hello?.result.capabilities, ['define', 'fixtures', 'request']);
    const lacks: readonly { row: string; reason: string }[] = hello?.result.rows.lacks;
    const reasons = new Map(lacks.map(({ row, reason }) => [row.replace(/^.*\./, ''), reason]));
    for (const name of ['$wrap', 'wrap', 'withoutWrapping']) {
      assert.match(reasons.get(name) ?? '', /has no .* that all objects share in hyperf/, name);
    }
    for (const name of ['response', 'toResponse', 'perPage']) assert.equal(reasons.get(name), undefined);
  });

  await suite.test('calls response what the framework calls it, and shows a response of PSR-7', () => {
    const answers = talk(
      create('JsonResource', 'x'),
      ['setStatic', { class: 'Container', property: 'request', value: { $request: '/there' } }],
      call('o1', 'response'),
      ['reset'],
      define('Own', { extends: 'JsonResource', methods: { response: fn({ $parent: [] }) } }),
      create('Own', 'y'),
      call('o1', 'response'),
    );
    const response = {
      $ref: 'o2',
      class: 'JsonResponse',
      status: 200,
      headers: wireMap(['content-type', 'application/json'], ['x-of', 'a, b']),
    };
    assert.deepEqual(answers[2]?.result.value, { ...response, content: '{"data":"x","at":"\\/there"}' });
    assert.deepEqual(answers[6]?.result.value, { ...response, content: '{"data":"y","at":null}' });
  });

  await suite.test('says that it has no model and no views', () => {
    const [model, view] = talk(create('OrmModel'), create('HtmlString', 'x'));
    assert.deepEqual(model?.result, { cannot: 'the ORM is not installed' });
    assert.deepEqual(view?.result, { cannot: 'there is no class HtmlString here' });
  });
});
