import { Then } from '@cucumber/cucumber';
import type { OrderedJson } from '../src/suite/notation/ordered-json';
import type { RaisedError } from '../src/suite/protocol/wire';
import { engineKinds, errorOfKind } from '../src/suite/protocol/wire';
import { ExpectationFailure } from '../src/suite/session/expectation-failure';
import { showOutcomeBriefly } from '../src/suite/session/show-outcome';
import { expectErrorOrOtherValue } from './support/expect-value';
import type { TouchstoneWorld } from './support/world';

/**
 * Fails unless the last action raised an error that `isExpected` accepts; `expected` says the same as data, `inWords` for the
 * message.
 */
function expectError(
  world: TouchstoneWorld,
  expected: OrderedJson,
  inWords: string,
  isExpected: (error: RaisedError) => boolean,
): void {
  const { what, outcome } = world.session.last;
  world.expect({ of: outcome, look: 'outcome', check: 'raises', expected }, () => {
    if ('error' in outcome && isExpected(outcome.error)) return;
    throw new ExpectationFailure(what, inWords, showOutcomeBriefly(outcome));
  });
}

Then('it fails', function (this: TouchstoneWorld) {
  expectError(this, new Map(), 'an error', () => true);
});

Then('it fails, or the result is not {json}', function (this: TouchstoneWorld, unwanted: OrderedJson) {
  expectErrorOrOtherValue(this, unwanted);
});

Then('it fails with a(n) {errorKind} error', function (this: TouchstoneWorld, kind: string) {
  const kinds = engineKinds.includes(kind) ? engineKinds : [kind];
  expectError(this, new Map([['kinds', kinds]]), errorOfKind(kind), (error) => kinds.includes(error.kind));
});

Then(
  'it fails with a(n) {errorKind} error saying {text}',
  function (this: TouchstoneWorld, kind: string, message: string) {
    const expected = new Map<string, OrderedJson>([
      ['kinds', [kind]],
      ['message', message],
    ]);
    const isExpected = (error: RaisedError) => error.kind === kind && error.message === message;
    expectError(this, expected, `${errorOfKind(kind)} saying "${message}"`, isExpected);
  },
);

Then('the error names {text}', function (this: TouchstoneWorld, words: string) {
  // A row of an outline may leave a word out.
  const names = words.split(' ').filter((word) => word !== '');
  const inWords = `an error that names ${names.map((word) => `"${word}"`).join(' and ')}`;
  const isExpected = ({ message }: RaisedError) => names.every((word) => message.includes(word));
  expectError(this, new Map([['names', names]]), inWords, isExpected);
});
