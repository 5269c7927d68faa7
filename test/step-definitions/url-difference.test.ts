import assert from 'node:assert/strict';
import { it } from 'node:test';
import { urlDifference } from '../../step-definitions/support/url-difference';

const path = ['path', '/posts'];
const page = ['query page', '2'];

for (const [what, url, parts, received] of [
  ['has no query', '/posts', [path, page], '/posts (no query page)'],
  [
    'has its query after the fragment',
    '/posts#top?page=2',
    [path, page],
    '/posts#top?page=2 (no query: everything after "#" is the fragment)',
  ],
  ['has another value', '/posts?page=3', [page], '/posts?page=3 (query page: "3")'],
  ['has a name twice', '/a?page=2&page=3', [page, path], '/a?page=2&page=3 (path: "/a")'],
  ['means a plus by RFC 3986', '/a?q=x+y', [['query q', 'x+y'], path], '/a?q=x+y (path: "/a")'],
  ['has a fragment that is not encoded', '/posts#5%', [['fragment', 'top']], '/posts#5% (fragment: "5%")'],
  ['lacks a text', '/posts?page=2#red', [page, ['some query text', 'red']], '/posts?page=2#red'],
  ['is none', 'http://', [path], 'http:// (no URL)'],
  ['has a blank in its query', '/a?q=x y', [['query q', 'x y']], '/a?q=x y (no URL)'],
] as const)
  it(`the message says why a URL lacks a part when it ${what}`, () =>
    assert.equal(urlDifference(url, parts)?.received, received));

for (const url of ['/a?tag=red,blue', '/a?tag%5B1%5D=blue', '/a?blue'])
  it(`the query of ${url} has a text somewhere, whatever it is a part of`, () =>
    assert.equal(urlDifference(url, [['some query text', 'blue']]), null));

for (const url of ['/größe?page=2', '/gr%C3%B6%C3%9Fe?page=2', '/gr%c3%b6%c3%9fe?page=2'])
  it(`the path of ${url} is one, however it is encoded`, () =>
    assert.equal(urlDifference(url, [['path', '/gr%C3%B6%C3%9Fe'], page]), null));
