import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Ajv } from 'ajv';
import { packageRoot } from '../../../src/suite/package-root';
import { verbs } from '../../../src/suite/protocol/verb';

const ajv = new Ajv({ strict: true, allowUnionTypes: true, strictRequired: false, formats: { regex: true } });
const schemaFolder = join(packageRoot, 'schemas');
const files = readdirSync(schemaFolder);
for (const file of files) ajv.addSchema(JSON.parse(readFileSync(join(schemaFolder, file), 'utf8')) as object);

describe('the schemas', () => {
  it('are there for both sides of every verb', () => {
    for (const verb of verbs) {
      assert.ok(files.includes(`${verb}.request.json`), verb);
      assert.ok(files.includes(`${verb}.result.json`), verb);
    }
  });

  for (const file of files) {
    it(`${file} is a valid schema that names itself`, () => {
      const schema = ajv.getSchema(file);
      assert.ok(schema);
      assert.equal((schema.schema as { $id: string }).$id, file);
    });
  }

  it('describe the envelope of requests and answers', () => {
    const isRequest = (message: unknown): boolean => ajv.validate('request.json', message);
    const isResponse = (message: unknown): boolean => ajv.validate('response.json', message);
    assert.ok(isRequest({ jsonrpc: '2.0', id: 1, method: 'reset', params: {} }));
    assert.ok(!isRequest({ jsonrpc: '2.0', method: 'reset', params: {} }));
    assert.ok(!isRequest({ jsonrpc: '2.0', id: 1, method: 'destroy', params: {} }));
    assert.ok(isResponse({ jsonrpc: '2.0', id: 1, result: null }));
    assert.ok(isResponse({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'm' } }));
    assert.ok(!isResponse({ jsonrpc: '2.0', id: 1 }));
    assert.ok(!isResponse({ jsonrpc: '2.0', id: 1, result: 1, error: { code: 1, message: 'm' } }));
    assert.ok(!isResponse({ jsonrpc: '2.0', id: null, result: 1 }));
  });
});
