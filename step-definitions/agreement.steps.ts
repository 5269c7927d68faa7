import { Then } from '@cucumber/cucumber';
import { documentOf } from '../src/suite/laws/model-value';
import { jsonParts } from '../src/suite/notation/json-parts';
import { findJsonDifference } from '../src/suite/notation/match-json';
import type { OrderedJson } from '../src/suite/notation/ordered-json';
import { showExpected, showWire } from '../src/suite/notation/show';
import type { WireValue } from '../src/suite/protocol/wire';
import type { Action } from '../src/suite/session/action';
import { ExpectationFailure, refuseDifference } from '../src/suite/session/expectation-failure';
import { receivedJson } from '../src/suite/session/received-json';
import { subjectName } from '../src/suite/session/scenario-session';
import { showOutcomeBriefly } from '../src/suite/session/show-outcome';
import { resultValue } from './support/result-value';
import type { TouchstoneWorld } from './support/world';

/** Reads plain data; an object among it has no JSON form of its own. */
function plainData(what: string, value: WireValue): OrderedJson {
  try {
    return documentOf(value);
  } catch {
    throw new ExpectationFailure(what, 'plain data', showWire(value));
  }
}

/** Returns the plain data that an operation returned. */
function dataOf({ what, outcome }: Action): OrderedJson {
  if ('value' in outcome) return plainData(what, outcome.value);
  throw new ExpectationFailure(what, 'plain data', showOutcomeBriefly(outcome));
}

async function expectWhatAnotherGives(
  world: TouchstoneWorld,
  operation: string,
  name: string,
): Promise<void> {
  const other = await world.session.ask(name, operation, []);
  const { what, outcome } = world.session.last;
  world.expect({ of: outcome, look: 'data', check: 'is', from: { of: other.outcome, look: 'data' } }, () => {
    const expected = dataOf(other);
    const value = resultValue(world, () => showExpected(expected));
    refuseDifference(what, findJsonDifference(expected, plainData(what, value), world.keyOrder));
  });
}

Then('the result is what {text} gives', async function (this: TouchstoneWorld, operation: string) {
  await expectWhatAnotherGives(this, operation, subjectName);
});

Then(
  'the result is what {text} of {text} gives',
  async function (this: TouchstoneWorld, operation: string, name: string) {
    await expectWhatAnotherGives(this, operation, name);
  },
);

Then(
  'the result is JSON text of what {text} gives',
  async function (this: TouchstoneWorld, operation: string) {
    const other = await this.session.ask(subjectName, operation, []);
    const { what, outcome } = this.session.last;
    this.expect({ of: outcome, look: 'json', check: 'is', from: { of: other.outcome, look: 'data' } }, () => {
      const expected = dataOf(other);
      const text = () => `JSON text of ${showExpected(expected)}`;
      const document = receivedJson(what, resultValue(this, text), text);
      refuseDifference(what, findJsonDifference(expected, document, this.keyOrder));
    });
  },
);

Then(
  'somewhere in the result is what {text} gives',
  async function (this: TouchstoneWorld, operation: string) {
    const other = await this.session.ask(subjectName, operation, []);
    const { what, outcome } = this.session.last;
    this.expect(
      { of: outcome, look: 'data', check: 'has', from: { of: other.outcome, look: 'data' } },
      () => {
        const expected = dataOf(other);
        const text = `a value ${showExpected(expected)} somewhere in it`;
        const value = resultValue(this, () => text);
        const isExpected = (part: OrderedJson) => findJsonDifference(expected, part, this.keyOrder) === null;
        if (!jsonParts(plainData(what, value)).some(isExpected))
          throw new ExpectationFailure(what, text, showWire(value));
      },
    );
  },
);
