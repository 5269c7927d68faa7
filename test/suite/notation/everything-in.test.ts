import assert from 'node:assert/strict';
import { it } from 'node:test';
import { everythingIn } from '../../../src/suite/notation/everything-in';
import type { WireValue } from '../../../src/suite/protocol/wire';

it('finds entries of maps and lists, and not their keys', () => {
  const value: WireValue = { $map: [['Ada', [1, { $map: [['Ben', null]] }]]] };
  assert.deepEqual(
    everythingIn(value).filter((part) => part === null || typeof part !== 'object'),
    [1, null],
  );
});

it('finds what an object shows, and neither its handle nor its class', () => {
  const entries = [[1, 'Ada']] as const;
  for (const [value, texts] of [
    [{ $ref: 'o1', class: 'Paginator', items: ['Ben'] }, ['Ben']],
    [{ $ref: 'o2', class: 'Iterator', entries }, ['Ada']],
    [{ $ref: 'o3', class: 'Response', headers: { $map: [['link', '/a']] }, content: '[]' }, ['/a', '[]']],
  ] satisfies [WireValue, string[]][])
    assert.deepEqual(
      everythingIn(value).filter((part) => typeof part === 'string'),
      texts,
    );
});
