import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { InProcessDriver } from '../../../src/suite/driver/in-process-driver';
import { driver, fn, handleOf, resultOf } from './toy-driver';
import * as toy from './toy-module';

describe('reset', () => {
  it('puts every static back to its default', async () => {
    await driver.setStatic('JsonResource', 'wrap', 'items');
    toy.JsonResource.registry.push('leak');
    Object.assign(toy.JsonResource, { added: 1 });
    await driver.callStatic('Collection', 'macro', ['m', fn(1)]);
    await driver.setStatic('Container', 'request', { $request: '/posts' });
    assert.equal(toy.Container.request?.url, '/posts');
    const resource = await handleOf(driver.create('JsonResource', [1]));
    await driver.reset();
    assert.equal(toy.JsonResource.wrap, 'data');
    assert.deepEqual(toy.JsonResource.registry, []);
    assert.ok(!('added' in toy.JsonResource));
    assert.equal(toy.Container.request, null);
    assert.equal(await resultOf(driver.callStatic('Collection', 'hasMacro', ['m'])), false);
    await assert.rejects(driver.call(resource, 'self', []));
  });
});

describe('initialize', () => {
  const about = { name: 'toy', version: '0', language: 'javascript' };

  it('finds out by looking what the module lacks', async () => {
    const { rows, capabilities, traits } = await driver.initialize();
    const lacked = new Map(rows.lacks?.map(({ row, reason }) => [row, reason]));
    assert.equal(lacked.has('Paginator.url'), false);
    assert.equal(lacked.get('Paginator.nextPageUrl'), 'Paginator has no nextPageUrl()');
    assert.equal(
      lacked.get('AnonymousResourceCollection.toArray'),
      'the module exports no class AnonymousResourceCollection',
    );
    assert.deepEqual(capabilities, ['define', 'fixtures', 'request']);
    assert.equal(traits, undefined);
  });

  for (const [name, declared, message] of [
    ['lacks', { 'Paginator.url': 'later' }, /lacks: expected a list of rows, .*received \{ 'Paginator.url':/],
    ['traits', ['messages'], /traits: expected an object with the list "follows", received \[ 'messages' \]/],
  ] as const) {
    it(`refuses ${name} of another shape`, () => {
      assert.throws(() => new InProcessDriver({ ...toy, [name]: declared }, about), message);
    });
  }

  it('takes an object for what holds the current request as well as a class', async () => {
    const Container = { request: null };
    const made = new InProcessDriver({ ...toy, Container }, about);
    const { capabilities } = await made.initialize();
    assert.ok(capabilities.includes('request'));
    await made.setStatic('Container', 'request', { $request: '/posts' });
    assert.notEqual(Container.request, null);
    await made.reset();
    assert.equal(Container.request, null);
  });
});
