import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { packageRoot } from '../../src/suite/package-root';
import { interfaceRows } from '../../src/suite/rows/catalogue';
import { last, skip, talk, talkRaw } from './php-program';

test('PHP driver, its conversation', { skip }, async (suite) => {
  await suite.test('introduces itself, and takes out only rows that exist', () => {
    const { result } = last(['initialize', { protocolVersions: [2] }]);
    assert.equal(result.protocolVersion, 2);
    assert.equal(result.implementation.language, 'php');
    assert.match(result.implementation.version, /^\d+\.\d+/);
    assert.deepEqual(result.rows.serves, ['*']);
    const ids = new Set(interfaceRows.map(({ id }) => id));
    for (const { row } of result.rows.lacks) assert.ok(ids.has(row), `${row} is no row`);
  });

  await suite.test('looks for every member row of the interface', () => {
    const source = readFileSync(join(packageRoot, 'drivers/php/src/Rows.php'), 'utf8');
    for (const { id, kind } of interfaceRows) {
      if (kind !== 'operation' && kind !== 'property') continue;
      const member = id.slice(id.indexOf('.') + 1);
      assert.ok(source.includes(`'${member}'`) || source.includes(`'${id}'`), `${id} is not looked for`);
    }
  });

  await suite.test('answers what is wrong with a message by its code', () => {
    const { answers, status } = talkRaw([
      'nonsense',
      '{"jsonrpc":"1.0","id":1,"method":"reset"}',
      '{"jsonrpc":"2.0","id":2,"method":"nope","params":{}}',
      '{"jsonrpc":"2.0","id":3,"method":"call","params":{"target":"o9","operation":"url"}}',
      '{"jsonrpc":"2.0","id":4,"method":"create","params":{}}',
      '{"jsonrpc":"2.0","id":5,"method":"create","params":{"class":"Paginator","args":[{"$what":1},1]}}',
      '{"jsonrpc":"2.0","id":6,"method":"reset"}',
    ]);
    assert.deepEqual(
      answers.map(({ id, error }) => [id, error?.code]),
      [
        [null, -32700],
        [null, -32600],
        [2, -32601],
        [3, -32602],
        [4, -32602],
        [5, -32602],
        [6, undefined],
      ],
    );
    assert.equal(status, 0);
  });

  await suite.test('stops reading after shutdown', () => {
    assert.deepEqual(talk(['shutdown'], ['reset']), [{ jsonrpc: '2.0', id: 0, result: null }]);
  });

  await suite.test('keeps what an implementation prints out of the conversation', () => {
    const { answers, stderr } = talkRaw([
      JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'create',
        params: { class: 'Collection', args: [['printed']] },
      }),
      JSON.stringify({
        jsonrpc: '2.0',
        id: 2,
        method: 'call',
        params: { target: 'o1', operation: 'each', args: ['print_r'] },
      }),
    ]);
    assert.equal(answers.length, 2);
    assert.match(stderr, /printed/);
  });
});
