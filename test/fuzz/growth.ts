import * as library from '../../src/reference/index';
import { keyOf } from './fuzz-case';
import { type SizedInput, sizedInputs } from './sized-inputs';
import { setUp, subjectsOf } from './subjects';
import { classes, type Member, members, plainFunctions } from './targets';

const smallest = 4000;
const runs = 3;
/** Twice the data may take twice the time; four times as much may take this many times as long. */
const mostGrowth = 9;
/** What is over sooner than this many milliseconds proves nothing. */
const shortest = 10;

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

function methodOf(object: object, { owner, name, kind }: Member): (...args: unknown[]) => unknown {
  const cls = classes.get(owner === 'AbstractPaginator' ? 'Paginator' : owner) as new () => object;
  if (kind === 'constructor') return (...args) => Reflect.construct(cls, args);
  const holder = kind === 'operation' ? object : cls;
  const method = kind === 'function' ? plainFunctions.get(name) : Reflect.get(holder, name);
  return (...args) => Reflect.apply(method as () => unknown, holder, args);
}

const others: readonly (readonly unknown[])[] = [[], ['a', 'sum'], [1, ['c'], true]];

/** An input as each of the first three arguments of an operation. */
function tasksOf(member: Member, input: SizedInput): Task[] {
  return [0, 1, 2].flatMap((position) =>
    others.map((other) => ({
      label: `${keyOf(member)}: ${input.label} as argument ${position + 1}`,
      prepare: (size) => {
        setUp();
        const method = methodOf(subjectsOf(member.owner)[0]?.() ?? {}, member);
        const args: unknown[] = [...other];
        args.splice(position, 0, input.make(size));
        while (args.length <= position) args.unshift('a');
        return () => method(...args);
      },
    })),
  );
}

/** As many readings of one entry as an object has entries. */
function readingTasks(input: SizedInput): Task[] {
  const holders: readonly (readonly [string, (data: unknown) => object])[] = [
    ['JsonResource', (data) => new library.JsonResource(data)],
    ['Paginator', (data) => new library.Paginator(data as never, 1_000_000, 1, { query: { data } })],
    ['Collection', (data) => new library.Collection(data)],
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

/** The shortest time in milliseconds that a task takes; an operation that refuses its arguments has a time as well. */
function timeOf(task: Task, size: number): number {
  let shortestRun = Number.POSITIVE_INFINITY;
  // What is over quickly need not be measured again.
  for (let run = 0; run < runs && shortestRun > shortest; run += 1) {
    const start = { at: 0 };
    try {
      const act = task.prepare(size);
      start.at = performance.now();
      act();
    } catch {}
    if (start.at > 0) shortestRun = Math.min(shortestRun, performance.now() - start.at);
  }
  return shortestRun === Number.POSITIVE_INFINITY ? 0 : shortestRun;
}

/** The times at n, 2n and 4n when they grow faster than the data does, also when measured again; else null. */
function excess(task: Task): string | null {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const last = timeOf(task, 4 * smallest);
    if (last < shortest) return null;
    const first = timeOf(task, smallest);
    const times = [first, timeOf(task, 2 * smallest), last].map((time) => `${time.toFixed(1)} ms`).join(', ');
    if (last / first <= mostGrowth) return null;
    if (attempt === 3) return `${task.label}: ${times} for ${smallest}, ${2 * smallest}, ${4 * smallest}`;
  }
  return null;
}

/** What was measured, and what takes more time than its data explains. */
export interface Growth {
  readonly measured: number;
  readonly excesses: readonly string[];
}

/**
 * Measures how time grows with the size of texts and maps, for every operation and every place of an argument.
 *
 * @returns How much was measured, and one line for each task whose time grows faster than its data.
 */
export function measureGrowth(): Growth {
  const callable = members.filter(
    ({ kind, name }) => !['reading', 'writing'].includes(kind) && name !== 'mixin',
  );
  const tasks = sizedInputs.flatMap((input) => [
    ...callable.flatMap((member) => tasksOf(member, input)),
    ...readingTasks(input),
  ]);
  return { measured: tasks.length, excesses: tasks.flatMap((task) => excess(task) ?? []) };
}
