import { Then } from '@cucumber/cucumber';
import { showWire } from '../src/suite/notation/show';
import type { Outcome } from '../src/suite/protocol/wire';
import { ExpectationFailure } from '../src/suite/session/expectation-failure';
import { subjectName } from '../src/suite/session/scenario-session';
import { leavesOpen } from './support/leaves-open';
import { openings } from './support/openings';
import type { TouchstoneWorld } from './support/world';

function integerFrom(outcome: Outcome, name: string, operation: string): number {
  const value = 'value' in outcome ? outcome.value : null;
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new ExpectationFailure(`${operation} of "${name}"`, 'an integer', showWire(value));
}

Then(
  '{string} gives {int} more than {string}',
  async function (this: TouchstoneWorld, operation: string, distance: number, other: string) {
    const less = await this.session.ask(subjectName, other, []);
    const more = await this.session.ask(subjectName, operation, []);
    const from = { of: less, look: 'value' } as const;
    this.expect({ of: more, look: 'value', check: 'exceeds', from, by: distance }, () => {
      const wanted = integerFrom(less, subjectName, other) + distance;
      const value = integerFrom(more, subjectName, operation);
      if (value === wanted) return;
      throw new ExpectationFailure(operation, `${distance} more than ${other} gives: ${wanted}`, `${value}`);
    });
  },
);

Then(
  '{string} gives more than {string} of {string}',
  leavesOpen(openings.howMuchMore),
  async function (this: TouchstoneWorld, operation: string, other: string, name: string) {
    const less = await this.session.ask(name, other, []);
    const more = await this.session.ask(subjectName, operation, []);
    this.expect({ of: more, look: 'value', check: 'exceeds', from: { of: less, look: 'value' } }, () => {
      const bound = integerFrom(less, name, other);
      const value = integerFrom(more, subjectName, operation);
      if (value > bound) return;
      throw new ExpectationFailure(
        operation,
        `more than ${bound}, which ${other} of "${name}" gives`,
        `${value}`,
      );
    });
  },
);
