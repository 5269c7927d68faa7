import type { OrderedJson } from '../../notation/ordered-json';

/** A tag of the notation of features with what it holds. */
export function tag(name: string, content: OrderedJson): OrderedJson {
  return new Map([[name, content]]);
}

/** A new object of a class. */
export function newObject(className: string, ...args: readonly OrderedJson[]): OrderedJson {
  return tag('$new', [className, ...args]);
}

/** A closure that returns what an expression gives; nobody records its calls. */
export function closure(body: OrderedJson): OrderedJson {
  return tag('$fn', membersOf({ body }));
}

/** A closure whose calls are recorded: the program that it ends up in gives it a name. */
export function recordedClosure(body: OrderedJson): OrderedJson {
  return tag('$fn', membersOf({ body, recorded: true }));
}

/** A call of an operation of an object. */
export function called(on: OrderedJson, operation: string, args: readonly OrderedJson[]): OrderedJson {
  return tag('$call', membersOf({ on, operation, args }));
}

/** A map, as the notation has it. */
export function mapOf(entries: Iterable<readonly [string, OrderedJson]>): OrderedJson {
  return new Map(entries);
}

/** A map with the members of an object. */
export function membersOf(members: Readonly<Record<string, OrderedJson>>): OrderedJson {
  return mapOf(Object.entries(members));
}

/** An argument of the closure around it. */
export function argument(position: number): OrderedJson {
  return tag('$arg', position);
}

/** The bound object. */
export const self: OrderedJson = tag('$this', true);

/** The missing marker. */
export const missing: OrderedJson = tag('$missing', true);
