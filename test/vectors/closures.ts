import { isMapLike } from '../../src/reference/php/is-map-like';
import { OrderedMap } from '../../src/reference/php/ordered-map';
import { className } from '../../src/reference/support/class-name';
import { isCollection } from '../../src/reference/support/contracts';
import { BadMethodCallException, LogicException } from '../../src/reference/support/errors';
import type { Encoded } from './record';

/** The settings of a closure, already decoded. */
export type Settings = { readonly [name: string]: unknown };

type Body = (self: unknown, args: readonly unknown[], settings: Settings) => unknown;

const tools = {
  field: (_value: unknown, _name: string): unknown => null,
  construct: (_name: string, _args: readonly unknown[]): unknown => null,
};

const bodies: Readonly<Record<string, Body>> = {
  identity: (_, [value]) => value,
  double: (_, [value]) => Number(value) * 2,
  addOne: (_, [value]) => Number(value) + 1,
  upper: (_, [text]) => String(text).replace(/[a-z]/g, (letter) => letter.toUpperCase()),
  keyPrefix: (_, [value, key]) => `${key}:${value}`,
  const: (_, __, { value }) => value,
  countArgs: (_, args) => args.length,
  argsList: (_, args) => [...args],
  countItems: (_, [value]) => mapOf(value).size,
  prop: (_, [value], { name }) => tools.field(value, String(name)),
  pageByName: (_, [name], { pages, other }) =>
    (pages as [unknown, unknown][]).find(([known]) => known === name)?.[1] ?? other,
  concat: (_, args) => args.join('-'),
  self: (self) => self ?? null,
  className: (self) => (self === undefined || self === null ? 'unbound' : className(self)),
  readKey: (self, [key]) => mapOf((self as { resource: unknown }).resource).get(key as string) ?? null,
  newOf: (_, [value], settings) => tools.construct(String(settings.class), [value]),
  record: (_, args, settings) => {
    (settings.log as { add(value: unknown): void }).add([...args]);
    return settings.return ?? null;
  },
  throwLogic: (_, __, { message }) => {
    throw new LogicException(String(message));
  },
  throwBadMethod: (_, __, { message }) => {
    throw new BadMethodCallException(String(message));
  },
};

const notations = new WeakMap<object, Encoded>();

/** Gives closures what they need of the rest: reading fields and constructing by name. */
export function connectClosures(connected: typeof tools): void {
  Object.assign(tools, connected);
}

/** Makes one of the named closures; `notation` is how it is written where it comes back. */
export function closure(name: string, settings: Settings, notation: Encoded = { $fn: name }): unknown {
  const body = bodies[name];
  if (body === undefined) throw new Error(`There is no closure named ${name}`);
  function named(this: unknown, ...args: unknown[]): unknown {
    return body?.(this, args, settings);
  }
  notations.set(named, notation);
  return named;
}

/** How a closure was written, if it is one of the named ones. */
export function notationOf(value: object): Encoded | undefined {
  return notations.get(value);
}

function mapOf(value: unknown): OrderedMap<unknown> {
  if (isCollection(value)) return value.all();
  if (!isMapLike(value)) throw new TypeError(`Expected a map, received ${String(value)}`);
  return OrderedMap.from(value);
}
