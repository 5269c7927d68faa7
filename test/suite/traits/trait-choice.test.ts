import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DriverFault } from '../../../src/suite/driver/driver-fault';
import type { TraitDeclaration } from '../../../src/suite/protocol/wire';
import { traits } from '../../../src/suite/traits/trait-catalogue';
import { TraitChoice } from '../../../src/suite/traits/trait-choice';

function why(name: string, declared?: TraitDeclaration): string | null {
  return new TraitChoice(declared ?? null).whyNotFollowed(name);
}

describe('a driver', () => {
  it('follows what it says it follows', () => {
    assert.equal(why('messages', { follows: ['messages'] }), null);
    assert.equal(
      why('json-text', { follows: ['messages'] }),
      'does not say that it follows the trait json-text',
    );
  });

  it('that says nothing of traits follows none', () => {
    for (const { name } of traits) assert.equal(why(name), `does not say that it follows the trait ${name}`);
  });

  it('that follows "*" follows all that no other list names', () => {
    const declared = {
      follows: ['*'],
      declines: ['messages'],
      notApplicable: [{ trait: 'static-languages', reason: 'a compiler refuses the call' }],
    };
    const reasons = traits.flatMap(({ name }) => why(name, declared) ?? []);
    assert.deepEqual(reasons, [
      'declines the trait messages',
      'the trait static-languages cannot apply: a compiler refuses the call',
    ]);
  });

  for (const [list, declared] of [
    ['follows', { follows: ['mesages'] }],
    ['declines', { follows: [], declines: ['mesages'] }],
    ['notApplicable', { follows: [], notApplicable: [{ trait: 'mesages', reason: 'none' }] }],
  ] as const) {
    it(`may not name a trait in ${list} that there is not`, () => {
      assert.throws(
        () => new TraitChoice(declared),
        new DriverFault(
          'wrong-shape',
          `traits.${list} of the driver: expected a trait of spec/traits.json, received "mesages", did you mean "messages"?`,
        ),
      );
    });
  }

  it('may not name a trait in two lists', () => {
    assert.throws(
      () => new TraitChoice({ follows: ['*', 'messages'], declines: ['messages'] }),
      new DriverFault(
        'wrong-shape',
        'traits of the driver: expected each trait in one list, received "messages" in follows and in declines',
      ),
    );
  });
});
