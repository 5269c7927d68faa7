import * as library from '../../src/reference/index';
import { excessOf } from './excess-of';
import { keyOf, use } from './fuzz-case';
import { type SizedInput, sizedInputs } from './sized-inputs';
import { setUp, subjectsOf } from './subjects';
import { type Member, members } from './targets';

interface Task {
  readonly label: string;
  readonly prepare: (size: number) => () => unknown;
}

/** Operations of which one call has to take the same time however much the object holds. */
const readings: Readonly<Record<string, readonly unknown[]>> = {
  __get: ['k1'],
  __isset: ['k1'],
  get: ['k1'],
  getAttribute: ['k1'],
  getAttributes: [],
  getOptions: [],
  has: ['k1'],
  items: [],
  offsetExists: ['k1'],
  offsetGet: ['k1'],
  query: [],
  url: [3],
  whenCounted: ['k1'],
  whenExistsLoaded: ['k1'],
  whenHas: ['k1'],
};

const others: readonly (readonly unknown[])[] = [[], ['a', 'sum'], [1, ['c'], true]];

/** An input as each of the first three arguments of an operation. */
function tasksOf(member: Member, input: SizedInput): Task[] {
  return [0, 1, 2].flatMap((position) =>
    others.map((other) => ({
      label: `${keyOf(member)}: ${input.label} as argument ${position + 1}`,
      prepare: (size) => {
        setUp();
        const object = subjectsOf(member.owner)[0]?.() ?? {};
        const args: unknown[] = [...other];
        args.splice(position, 0, input.make(size));
        while (args.length <= position) args.unshift('a');
        return () => use(object, member, args);
      },
    })),
  );
}

/** As many readings of one entry as an object has entries. */
function readingTasks(input: SizedInput): Task[] {
  const holders: readonly (readonly [string, (data: unknown) => object])[] = [
    ['JsonResource', (data) => new library.JsonResource(data)],
    ['Paginator', (data) => new library.Paginator(data as never, 1_000_000, 1, { query: { data } })],
    ['Collection', (data) => new library.Collection(data as never)],
    ['OrderedMap', (data) => library.OrderedMap.from(data as never)],
    ['Model', (data) => new library.Model(data as never)],
  ];
  return holders.flatMap(([owner, hold]) =>
    Object.entries(readings).map(([name, args]) => ({
      label: `${owner}.${name}: as often as there are ${input.label}`,
      prepare: (size) => {
        const object = hold(input.make(size));
        const method: unknown = Reflect.get(object, name);
        if (typeof method !== 'function') return () => null;
        return () => {
          for (let left = size; left > 0; left -= 1) Reflect.apply(method, object, args);
        };
      },
    })),
  );
}

/**
 * How much of the processor's time a task takes once, in milliseconds: what else the machine does is left out. An operation that
 * refuses its arguments has a time as well.
 */
function timeOf(task: Task, size: number): number {
  let start = process.cpuUsage();
  try {
    const act = task.prepare(size);
    start = process.cpuUsage();
    act();
  } catch {}
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** What was measured, and what takes more time than its data explains. */
export interface Growth {
  readonly measured: number;
  readonly excesses: readonly string[];
}

/**
 * Measures how time grows with the size of texts and maps, for every operation and every place of an
 * argument.
 */
export function measureGrowth(): Growth {
  const callable = members.filter(
    ({ kind, name }) => !['reading', 'writing'].includes(kind) && name !== 'mixin',
  );
  const tasks = sizedInputs.flatMap((input) => [
    ...callable.flatMap((member) => tasksOf(member, input)),
    ...readingTasks(input),
  ]);
  return {
    measured: tasks.length,
    excesses: tasks.flatMap((task) => {
      const found = excessOf((size) => timeOf(task, size));
      return found === null ? [] : [`${task.label}: ${found}`];
    }),
  };
}
