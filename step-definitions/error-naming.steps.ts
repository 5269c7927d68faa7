import { Then } from '@cucumber/cucumber';
import { ExpectationFailure } from '../src/suite/session/expectation-failure';
import { showOutcomeBriefly } from '../src/suite/session/show-outcome';
import { leavesOpen } from './support/leaves-open';
import { openings } from './support/openings';
import type { TouchstoneWorld } from './support/world';

Then(
  'the error names {string}',
  leavesOpen(openings.restOfMessage),
  function (this: TouchstoneWorld, words: string) {
    const { what, outcome } = this.session.last;
    // A row of an outline may leave a word out.
    const names = words.split(' ').filter((word) => word !== '');
    this.expect(
      { of: outcome, look: 'outcome', check: 'raises', expected: new Map([['names', names]]) },
      () => {
        const message = 'error' in outcome ? outcome.error.message : '';
        if (names.every((word) => message.includes(word))) return;
        const expected = `an error that names ${names.map((word) => `"${word}"`).join(' and ')}`;
        throw new ExpectationFailure(what, expected, showOutcomeBriefly(outcome));
      },
    );
  },
);
