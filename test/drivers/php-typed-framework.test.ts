import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { skipWithout } from '../skip-without';
import { wireMap } from '../wire-map';
import { call, callStatic, create, define, fn, get, type Message, talkTo } from './php-program';

const skip = skipWithout('php');
const framework = join(__dirname, 'typed-framework/autoload.php');

const talk = (...messages: Message[]) =>
  talkTo(['--framework', 'hypervel', '--autoload', framework], ...messages);

test('PHP driver, with a framework that declares all types as Hypervel does', { skip }, async (suite) => {
  await suite.test('starts, and makes a model of the abstract one', () => {
    const [hello, , attributes, created, stamps] = talk(
      ['initialize', { protocolVersions: [2] }],
      create('OrmModel', wireMap(['id', 7]), true),
      call('o1', 'getAttributes'),
      get('o1', 'wasRecentlyCreated'),
      get('o1', 'timestamps'),
    );
    assert.equal(hello?.result.implementation.name, 'hypervel');
    assert.deepEqual(hello?.result.capabilities, ['define', 'fixtures', 'request', 'model']);
    assert.deepEqual(hello?.result.traits, { follows: ['*'] });
    assert.deepEqual(attributes?.result.value, wireMap(['id', 7]));
    assert.deepEqual([created?.result.value, stamps?.result.value], [true, false]);
  });

  await suite.test('takes over the types of what a fixture class redeclares', () => {
    const answers = talk(
      define('Post', {
        extends: 'JsonResource',
        properties: { with: wireMap(['a', 1]) },
        staticProperties: { wrap: 'post', forceWrapping: true },
        methods: {
          toArray: fn(wireMap(['mine', { $parent: [{ $arg: 0 }] }])),
          additional: fn({ $this: true }),
          jsonSerialize: fn(wireMap(['json', 1])),
        },
      }),
      define('Posts', { extends: 'ResourceCollection', properties: { collects: 'Post' } }),
      create('Post', 'x'),
      call('o1', 'toArray', { $request: '/there' }),
      call('o1', 'additional', [1]),
      call('o1', 'jsonSerialize'),
      get('o1', 'with'),
      ['getStatic', { class: 'Post', property: 'wrap' }],
      create('Posts', [1]),
      get('o2', 'collects'),
    );
    const values = answers.map(({ result }) => result?.value);
    assert.deepEqual(values.slice(0, 3), [
      { $class: 'Post' },
      { $class: 'Posts' },
      { $ref: 'o1', class: 'Post' },
    ]);
    assert.deepEqual(values[3], wireMap(['mine', wireMap(['seen', 'x'], ['at', '/there'])]));
    assert.deepEqual(values[4], { $ref: 'o1', class: 'Post' });
    assert.deepEqual([values[5], values[6]], [wireMap(['json', 1]), wireMap(['a', 1])]);
    assert.deepEqual([values[7], values[9]], ['post', 'Post']);
  });

  await suite.test('says so when a value cannot have the declared type', () => {
    const [property, result, argument] = talk(
      define('Odd', { extends: 'JsonResource', properties: { with: 'no map' } }),
      define('Fine', { extends: 'JsonResource', methods: { toArray: fn('no map') } }),
      callStatic('JsonResource', 'wrap', []),
      create('Fine', 1),
      call('o1', 'resolve'),
    );
    assert.match(property?.result.cannot, /^\$with cannot be 'no map': /);
    assert.deepEqual(result?.result.value, { $class: 'Fine' });
    assert.equal(argument?.result.error.kind, 'Type');
  });

  await suite.test('says so when what is readonly would be declared again, which PHP ends at', () => {
    const [property, parent, after] = talk(
      define('Wide', { extends: 'Paginator', properties: { perPage: 7 } }),
      define('Loud', { extends: 'HtmlString' }),
      ['reset'],
    );
    assert.match(property?.result.cannot, /\$perPage is readonly where it is inherited from$/);
    assert.match(
      parent?.result.cannot,
      /HtmlString is readonly, and so would all that extend it have to be$/,
    );
    assert.equal(after?.result, null);
  });

  await suite.test('brings typed static state back at a reset', () => {
    const answers = talk(
      callStatic('Paginator', 'currentPageResolver', fn(7)),
      callStatic('JsonResource', 'wrap', 'x'),
      ['setStatic', { class: 'Paginator', property: 'defaultView', value: 'v' }],
      ['reset'],
      callStatic('Paginator', 'resolveCurrentPage'),
      ['getStatic', { class: 'JsonResource', property: 'wrap' }],
      ['getStatic', { class: 'Paginator', property: 'defaultView' }],
    );
    assert.deepEqual(
      answers.slice(4).map(({ result }) => result.value),
      [1, 'data', 'pagination::tailwind'],
    );
  });
});
