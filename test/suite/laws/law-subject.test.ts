import { throws } from 'node:assert';
import { it } from 'node:test';
import { LawSubject } from '../../../src/suite/laws/law-subject';
import { PlanningDriver } from '../../../src/suite/needs/planning-driver';

const subject = new LawSubject(new PlanningDriver());

it('data with an object in it is shown beside the data that a law demands', () => {
  const received = { $map: [['says', { $ref: 'o1', class: 'Closure' }]] } as const;
  throws(() => subject.sameData('resolve', received, { $map: [['says', true]] }), {
    message: 'resolve\n  expected: {"says": true}\n  received: {"says": <Closure o1>}',
  });
});
