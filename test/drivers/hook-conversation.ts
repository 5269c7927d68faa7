import assert from 'node:assert/strict';
import type { Json } from '../../src/suite/protocol/wire';
import { wireMap } from '../wire-map';
import { DriverConversation, handleIn } from './driver-conversation';

/** A map that no list and no plain order of keys can stand for. */
export const pairs = wireMap(['x', 1], ['a', 2]);

/** Sends a message about the page. */
export type Send = (verb: string, more: Record<string, Json>) => Promise<Json>;

/** Makes a page of {@link pairs} in a new process, and talks about it. */
export function askAboutPage(command: readonly string[], ask: (send: Send) => Promise<void>): Promise<void> {
  return DriverConversation.with(command, async (driver) => {
    const target = await driver.create('Paginator', 5, pairs);
    await ask((verb, more) => driver.send(verb, { target, ...more }));
  });
}

/** The kits whose hooks are tried: the language, its program, the driver in `hooks/`, and what it raises for the kind Logic. */
export const kits = [
  ['JavaScript', process.execPath, 'driver.cjs', 'LookupError'],
  ['Python', 'python3', 'driver.py', 'LookupError'],
  ['Ruby', 'ruby', 'driver.rb', 'KeyError'],
  ['PHP', 'php', 'driver.php', 'OutOfRangeException'],
] as const;

/** What a call of an operation says beside its target. */
export const callOf = (operation: string, ...args: Json[]) => ({ operation, args });

/** Returns what the object that an outcome gives shows beside its handle. */
export function pick(outcome: Json, key: string): Json | undefined {
  return (outcome as { value: Record<string, Json> }).value[key];
}

/** What an outcome tells of an error. */
interface ToldError {
  readonly kind: string;
  readonly class: string;
  readonly message: string;
}

/** Returns the error that an outcome tells of. */
export function errorIn(outcome: Json): ToldError {
  const { error } = outcome as unknown as { error?: ToldError };
  if (error === undefined) throw new Error(`expected an error, received ${JSON.stringify(outcome)}`);
  return error;
}

/** Returns the kind of the error that a call of an operation of the page ends in. */
export async function errorKindOf(send: Send, operation: string): Promise<string> {
  return errorIn(await send('call', callOf(operation))).kind;
}

/** Expects a map type of the port, a collection and an iterator to show what is in them. */
export async function expectShown(send: Send): Promise<void> {
  assert.deepEqual(await send('get', { property: 'content' }), { value: pairs });
  const collection = await send('call', callOf('getCollection'));
  assert.deepEqual([pick(collection, 'class'), pick(collection, 'items')], ['Collection', pairs]);
  const listed = await send('call', { target: handleIn(collection), ...callOf('getIterator') });
  assert.deepEqual(pick(listed, 'entries'), pairs.$map);
}

/** Expects operations and properties to be found under the names of the port. */
export async function expectOwnNames(send: Send): Promise<void> {
  assert.deepEqual(await send('call', callOf('perPage')), { value: 5 });
  assert.deepEqual(await send('get', { property: 'onEachSide' }), { value: 5 });
  await send('set', { property: 'onEachSide', value: 6 });
  assert.deepEqual(await send('call', callOf('perPage')), { value: 6 });
}

/** Expects that protected members can be reached from inside alone. */
export async function expectProtection(send: Send): Promise<void> {
  for (const [verb, asked] of [
    ['call', callOf('secret')],
    ['get', { property: 'hidden' }],
  ] as const) {
    const outcome = (await send(verb, asked)) as Record<string, Json>;
    assert.deepEqual(Object.keys(outcome), ['error'], verb);
  }
  assert.deepEqual(await send('call', { ...callOf('secret'), from: 'inside' }), { value: 'inside' });
  assert.deepEqual(await send('get', { property: 'hidden', from: 'inside' }), { value: 3 });
}
