import { type DataTable, Then } from '@cucumber/cucumber';
import { type OrderedJson, parseOrderedJson } from '../src/suite/notation/ordered-json';
import { ExpectationFailure } from '../src/suite/session/expectation-failure';
import { leavesOpen } from './support/leaves-open';
import { responseOpenings } from './support/response-openings';
import { responseState } from './support/response-state';
import { inWords, readUrlPart } from './support/url-part';
import type { TouchstoneWorld } from './support/world';

/** Lists every text in a JSON document, whatever its layout. */
function textsIn(document: OrderedJson): string[] {
  if (typeof document === 'string') return [document];
  if (Array.isArray(document)) return document.flatMap(textsIn);
  return document instanceof Map ? [...document.values()].flatMap(textsIn) : [];
}

Then(
  'somewhere in the response body is a URL with',
  leavesOpen(responseOpenings.restOfUrls),
  function (this: TouchstoneWorld, table: DataTable) {
    const parts = table.raw();
    const { outcome } = this.session.last;
    this.expect({ of: outcome, look: 'body', check: 'hasUrlWith', expected: parts }, () => {
      const expected = () => `a URL somewhere with ${inWords(parts)}`;
      const { content } = responseState(this, expected);
      const found = textsIn(parseOrderedJson(content)).some((text) =>
        parts.every(([part = '', expected = '']) => readUrlPart(text, part) === expected),
      );
      if (found) return;
      throw new ExpectationFailure('the response body', expected(), content);
    });
  },
);
