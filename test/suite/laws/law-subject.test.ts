import { match, ok, throws } from 'node:assert';
import { it } from 'node:test';
import fc from 'fast-check';
import { allLaws, findLaw } from '../../../src/suite/laws/all-laws';
import { LawSubject } from '../../../src/suite/laws/law-subject';
import { PlanningDriver } from '../../../src/suite/needs/planning-driver';
import type { WireValue } from '../../../src/suite/protocol/wire';
import { AnsweringDriver } from '../../liveness/answering-driver';

const subject = new LawSubject(new PlanningDriver());

it('data with an object in it is shown beside the data that a law demands', () => {
  const received = { $map: [['says', { $ref: 'o1', class: 'Closure' }]] } as const;
  throws(() => subject.sameData('resolve', received, { $map: [['says', true]] }), {
    message: 'resolve\n  expected: {"says": true}\n  received: {"says": <Closure o1>}',
  });
});

it('a page that holds no list is named by its number', async () => {
  const law = findLaw('the pages of a list hold each of its items once, numbered from the first to the last');
  const driver = new AnsweringDriver(async (verb, params) => {
    if (verb === 'create') return { value: { $ref: 'o1', class: 'Paginator' } };
    return { value: 'operation' in params && params.operation === 'items' ? { $map: [['a', 1]] } : 1 };
  });
  const { errorInstance } = await fc.check(law.property(new LawSubject(driver)), { seed: 1 });
  match(
    String(errorInstance),
    /items of page 1\n {2}expected: a list of some items\n {2}received: \{"a": 1\}/,
  );
});

it('whatever an implementation answers, a law that it breaks says what was expected and received', async () => {
  const settings = { seed: 1, numRuns: 2, endOnFailure: true };
  const broken = new Set<string>();
  for (const answer of [null, [], 'http://[', { $ref: 'o2', class: 'Other' }] satisfies WireValue[]) {
    const driver = new AnsweringDriver(async (verb) => ({
      value: verb === 'create' ? { $ref: 'o1', class: 'Some' } : answer,
    }));
    for (const { name, property } of allLaws.values()) {
      const { errorInstance } = await fc.check(property(new LawSubject(driver)), settings);
      if (!(errorInstance instanceof Error)) continue;
      broken.add(name);
      match(errorInstance.message, /expected.* received/is, `${name}: ${JSON.stringify(answer)}`);
    }
  }
  // Three need other data than two cases give, and one compares two pages, which answer the same here.
  ok(broken.size >= allLaws.size - 4, [...broken].join());
});
