import { Then } from '@cucumber/cucumber';
import type { Action } from '../src/suite/session/action';
import { ExpectationFailure } from '../src/suite/session/expectation-failure';
import { subjectName } from '../src/suite/session/scenario-session';
import { showOutcomeBriefly } from '../src/suite/session/show-outcome';
import type { TouchstoneWorld } from './support/world';

function integerFrom({ what, outcome }: Action): number {
  const value = 'value' in outcome ? outcome.value : null;
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new ExpectationFailure(what, 'an integer', showOutcomeBriefly(outcome));
}

Then(
  '{text} gives {int} more than {text}',
  async function (this: TouchstoneWorld, operation: string, distance: number, other: string) {
    const less = await this.session.ask(subjectName, other, []);
    const more = await this.session.ask(subjectName, operation, []);
    const from = { of: less.outcome, look: 'value' } as const;
    this.expect({ of: more.outcome, look: 'value', check: 'exceeds', from, by: distance }, () => {
      const wanted = integerFrom(less) + distance;
      const value = integerFrom(more);
      if (value === wanted) return;
      throw new ExpectationFailure(
        more.what,
        `${wanted}, ${distance} more than the ${wanted - distance} of ${less.what}`,
        `${value}`,
      );
    });
  },
);
