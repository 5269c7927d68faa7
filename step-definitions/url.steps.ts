import { type DataTable, Then } from '@cucumber/cucumber';
import { everythingIn } from '../src/suite/notation/everything-in';
import type { OrderedJson } from '../src/suite/notation/ordered-json';
import { showWire } from '../src/suite/notation/show';
import type { WireValue } from '../src/suite/protocol/wire';
import type { Action } from '../src/suite/session/action';
import { ExpectationFailure } from '../src/suite/session/expectation-failure';
import { subjectName } from '../src/suite/session/scenario-session';
import { showOutcomeBriefly } from '../src/suite/session/show-outcome';
import { resultValue } from './support/result-value';
import { isSameUrl } from './support/same-url';
import { inWords, urlDifference } from './support/url-difference';
import type { TouchstoneWorld } from './support/world';

function expectUrl(world: TouchstoneWorld, action: Action, expected: string): void {
  const { outcome } = action;
  world.expect({ of: outcome, look: 'value', check: 'isUrl', expected }, () => {
    const value = 'value' in outcome ? outcome.value : null;
    if (typeof value === 'string' && isSameUrl(value, expected)) return;
    throw new ExpectationFailure(action.what, `the URL ${expected}`, showOutcomeBriefly(outcome));
  });
}

Then('the result is a URL with', function (this: TouchstoneWorld, table: DataTable) {
  const parts = table.raw();
  const { what, outcome } = this.session.last;
  this.expect({ of: outcome, look: 'value', check: 'isUrlWith', expected: parts }, () => {
    const value = resultValue(this, () => `a URL with ${inWords(parts)}`);
    if (typeof value !== 'string')
      throw new ExpectationFailure(what, `a URL with ${inWords(parts)}`, showWire(value));
    const difference = urlDifference(value, parts);
    if (difference !== null) throw new ExpectationFailure(what, difference.expected, difference.received);
  });
});

Then(
  '{text} of {text} gives the URL {text}',
  async function (this: TouchstoneWorld, operation: string, name: string, expected: string) {
    expectUrl(this, await this.session.ask(name, operation, []), expected);
  },
);

Then('the result is the URL {text}', function (this: TouchstoneWorld, expected: string) {
  expectUrl(this, this.session.last, expected);
});

Then(
  '{text} gives the URL {text}',
  async function (this: TouchstoneWorld, operation: string, expected: string) {
    expectUrl(this, await this.session.ask(subjectName, operation, []), expected);
  },
);

Then(
  '{text} with {args} gives the URL {text}',
  async function (this: TouchstoneWorld, operation: string, args: OrderedJson[], expected: string) {
    expectUrl(this, await this.session.ask(subjectName, operation, args), expected);
  },
);

Then('somewhere in the result is a URL with', function (this: TouchstoneWorld, table: DataTable) {
  const parts = table.raw();
  const { what, outcome } = this.session.last;
  this.expect({ of: outcome, look: 'value', check: 'hasUrlWith', expected: parts }, () => {
    const wanted = `a URL somewhere with ${inWords(parts)}`;
    const value = resultValue(this, () => wanted);
    const isWanted = (part: WireValue) => typeof part === 'string' && urlDifference(part, parts) === null;
    if (!everythingIn(value).some(isWanted)) throw new ExpectationFailure(what, wanted, showWire(value));
  });
});
