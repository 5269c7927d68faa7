import { Then } from '@cucumber/cucumber';
import { showWire } from '../src/suite/notation/show';
import { ExpectationFailure } from '../src/suite/session/expectation-failure';
import { leavesOpen } from './support/leaves-open';
import { openings } from './support/openings';
import { resultValue } from './support/result-value';
import type { TouchstoneWorld } from './support/world';

/** Returns the markup of the result: a text, or what an HTML object shows of itself. */
function htmlOf(world: TouchstoneWorld): string {
  const value = resultValue(world, () => 'HTML');
  const html = typeof value === 'string' ? value : (value as { readonly html?: unknown } | null)?.html;
  if (typeof html === 'string') return html;
  throw new ExpectationFailure(world.session.last.what, 'HTML', showWire(value));
}

Then(
  'the result is HTML with the text {string}',
  leavesOpen(openings.restOfText),
  function (this: TouchstoneWorld, expected: string) {
    const { what, outcome } = this.session.last;
    this.expect({ of: outcome, look: 'html', check: 'contains', expected }, () => {
      const html = htmlOf(this);
      if (html.includes(expected)) return;
      throw new ExpectationFailure(what, `HTML with ${expected}`, html);
    });
  },
);

Then(
  'the result is HTML without the text {string}',
  leavesOpen(openings.restOfText),
  function (this: TouchstoneWorld, unwanted: string) {
    const { what, outcome } = this.session.last;
    this.expect({ of: outcome, look: 'html', check: 'lacks', expected: unwanted }, () => {
      const html = htmlOf(this);
      if (!html.includes(unwanted)) return;
      throw new ExpectationFailure(what, `HTML without ${unwanted}`, html);
    });
  },
);
