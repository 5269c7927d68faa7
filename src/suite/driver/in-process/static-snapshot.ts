import type { AnyClass } from './javascript-kit';

interface Saved {
  readonly cls: AnyClass;
  readonly data: ReadonlyMap<string, PropertyDescriptor>;
  /** Every name the class had, those of methods and accessors too. */
  readonly names: ReadonlySet<string>;
}

const partOfEveryClass = ['length', 'name', 'prototype', 'arguments', 'caller'];

/**
 * Remembers the static data of classes.
 *
 * @param classes - The classes, with their statics at their defaults.
 * @returns Puts all of it back; maps and lists with their former contents.
 */
export function staticSnapshot(classes: Iterable<AnyClass>): () => void {
  const all = Array.from(
    classes,
    (cls): Saved => ({
      cls,
      data: dataOf(cls),
      names: new Set([...partOfEveryClass, ...Object.getOwnPropertyNames(cls)]),
    }),
  );
  return () => all.forEach(restore);
}

// This runs before every scenario, mostly with nothing to do: so it looks first and writes what is different.
function restore({ cls, data, names }: Saved): void {
  for (const name of Object.getOwnPropertyNames(cls)) {
    if (!names.has(name) && isData(Reflect.getOwnPropertyDescriptor(cls, name)))
      Reflect.deleteProperty(cls, name);
  }
  for (const [name, saved] of data) {
    if (saved.writable !== true || isSame(Reflect.getOwnPropertyDescriptor(cls, name), saved)) continue;
    Object.defineProperty(cls, name, { ...saved, value: copied(saved.value) });
  }
}

function dataOf(cls: AnyClass): ReadonlyMap<string, PropertyDescriptor> {
  const data = new Map<string, PropertyDescriptor>();
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(cls))) {
    if (partOfEveryClass.includes(name) || !isData(descriptor)) continue;
    data.set(name, { ...descriptor, value: copied(descriptor.value) });
  }
  return data;
}

// Methods are no data, and accessors have their data elsewhere.
function isData(descriptor: PropertyDescriptor | undefined): boolean {
  return descriptor !== undefined && 'value' in descriptor && typeof descriptor.value !== 'function';
}

// A list or a map is never the saved one, which is a copy: it is always put back.
function isSame(current: PropertyDescriptor | undefined, saved: PropertyDescriptor): boolean {
  return (
    current !== undefined &&
    Object.is(current.value, saved.value) &&
    current.writable === saved.writable &&
    current.enumerable === saved.enumerable &&
    current.configurable === saved.configurable
  );
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice();
  if (value instanceof Map) return new Map(value);
  if (value instanceof Set) return new Set(value);
  return value;
}
