import { type DataTable, Then } from '@cucumber/cucumber';
import { showWire } from '../src/conformance/notation/show';
import { ExpectationFailure } from '../src/conformance/scenario/expectation-failure';
import { resultValue } from './support/result-value';
import { inWords, readUrlPart } from './support/url-part';
import type { TouchstoneWorld } from './support/world';

Then('the result is a URL with', function (this: TouchstoneWorld, table: DataTable) {
  const parts = table.raw();
  const value = resultValue(this, () => `a URL with ${inWords(parts)}`);
  const { what } = this.session.last;
  if (typeof value !== 'string')
    throw new ExpectationFailure(what, `a URL with ${inWords(parts)}`, showWire(value));
  for (const [part = '', expected = ''] of parts) {
    const received = readUrlPart(value, part);
    if (received === expected) continue;
    throw new ExpectationFailure(
      what,
      `a URL whose ${part} is "${expected}"`,
      `${value} (${part}: ${received})`,
    );
  }
});
