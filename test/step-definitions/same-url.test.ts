import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isSameUrl } from '../../step-definitions/support/same-url';

for (const [what, url, expected, isSame] of [
  ['parameters in another order', '/a?y=2&x=1', '/a?x=1&y=2', true],
  ['another encoding', '/a?q=x%20y', '/a?q=x+y', true],
  ['an origin before the expected path', 'http://app.test/a?x=1', '/a?x=1', true],
  ['an origin alone for the path /', 'http://app.test?x=1', '/?x=1', true],
  ['another origin than the expected one', 'http://app.test/a', 'https://app.test/a', false],
  ['two slashes before the path', '//a', '/a', false],
  ['another path', '/b', '/a', false],
] as const)
  it(`a URL with ${what} is ${isSame ? 'the expected one' : 'another one'}`, () =>
    assert.equal(isSameUrl(url, expected), isSame));
