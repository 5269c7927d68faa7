import assert from 'node:assert/strict';
import { it } from 'node:test';
import { unaskedRowsLines } from '../../../src/suite/results/summary/unasked-rows-lines';
import { sampleResult as result } from './sample-result';

it('names the rows of which traits left nothing to ask', () => {
  const unserved = 'needs Shared.tap, which the driver declares it does not serve (no closures here)';
  const lines = unaskedRowsLines([
    result('a', 'unsupported', 'declines the trait orm-model', ['Paginator.items', 'Shared.macro']),
    result('b', 'unsupported', 'does not say that it follows the trait json-text', ['Paginator.toJson']),
    result('e', 'unsupported', 'the trait map-subclass cannot apply: no maps here', ['Shared.mixin']),
    result('c', 'passed', '', ['Paginator.items']),
    result('d', 'unsupported', unserved, ['Shared.tap']),
  ]);
  assert.deepEqual(lines, [
    '',
    'Rows not tested, because each of their scenarios has a trait that the driver',
    '  does not follow (3): Paginator.toJson, Shared.macro, Shared.mixin',
  ]);
});

it('says nothing where every row was asked', () => {
  assert.deepEqual(
    unaskedRowsLines([result('a', 'passed'), result('b', 'unsupported', 'declines the trait messages')]),
    [],
  );
});
