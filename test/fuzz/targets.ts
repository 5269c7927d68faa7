import * as library from '../../src/reference/index';

/** One thing that a program can do with an object or class of the library, or with a function it exports. */
export interface Member {
  readonly owner: string;
  readonly name: string;
  readonly kind: 'operation' | 'static operation' | 'constructor' | 'reading' | 'writing' | 'function';
}

type Class = new (...args: never[]) => object;

const exported = Object.entries(library as unknown as Readonly<Record<string, unknown>>);
const functions = exported.filter((entry): entry is [string, Class] => typeof entry[1] === 'function');

function isClass(value: unknown): boolean {
  return Function.prototype.toString.call(value).startsWith('class ');
}

/** The exported classes by name. */
export const classes: ReadonlyMap<string, Class> = new Map(functions.filter(([, value]) => isClass(value)));

/** The exported functions by name. */
export const plainFunctions: ReadonlyMap<string, Class> = new Map(
  functions.filter(([, value]) => !isClass(value)),
);

const errors = new Set(
  [...classes].filter(([, cls]) => cls.prototype instanceof Error).map(([name]) => name),
);

function lineage(from: object, end: object): object[] {
  const levels: object[] = [];
  for (
    let level: object | null = from;
    level !== null && level !== end;
    level = Object.getPrototypeOf(level)
  ) {
    // The end of a chain may be a proxy of what every object has, which is nobody's member.
    if (!Object.hasOwn(level, 'toLocaleString') && !Object.hasOwn(level, 'apply')) levels.push(level);
  }
  return levels;
}

function membersOf(
  owner: string,
  levels: readonly object[],
  kind: 'operation' | 'static operation',
): Member[] {
  const found = new Map<string, Member[]>();
  for (const level of levels) {
    for (const [name, { value, get, set }] of Object.entries(Object.getOwnPropertyDescriptors(level))) {
      if (found.has(name) || ['constructor', 'prototype', 'name', 'length'].includes(name)) continue;
      const accessors: Member[] = [];
      if (get) accessors.push({ owner, name, kind: 'reading' });
      if (set) accessors.push({ owner, name, kind: 'writing' });
      found.set(name, typeof value === 'function' ? [{ owner, name, kind }] : accessors);
    }
  }
  return [...found.values()].flat();
}

/** Every member of every exported class, inherited ones included, and every exported function. */
export const members: readonly Member[] = [
  ...[...classes]
    .filter(([name]) => !errors.has(name))
    .flatMap(([owner, cls]) => [
      { owner, name: 'constructor', kind: 'constructor' } as const,
      ...membersOf(owner, lineage(cls.prototype as object, Object.prototype), 'operation'),
      ...membersOf(owner, lineage(cls, Function.prototype), 'static operation').filter(
        ({ kind }) => kind === 'static operation',
      ),
    ]),
  ...[...plainFunctions.keys()].map((name) => ({ owner: '', name, kind: 'function' }) as const),
];
