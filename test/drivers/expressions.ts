import type { Expression } from '../../src/suite/protocol/wire';

/** The bound object. */
export const self: Expression = { $this: true };

/** The argument at a position. */
export const arg = (position: number): Expression => ({ $arg: position });

/** An ordered map with text keys. */
export const map = (entries: Readonly<Record<string, Expression>>): Expression => ({
  $map: Object.entries(entries).map(([key, value]) => [key, value]),
});

/** The result of an operation. */
export const call = (on: Expression, operation: Expression, ...args: Expression[]): Expression => ({
  $call: { on, operation, args },
});

/** The value of a property. */
export const get = (on: Expression, property: Expression): Expression => ({ $get: { on, property } });

/** Writes a property and gives the value. */
export const set = (on: Expression, property: Expression, value: Expression): Expression => ({
  $set: { on, property, value },
});

/** A new object. */
export const create = (className: Expression, ...args: Expression[]): Expression => ({
  $new: { class: className, args },
});

/** An entry of a map, or a property as the object's own reading gives it. */
export const field = (of: Expression, name: Expression): Expression => ({ $field: { of, name } });

/** Whether a map has a key. */
export const has = (of: Expression, name: Expression): Expression => ({ $has: { of, name } });

/** One of two, by a test. */
export const choose = (test: Expression, then: Expression, otherwise: Expression): Expression => ({
  $if: { test, then, else: otherwise },
});

/** A closure. */
export const closure = (body: Expression): Expression => ({ $fn: { body } });

/** The argument at a position, or something else when it is null or not given. */
export const argOr = (position: number, otherwise: Expression): Expression =>
  choose(arg(position), arg(position), otherwise);

/** The underlying value of the bound resource. */
export const underlying = get(self, 'resource');

const collected = (of: Expression): Expression => create('Collection', of);

/** A map with one entry more, or replaced. */
export const withEntry = (of: Expression, key: Expression, value: Expression): Expression =>
  call(call(collected(of), 'put', key, value), 'all');

/** A map without one entry. */
export const withoutEntry = (of: Expression, key: Expression): Expression =>
  call(call(collected(of), 'forget', key), 'all');

/** A list with one value more. */
export const appended = (of: Expression, value: Expression): Expression =>
  call(call(collected(of), 'push', value), 'all');

/** The keys of a map. */
export const keysOf = (of: Expression): Expression => call(call(collected(of), 'keys'), 'all');

/** Values joined to a text. */
export const joined = (of: Expression, glue: string): Expression => call(collected(of), 'implode', glue);

/** How many entries a map or a Collection has. */
export const countOf = (of: Expression): Expression => call(collected(of), 'count');

/** Whether a value is among others. */
export const contains = (of: Expression, value: Expression): Expression =>
  call(collected(of), 'contains', value);

/** Whether something is not null. */
export const isPresent = (value: Expression): Expression =>
  call(call(collected([value]), 'whereNotNull'), 'isNotEmpty');

/** Bodies by name as the methods of a class definition. */
export const methods = (bodies: Readonly<Record<string, Expression>>): Readonly<Record<string, Expression>> =>
  Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, closure(body)]));
