import assert from 'node:assert/strict';
import { PassThrough, Readable } from 'node:stream';
import { describe, it } from 'node:test';
import { serve } from '../../../src/suite/serve/serve';
import { driver } from './toy-driver';

type Answer = { id: unknown; result?: unknown; error?: { code: number; message: string } };

async function answersTo(...chunks: readonly (string | Buffer)[]): Promise<readonly Answer[]> {
  const output = new PassThrough();
  await serve(driver, Readable.from(chunks.map((chunk) => Buffer.from(chunk))), output);
  const text = (output.read() as Buffer | null)?.toString('utf8') ?? '';
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Answer);
}

const request = (id: unknown, method: string, params: unknown = {}): string =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;

describe('serving', () => {
  it('answers every request in order', async () => {
    const answers = await answersTo(
      request(1, 'create', { class: 'JsonResource', args: [7] }),
      request('two', 'get', { target: 'o1', property: 'resource' }),
      request(3, 'reset'),
    );
    assert.deepEqual(answers, [
      { jsonrpc: '2.0', id: 1, result: { value: { $ref: 'o1', class: 'JsonResource' } } },
      { jsonrpc: '2.0', id: 'two', result: { value: 7 } },
      { jsonrpc: '2.0', id: 3, result: null },
    ]);
  });

  it('introduces the implementation', async () => {
    const [answer] = await answersTo(
      request(1, 'initialize', { protocolVersions: [2], suite: { name: 's', version: '1' }, unknown: true }),
    );
    const { implementation } = (answer?.result ?? {}) as { implementation?: unknown };
    assert.deepEqual(implementation, {
      name: 'toy',
      version: '1',
      language: 'typescript',
    });
  });

  it('takes lines in any number of pieces, characters split in two', async () => {
    const bytes = Buffer.from(request(1, 'create', { class: 'HtmlString', args: ['é'] }));
    const middle = bytes.indexOf(0xc3) + 1;
    const [answer] = await answersTo(bytes.subarray(0, middle), bytes.subarray(middle));
    assert.deepEqual(answer?.result, { value: { $ref: 'o1', class: 'HtmlString', html: 'é' } });
  });

  const mistakes: readonly (readonly [string, string | Buffer, number, unknown])[] = [
    ['no JSON', 'hello\n', -32700, null],
    ['an empty line', '\n', -32700, null],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0x22, 0x0a]), -32700, null],
    ['a batch', `[${request(1, 'reset').trim()}]\n`, -32600, null],
    ['a notification', '{"jsonrpc":"2.0","method":"reset"}\n', -32600, null],
    ['another version', '{"jsonrpc":"1.0","id":4,"method":"reset"}\n', -32600, 4],
    ['an unknown verb', request(5, 'destroy'), -32601, 5],
    ['a name every object has', request(5, 'toString'), -32601, 5],
    ['bad parameters', request(6, 'call', { target: 'o1' }), -32602, 6],
    ['a bare object', request(7, 'create', { class: 'X', args: [{ a: 1 }] }), -32602, 7],
    ['an unknown handle', request(8, 'call', { target: 'o9', operation: 'x', args: [] }), -32602, 8],
    ['parameters for reset', request(9, 'reset', { all: true }), -32602, 9],
  ];
  for (const [title, line, code, id] of mistakes) {
    it(`${title} is answered with ${code}, and the conversation goes on`, async () => {
      const [answer, next] = await answersTo(line, request(99, 'reset'));
      assert.equal(answer?.error?.code, code, JSON.stringify(answer));
      assert.equal(answer?.id, id);
      assert.deepEqual(next, { jsonrpc: '2.0', id: 99, result: null });
    });
  }

  it('ends after shutdown without reading on', async () => {
    const answers = await answersTo(request(1, 'shutdown') + request(2, 'reset'));
    assert.deepEqual(answers, [{ jsonrpc: '2.0', id: 1, result: null }]);
  });
});
