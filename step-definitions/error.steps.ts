import { Then } from '@cucumber/cucumber';
import type { RaisedError } from '../src/suite/protocol/wire';
import { ExpectationFailure } from '../src/suite/session/expectation-failure';
import { showOutcomeBriefly } from '../src/suite/session/show-outcome';
import { leavesOpen } from './support/leaves-open';
import { openings } from './support/openings';
import type { TouchstoneWorld } from './support/world';

/** Kinds that say "the language itself refused": which of the two it is depends on the language. */
const engineKinds = new Set(['Type', 'Generic']);

function raised(world: TouchstoneWorld, expected: string): RaisedError {
  const { what, outcome } = world.session.last;
  if ('error' in outcome) return outcome.error;
  throw new ExpectationFailure(what, expected, showOutcomeBriefly(outcome));
}

Then('it fails', leavesOpen(openings.whichError), function (this: TouchstoneWorld) {
  raised(this, 'an error');
});

Then(
  'it fails with a(n) {errorKind} error',
  leavesOpen(openings.wordsOfError),
  function (this: TouchstoneWorld, kind: string) {
    const error = raised(this, `a ${kind} error`);
    if (error.kind === kind || (engineKinds.has(kind) && engineKinds.has(error.kind))) return;
    throw new ExpectationFailure(this.session.last.what, `a ${kind} error`, showOutcomeBriefly({ error }));
  },
);

Then(
  'it fails with a(n) {errorKind} error saying {string}',
  leavesOpen(openings.classOfError),
  function (this: TouchstoneWorld, kind: string, message: string) {
    const expected = `a ${kind} error saying "${message}"`;
    const error = raised(this, expected);
    if (error.kind === kind && error.message === message) return;
    throw new ExpectationFailure(this.session.last.what, expected, showOutcomeBriefly({ error }));
  },
);
