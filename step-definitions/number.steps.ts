import { Then } from '@cucumber/cucumber';
import { showWire } from '../src/suite/notation/show';
import { ExpectationFailure } from '../src/suite/session/expectation-failure';
import { subjectName } from '../src/suite/session/scenario-session';
import { leavesOpen } from './support/leaves-open';
import { openings } from './support/openings';
import type { TouchstoneWorld } from './support/world';

async function integerFrom(world: TouchstoneWorld, name: string, operation: string): Promise<number> {
  const outcome = await world.session.ask(name, operation, []);
  const value = 'value' in outcome ? outcome.value : null;
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new ExpectationFailure(`${operation} of "${name}"`, 'an integer', showWire(value));
}

Then(
  '{string} gives {int} more than {string}',
  async function (this: TouchstoneWorld, operation: string, distance: number, other: string) {
    const from = await integerFrom(this, subjectName, other);
    const value = await integerFrom(this, subjectName, operation);
    if (value === from + distance) return;
    throw new ExpectationFailure(
      operation,
      `${distance} more than ${other} gives: ${from + distance}`,
      `${value}`,
    );
  },
);

Then(
  '{string} gives more than {string} of {string}',
  leavesOpen(openings.howMuchMore),
  async function (this: TouchstoneWorld, operation: string, other: string, name: string) {
    const from = await integerFrom(this, name, other);
    const value = await integerFrom(this, subjectName, operation);
    if (value > from) return;
    throw new ExpectationFailure(
      operation,
      `more than ${from}, which ${other} of "${name}" gives`,
      `${value}`,
    );
  },
);
