import { type DataTable, Then } from '@cucumber/cucumber';
import { showWire } from '../src/conformance/notation/show';
import { ExpectationFailure } from '../src/conformance/scenario/expectation-failure';
import { showOutcomeBriefly } from '../src/conformance/scenario/show-outcome';
import { resultValue } from './support/result-value';
import { inWords, readUrlPart } from './support/url-part';
import { isSameUrl } from './support/url-parts';
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

Then(
  '{string} of {string} gives the URL {string}',
  async function (this: TouchstoneWorld, operation: string, name: string, expected: string) {
    const outcome = await this.session.ask(name, operation, []);
    if ('value' in outcome && typeof outcome.value === 'string' && isSameUrl(outcome.value, expected)) return;
    const received = showOutcomeBriefly(outcome);
    throw new ExpectationFailure(`${operation} of "${name}"`, `the URL ${expected}`, received);
  },
);
