import { match, rejects, strictEqual as same } from 'node:assert';
import { it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { casePath } from '../../../src/suite/laws/case-path';
import { checkLaw, type LawSettings } from '../../../src/suite/laws/check-law';
import { distribution } from '../../../src/suite/laws/distribution';
import { ofData } from '../../../src/suite/laws/of-data';
import { Needs } from '../../../src/suite/needs/needs';
import { PlanningDriver } from '../../../src/suite/needs/planning-driver';
import { AnsweringDriver } from '../../liveness/answering-driver';

const tried: number[] = [];
const numbers = fc.nat(1_000_000);
const law = {
  name: 'numbers are small',
  rows: [],
  distributions: [distribution('numbers', numbers, { small: [0, (value: number) => value < 1_000] })],
  property: () =>
    fc.asyncProperty(numbers, async (value) => {
      tried.push(value);
      if (value >= 1_000) throw new Error(`${value} is large`);
    }),
};

async function failureWith(settings: Partial<LawSettings>): Promise<string> {
  tried.length = 0;
  let message = '';
  await rejects(
    checkLaw(law, new PlanningDriver(), new Needs(), { seed: 7, runs: 50, ...settings }),
    (error: Error) => {
      message = error.message;
      return true;
    },
  );
  return message;
}

it('a law that fails names the path of its smallest counterexample, which leads there at once', async () => {
  const first = await failureWith({});
  match(first, /counterexample: 1000$/m);
  const path = casePath.find(first) ?? '';
  match(path, /^\d+(:\d+)+$/);
  const again = await failureWith({ path });
  same(tried[0], 1000);
  match(again, /counterexample: 1000$/m);
  match(again, /found after 1 case, shrunk (1 time|\d+ times)$/m);
});

it('a law tells of which kinds its data is where somebody wants to know', async () => {
  const lines: string[] = [];
  await failureWith({ tell: (line) => lines.push(line) });
  same(lines[0], 'The law "numbers are small" is tried on');
  same(lines[1], '  numbers');
  match(lines[2] ?? '', /^ {4}small\.*\d/);
});

it('a law that is not tried in time is not said to be broken', async () => {
  const slow = { ...law, property: () => fc.asyncProperty(numbers, () => setTimeout(20)) };
  const settings = { seed: 7, runs: 50, timeLimit: 30 };
  await rejects(
    checkLaw(slow, new PlanningDriver(), new Needs(), settings),
    /^Error: The law "numbers are small" timed out after 0.03 s: it held in the \d cases? that (was|were) tried, of 50$/,
  );
});

it('a message without a path has none', () => {
  const message = 'expected: 1\n  received: 2';
  same(casePath.find(message), null);
  same(casePath.without(`${message}\n${casePath.line('1:0')}`), message);
});

it('a law that fails shows an object among the arguments of its calls by its handle', async () => {
  const nesting = {
    ...law,
    property: ofData(fc.constant(null), async (subject) => {
      const page = await subject.create('Paginator', ['Ann'], 1);
      await subject.create('JsonResource', { $ref: page.handle });
      throw new Error('no');
    }),
  };
  const driver = new AnsweringDriver(async () => ({ value: { $ref: 'o1', class: 'Paginator' } }));
  await rejects(checkLaw(nesting, driver, new Needs(), { seed: 7, runs: 50 }), {
    message: /^ {2}calls: new Paginator\(\["Ann"\], 1\), new JsonResource\(the object o1\)$/m,
  });
});

it('a law that fails shows the calls of its smallest counterexample: the first and the last ones', async () => {
  const counts = fc.integer({ min: 1, max: 40 });
  const counting = {
    ...law,
    property: ofData(counts, async (subject, count) => {
      const page = await subject.create('Paginator', ['Ann'], count);
      for (let number = 1; number <= count; number += 1) await page.call('url', number);
      if (count >= 9) throw new Error(`${count} is large`);
    }),
  };
  const driver = new AnsweringDriver(async () => ({ value: { $ref: 'o1', class: 'Paginator' } }));
  await rejects(checkLaw(counting, driver, new Needs(), { seed: 7, runs: 50 }), {
    message:
      /^ {2}calls: new Paginator\(\["Ann"\], 9\), … 2 more calls …, url\(3\), url\(4\), url\(5\), url\(6\), url\(7\), url\(8\), url\(9\)$/m,
  });
});
