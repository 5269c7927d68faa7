import { Then } from '@cucumber/cucumber';
import { ExpectationFailure } from '../src/conformance/scenario/expectation-failure';
import { showOutcomeBriefly } from '../src/conformance/scenario/show-outcome';
import type { TouchstoneWorld } from './support/world';

Then('the error names {string}', function (this: TouchstoneWorld, words: string) {
  const { what, outcome } = this.session.last;
  const message = 'error' in outcome ? outcome.error.message : '';
  if (words.split(' ').every((word) => message.includes(word))) return;
  throw new ExpectationFailure(what, `an error that names ${words}`, showOutcomeBriefly(outcome));
});
