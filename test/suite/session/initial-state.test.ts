import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DriverFault } from '../../../src/suite/driver/driver-fault';
import { PlanningDriver } from '../../../src/suite/needs/planning-driver';
import type { Outcome } from '../../../src/suite/protocol/wire';
import { InitialState } from '../../../src/suite/session/initial-state';
import { ServiceCheck } from '../../../src/suite/session/service-check';
import { sampleDescription } from '../../sample-description';

/** A driver with one piece of static state, which its reset puts to the next of some values. */
class Forgetful extends PlanningDriver {
  readonly #views: string[];
  #view = 'before any reset';

  constructor(...views: string[]) {
    super();
    this.#views = views;
  }

  override async reset(): Promise<void> {
    this.#view = this.#views.shift() ?? this.#view;
  }

  override async getStatic(): Promise<Outcome> {
    return { value: this.#view };
  }
}

function initialState(serves: readonly string[]): InitialState {
  return new InitialState(new ServiceCheck(sampleDescription({ rows: { serves } })));
}

describe('the state after a reset', () => {
  it('may be anything, as long as it is always the same', async () => {
    const state = initialState(['Paginator.$defaultView']);
    const driver = new Forgetful('pages/full', 'pages/full', 'pages/full');
    for (let turn = 0; turn < 3; turn += 1) await state.restore(driver);
  });

  it('that differs from the first one is the fault of the driver', async () => {
    const state = initialState(['Paginator.$defaultView']);
    const driver = new Forgetful('pages/full', 'pages/mine', 'pages/full');
    await state.restore(driver);
    await assert.rejects(
      state.restore(driver),
      new DriverFault(
        'leak',
        'The driver\'s reset leaves state behind: expected Paginator.$defaultView to be {"value":"pages/full"} as after the first reset, received {"value":"pages/mine"}',
      ),
    );
    await state.restore(driver);
  });

  it('holds for the next process of the driver too', async () => {
    const state = initialState(['Paginator.$defaultView']);
    await state.restore(new Forgetful('pages/full'));
    await assert.rejects(state.restore(new Forgetful('pages/mine')), /to be \{"value":"pages\/full"\}/);
  });

  it('is the same whatever the order in which a driver writes the keys of an object', async () => {
    const state = initialState(['Paginator.$defaultView']);
    const error = { kind: 'Generic', class: 'Error', message: 'there is no view' } as const;
    const { kind, class: name, message } = error;
    const driver = new PlanningDriver();
    const outcomes: Outcome[] = [{ error }, { error: { message, class: name, kind } }];
    driver.getStatic = async () => outcomes.shift() ?? { value: null };
    await state.restore(driver);
    await state.restore(driver);
    await assert.rejects(
      state.restore(driver),
      /answers differently after each reset.*received \{"value":null\}/,
    );
  });

  it('is not looked at where the row is not served', async () => {
    const state = initialState(['Paginator.url']);
    await state.restore(new Forgetful('pages/full'));
    await state.restore(new Forgetful('pages/mine'));
  });
});
