import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ClassNames } from '../../../src/suite/session/class-names';

const refusal = (name: string, parent: string) => ({
  name: 'RangeError',
  message: `The class "${name}": expected it to extend a class that does not descend from it, received "${parent}"`,
});

test('a class that would descend from itself is refused', () => {
  const classes = new ClassNames();
  assert.throws(() => classes.add('Row', 'Row'), refusal('Row', 'Row'));
  classes.add('Row', 'JsonResource');
  classes.add('WideRow', 'Row');
  assert.throws(() => classes.add('Row', 'WideRow'), refusal('Row', 'WideRow'));
  assert.equal(classes.interfaceClassOf('WideRow'), 'JsonResource');
});
