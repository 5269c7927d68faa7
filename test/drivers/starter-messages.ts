import assert from 'node:assert/strict';
import type { Json } from '../../src/suite/protocol/wire';
import type { DriverConversation } from './driver-conversation';
import { incompleteMessages, type malformedExpressions } from './starter-expectations';

/** Expects a Collection to be its handle alone where it is inside of itself, and whole wherever else it is. */
export async function expectHandleWithinItself(driver: DriverConversation): Promise<void> {
  const target = await driver.create('Collection', []);
  const [inner, within] = [{ $ref: target }, { $ref: target, class: 'Collection' }];
  const push = (item: Json) => driver.send('call', { target, operation: 'push', args: [item] });
  assert.deepEqual(await push(inner), { value: { ...within, items: [within] } });
  const other = await driver.create('Collection', [inner]);
  const around = { $ref: other, class: 'Collection' };
  assert.deepEqual(await push({ $ref: other }), {
    value: { ...within, items: [within, { ...around, items: [within] }] },
  });
  const twice = await driver.send('create', { class: 'Collection', args: [[around, around]] });
  const [first, second] = (twice as { value: { items: Json[] } }).value.items;
  assert.deepEqual(first, second);
  assert.ok('items' in (first as object));
}

/** Expects messages to be refused that are incomplete or contain one of these: where, what is expected there, what is there. */
export async function expectRefusals(
  driver: DriverConversation,
  malformed: typeof malformedExpressions,
): Promise<void> {
  const wrong = malformed.map(
    ([expression, ...says]) => ['create', { class: 'Paginator', args: [[expression], 1] }, ...says] as const,
  );
  for (const [verb, params, culprit, expected, received] of [...wrong, ...incompleteMessages]) {
    const error = await driver.send(verb, params).then(String, ({ message }: Error) => message);
    const said = `${verb}: -32602 ${culprit}: expected ${expected}, received `;
    assert.equal(error.slice(0, said.length), said, JSON.stringify(params));
    if (received !== undefined) assert.deepEqual(JSON.parse(error.slice(said.length)), received);
  }
}
