import { type DataTable, Then } from '@cucumber/cucumber';
import { ExpectationFailure } from '../src/suite/session/expectation-failure';
import { receivedJson } from '../src/suite/session/received-json';
import { responseState } from './support/response-state';
import { inWords, urlDifference } from './support/url-difference';
import { urlsIn } from './support/urls-in';
import type { TouchstoneWorld } from './support/world';

/** Shows a body, and below it the header for links if there is one. */
function inFull(content: string, headers: ReadonlyMap<string, string>): string {
  const link = headers.get('link');
  return link === undefined ? content : `${content}\nLink: ${link}`;
}

Then('somewhere in the response is a URL with', function (this: TouchstoneWorld, table: DataTable) {
  const parts = table.raw();
  const { outcome } = this.session.last;
  this.expect({ of: outcome, look: 'links', check: 'hasUrlWith', expected: parts }, () => {
    const expected = () => `a URL somewhere with ${inWords(parts)}`;
    const { content, headers } = responseState(this, expected);
    const urls = urlsIn(
      receivedJson('the response body', content, () => 'JSON'),
      headers.values(),
    );
    if (urls.some((text) => urlDifference(text, parts) === null)) return;
    throw new ExpectationFailure('the response', expected(), inFull(content, headers));
  });
});
