import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { suggest } from '../../../src/suite/usage/suggest';

describe('suggest', () => {
  it('finds the nearest word', () => {
    assert.equal(
      suggest('Paginator.urll', ['Paginator.path', 'Paginator.url']),
      ', did you mean "Paginator.url"?',
    );
    assert.equal(suggest('LEVEL', ['levels']), ', did you mean "levels"?');
  });

  it('finds nothing where nothing is near', () => {
    assert.equal(suggest('xyz', ['Paginator.url']), '');
    assert.equal(suggest('abc', []), '');
  });

  it('looks no further at what nobody types: the letters of such a word are not even read', () => {
    const known = {
      *[Symbol.iterator]() {
        yield assert.fail('expected no known word to be asked for') as string;
      },
    };
    assert.equal(suggest('a'.repeat(1_000_000), known), '');
  });

  it('compares no letters of a known word that is much longer or shorter', () => {
    const long = { length: 1_000_000, toLowerCase: () => assert.fail('expected no letters to be compared') };
    assert.equal(suggest('word', [long as unknown as string]), '');
  });
});
