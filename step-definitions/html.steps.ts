import { Then } from '@cucumber/cucumber';
import { showWire } from '../src/suite/notation/show';
import { ExpectationFailure } from '../src/suite/session/expectation-failure';
import { resultValue } from './support/result-value';
import type { TouchstoneWorld } from './support/world';

/** Returns the markup of the result: a text, or what an HTML object shows of itself. */
function htmlOf(world: TouchstoneWorld): string {
  const value = resultValue(world, () => 'HTML');
  const html = typeof value === 'string' ? value : (value as { readonly html?: unknown } | null)?.html;
  if (typeof html === 'string') return html;
  throw new ExpectationFailure(world.session.last.what, 'HTML', showWire(value));
}

/** Fails unless the markup has a text, or is without it. */
function expectHtml(world: TouchstoneWorld, check: 'contains' | 'lacks', text: string): void {
  const { what, outcome } = world.session.last;
  world.expect({ of: outcome, look: 'html', check, expected: text }, () => {
    const html = htmlOf(world);
    if (html.includes(text) === (check === 'contains')) return;
    throw new ExpectationFailure(
      what,
      `HTML ${check === 'contains' ? 'with' : 'without'} ${showWire(text)}`,
      html,
    );
  });
}

Then('the result is HTML with the text {text}', function (this: TouchstoneWorld, expected: string) {
  expectHtml(this, 'contains', expected);
});

Then('the result is HTML without the text {text}', function (this: TouchstoneWorld, unwanted: string) {
  expectHtml(this, 'lacks', unwanted);
});
