import { type DataTable, Then } from '@cucumber/cucumber';
import { type OrderedJson, parseOrderedJson } from '../src/conformance/notation/ordered-json';
import { ExpectationFailure } from '../src/conformance/scenario/expectation-failure';
import { responseState } from './support/response-state';
import type { TouchstoneWorld } from './support/world';

/** Lists every text in a JSON document, whatever its layout. */
function textsIn(document: OrderedJson): string[] {
  if (typeof document === 'string') return [document];
  if (Array.isArray(document)) return document.flatMap(textsIn);
  return document instanceof Map ? [...document.values()].flatMap(textsIn) : [];
}

/** Tells whether a text is a URL with that path, or with that value of a query variable. */
function hasPart(text: string, part: string, expected: string): boolean {
  const base = 'http://base.test';
  if (!URL.canParse(text, base)) return false;
  const url = new URL(text, base);
  if (part === 'path') return url.pathname === expected;
  if (part.startsWith('query ')) return url.searchParams.get(part.slice('query '.length)) === expected;
  throw new TypeError(`Expected the URL part "path" or "query NAME", got "${part}"`);
}

Then('somewhere in the response body is a URL with', function (this: TouchstoneWorld, table: DataTable) {
  const { content } = responseState(this);
  const parts = table.raw();
  const found = textsIn(parseOrderedJson(content)).some((text) =>
    parts.every(([part = '', expected = '']) => hasPart(text, part, expected)),
  );
  if (found) return;
  const wanted = parts.map((cells) => cells.join(' ')).join(', ');
  throw new ExpectationFailure('the response body', `a URL somewhere with ${wanted}`, content);
});
