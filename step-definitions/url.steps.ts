import { type DataTable, Then } from '@cucumber/cucumber';
import { ExpectationFailure } from '../src/conformance/scenario/expectation-failure';
import { resultValue } from './support/result-value';
import type { TouchstoneWorld } from './support/world';

/** Reads one part of a URL; null when it is not there. Parts: `path`, `fragment`, or `query` and a name. */
function partOf(url: URL, part: string): string | null {
  if (part === 'path') return url.pathname;
  if (part === 'fragment') return url.hash === '' ? null : decodeURIComponent(url.hash.slice(1));
  if (part.startsWith('query ')) return url.searchParams.get(part.slice('query '.length));
  throw new TypeError(`Expected the URL part "path", "fragment" or "query NAME", got "${part}"`);
}

Then('the result is a URL with', function (this: TouchstoneWorld, table: DataTable) {
  const value = resultValue(this);
  const { what } = this.session.last;
  if (typeof value !== 'string') throw new ExpectationFailure(what, 'a URL', JSON.stringify(value));
  const url = new URL(value, 'http://base.test');
  for (const [part = '', expected = ''] of table.raw()) {
    const actual = partOf(url, part);
    if (actual === expected) continue;
    throw new ExpectationFailure(
      what,
      `a URL whose ${part} is "${expected}"`,
      `${value} (${part}: ${actual})`,
    );
  }
});
