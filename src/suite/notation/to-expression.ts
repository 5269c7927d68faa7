import type { Expression, WireKey } from '../protocol/wire';
import { closureHandle } from './closure-handle';
import type { OrderedJson } from './ordered-json';
import { toWireKey } from './wire-key';

/** Resolves a name used in a scenario to the expression that stands for it on the wire. */
export type NameResolver = (name: string) => Expression;

const self: Expression = { $this: true };
const item: Expression = { $field: { of: self, name: 'resource' } };

/**
 * Turns the notation of features into an expression of the protocol.
 *
 * Objects become ordered maps, tags stay tags, and the short forms of docs/writing-features.md are expanded:
 * `$ref` (a name of the scenario), `$item`, `$own`, and the list forms of `$new` and `$field`.
 *
 * @param notation - What a scenario says.
 * @param resolve - Returns the expression for a name of the scenario.
 * @returns The expression to send.
 */
export function toExpression(notation: OrderedJson, resolve: NameResolver): Expression {
  // A scenario may say anything: that it is an expression is found out where messages are checked.
  return converted(notation, resolve) as Expression;
}

function converted(notation: OrderedJson, resolve: NameResolver): unknown {
  if (notation === null || typeof notation !== 'object') return notation;
  if (!(notation instanceof Map))
    return (notation as readonly OrderedJson[]).map((entry) => converted(entry, resolve));
  const [tag] = notation.keys();
  if (tag?.startsWith('$')) return toTag(tag, notation, resolve);
  const pairs = [...notation].map(([key, value]) => [toWireKey(key), converted(value, resolve)] as const);
  return isList(pairs.map(([key]) => key)) ? pairs.map(([, value]) => value) : { $map: pairs };
}

function isList(keys: readonly WireKey[]): boolean {
  return keys.every((key, index) => key === index);
}

function toTag(tag: string, notation: Map<string, OrderedJson>, resolve: NameResolver): unknown {
  const content = notation.get(tag) as OrderedJson;
  const inner = (value: OrderedJson): unknown => converted(value, resolve);
  switch (tag) {
    case '$ref':
      return resolve(String(content));
    case '$item':
      return content === true ? item : { $field: { of: item, name: inner(content) } };
    case '$own': {
      const [operation, ...args] = content as OrderedJson[];
      return { $call: { on: self, operation: inner(operation as OrderedJson), args: args.map(inner) } };
    }
    case '$new': {
      if (!Array.isArray(content)) return { $new: members(content as Map<string, OrderedJson>, inner) };
      const [name, ...args] = content;
      return { $new: { class: inner(name as OrderedJson), args: args.map(inner) } };
    }
    case '$field': {
      if (!Array.isArray(content)) return { $field: members(content as Map<string, OrderedJson>, inner) };
      return { $field: { of: inner(content[0] ?? null), name: inner(content[1] ?? null) } };
    }
    case '$fn':
      return { $fn: closure(content as Map<string, OrderedJson>, inner) };
    case '$map':
      return {
        $map: (content as OrderedJson[][]).map(([key, value]) => [key as WireKey, inner(value ?? null)]),
      };
    default:
      return { [tag]: content instanceof Map ? members(content, inner) : inner(content) };
  }
}

function members(content: Map<string, OrderedJson>, inner: (value: OrderedJson) => unknown): object {
  return Object.fromEntries([...content].map(([key, value]) => [key, inner(value)]));
}

function closure(content: Map<string, OrderedJson>, inner: (value: OrderedJson) => unknown): object {
  const id = content.get('id');
  const body = inner(content.get('body') ?? null);
  return typeof id === 'string' ? { id: closureHandle(id), body } : { body };
}
