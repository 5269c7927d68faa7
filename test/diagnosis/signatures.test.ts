import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultSignatures } from '../../src/suite/diagnosis/fault-signatures';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import { isLaw } from '../../src/suite/scenarios/scenario-info';
import { faults } from '../proof/faults.cjs';
import { rowOf } from './row-of';

const scenarios = readScenarios();
const laws = new Set(scenarios.filter(isLaw).map(({ id }) => id));

// Which other scenarios fail takes minutes to find out: npm run diagnosis:record does, when somebody runs it.
test('spec/diagnosis.json has the faults of the catalogue, each with the scenarios that must catch it', () => {
  const advice = 'run npm run diagnosis:record';
  const signatures = faultSignatures();
  assert.deepEqual(
    signatures.map(({ what, row }) => ({ what, row })),
    faults.map(({ what, caughtBy }) => ({ what, row: rowOf(Object.keys(caughtBy), scenarios) })),
    advice,
  );
  for (const [index, { what, caughtBy }] of faults.entries())
    for (const id of Object.keys(caughtBy).filter((named) => !laws.has(named)))
      assert.ok(signatures[index]?.fails.has(id), `${what}: ${id}; ${advice}`);
  const ids = new Set(scenarios.map(({ id }) => id));
  const gone = signatures.flatMap(({ fails }) => [...fails.keys()].filter((id) => !ids.has(id)));
  assert.deepEqual([...new Set(gone)], [], advice);
});

test('every stated scenario but the laws is made to fail by a fault', () => {
  const failing = new Set(faultSignatures().flatMap(({ fails }) => [...fails.keys()]));
  const never = scenarios.filter(({ id, level }) => level === 'stated' && !laws.has(id) && !failing.has(id));
  assert.deepEqual(
    never.map(({ id }) => id),
    [],
    'plant a fault that it must catch, and record it: npm run diagnosis:record -- FAULT',
  );
});
