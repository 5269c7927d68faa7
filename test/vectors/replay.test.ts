import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { difference } from './compare';
import { reasonNotToReplay } from './not-replayed';
import { expectedOutcomes, readRecords, type VectorRecord } from './record';
import { runProgram } from './run-program';

const file = process.env.TOUCHSTONE_VECTORS ?? path.join(__dirname, 'data', 'curated.jsonl');
const records = readRecords(file);

function differences(record: VectorRecord): readonly string[] {
  const { program } = record;
  const actual = runProgram(program);
  return expectedOutcomes(record).flatMap((expected, index) => {
    const found = difference(expected, actual[index]);
    return found === null
      ? []
      : [`${program.id} step ${index} ${JSON.stringify(program.steps[index])}: ${found}`];
  });
}

function byArea(all: readonly VectorRecord[]): ReadonlyMap<string, readonly VectorRecord[]> {
  const areas = new Map<string, VectorRecord[]>();
  for (const record of all)
    areas.set(record.program.area, [...(areas.get(record.program.area) ?? []), record]);
  return areas;
}

for (const [area, members] of byArea(records)) {
  const replayed = members.filter(({ program }) => reasonNotToReplay(program) === null);
  test(`${area}: ${replayed.length} of ${members.length} programs give the recorded outcomes`, () => {
    assert.deepEqual(replayed.flatMap(differences), []);
  });
}
