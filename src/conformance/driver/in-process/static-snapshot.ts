import type { ClassFunction } from './frame';

type Saved = readonly [ClassFunction, ReadonlyMap<string, PropertyDescriptor>];

const partOfEveryClass = new Set(['length', 'name', 'prototype', 'arguments', 'caller']);

/** Remembers the static data of classes and puts them back. */
export class StaticSnapshot {
  readonly #saved: readonly Saved[];

  /**
   * @param classes - The classes, with their statics at their defaults.
   */
  constructor(classes: Iterable<ClassFunction>) {
    this.#saved = Array.from(classes, (cls) => [cls, dataOf(cls)] as const);
  }

  /** Puts all static data back; maps and lists are put back with their former contents. */
  restore(): void {
    for (const [cls, saved] of this.#saved) {
      for (const name of dataOf(cls).keys()) if (!saved.has(name)) Reflect.deleteProperty(cls, name);
      for (const [name, descriptor] of saved) {
        if (descriptor.writable !== true) continue;
        Object.defineProperty(cls, name, { ...descriptor, value: copied(descriptor.value) });
      }
    }
  }
}

// Methods are no data, and accessors have their data elsewhere.
function dataOf(cls: ClassFunction): ReadonlyMap<string, PropertyDescriptor> {
  const data = new Map<string, PropertyDescriptor>();
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(cls))) {
    if (partOfEveryClass.has(name) || !('value' in descriptor) || typeof descriptor.value === 'function')
      continue;
    data.set(name, { ...descriptor, value: copied(descriptor.value) });
  }
  return data;
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice();
  if (value instanceof Map) return new Map(value);
  if (value instanceof Set) return new Set(value);
  return value;
}
