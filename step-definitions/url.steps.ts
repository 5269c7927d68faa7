import { type DataTable, Then } from '@cucumber/cucumber';
import { ExpectationFailure } from '../src/conformance/scenario/expectation-failure';
import { resultValue } from './support/result-value';
import { readUrlPart } from './support/url-part';
import type { TouchstoneWorld } from './support/world';

Then('the result is a URL with', function (this: TouchstoneWorld, table: DataTable) {
  const value = resultValue(this);
  const { what } = this.session.last;
  if (typeof value !== 'string') throw new ExpectationFailure(what, 'a URL', JSON.stringify(value));
  for (const [part = '', expected = ''] of table.raw()) {
    const received = readUrlPart(value, part);
    if (received === expected) continue;
    throw new ExpectationFailure(
      what,
      `a URL whose ${part} is "${expected}"`,
      `${value} (${part}: ${received})`,
    );
  }
});
