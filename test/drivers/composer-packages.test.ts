import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { nearestList } from '../../drivers/php/nearest-list.cjs';
import { root } from './php-program';

const lists = ['laravel-8.83.txt', 'laravel-13.9.txt', 'laravel-13.42.txt', 'hyperf-3.2.txt', 'README.md'];

test('a version has the list of the newest version of its major that is no newer', () => {
  for (const [name, version, expected] of [
    ['laravel', '13.42.0', 'laravel-13.42.txt'],
    ['laravel', '13.100.3', 'laravel-13.42.txt'],
    ['laravel', '13.41.9', 'laravel-13.9.txt'],
    ['laravel', '13.8.0', ''],
    ['laravel', '12.72.0', ''],
    ['laravel', '8.83', 'laravel-8.83.txt'],
    ['hyperf', '3.2', 'hyperf-3.2.txt'],
    ['hypervel', '0.4', ''],
  ] as const) {
    assert.equal(nearestList(name, version, lists), expected, `${name} ${version}`);
  }
});

test('what Composer installs for judging comes from whatever registry Composer is set up with', () => {
  const text = readFileSync(join(root, 'drivers/php/composer/composer.json'), 'utf8');
  const { repositories, replace } = JSON.parse(text);
  assert.equal(repositories, undefined);
  assert.doesNotMatch(text, /\w:\/\//);
  assert.deepEqual(Object.keys(replace), Object.keys(replace).toSorted());
});
