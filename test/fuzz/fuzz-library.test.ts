import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkReach } from './check-reach';
import { runCase } from './fuzz-case';
import { describeCaseAt, fuzzLibrary } from './fuzz-library';
import { tour } from './tour';

const seed = 6;

test('the library answers values of all kinds, or says in its own words what is wrong', () => {
  const { failure, inputs } = fuzzLibrary({ seed, cases: 20_000 });
  assert.equal(failure, null, failure ?? '');
  assert.ok(inputs > 40_000);
});

test("an error in the engine's words is a failure, which can be repeated", () => {
  const run: typeof runCase = (fuzz, reach) => {
    runCase(fuzz, reach);
    if (fuzz.calls.some(({ member }) => member.name === 'fragment')) Reflect.apply(null as never, null, []);
  };
  const { failure } = fuzzLibrary({ seed, cases: 5000, run });
  const [, path] = /--path (\S+)/.exec(failure ?? '') ?? [];
  assert.match(failure ?? '', /not a function[\s\S]*Paginator\.fragment/);
  assert.equal(
    fuzzLibrary({ seed, cases: 5000, path, run }).failure?.split('\n')[0],
    failure?.split('\n')[0],
  );
});

test('an operation that was not reached is a gap', () => {
  const gaps = checkReach(new Map([['Paginator.url (operation)', { calls: 3, results: 0 }]]));
  assert.ok(gaps.includes('Paginator.url (operation): no result in 3 uses'));
  assert.ok(gaps.includes('Paginator.fragment (operation): never used'));
});

test('the tour leaves no operation out', () => {
  assert.deepEqual(checkReach(tour()), []);
});

test('a case is described by its number', () => {
  const seen: string[] = [];
  fuzzLibrary({ seed, cases: 3, run: ({ owner }) => void seen.push(owner) });
  assert.ok(describeCaseAt(seed, '2').startsWith(seen[2] || 'functions'));
});
