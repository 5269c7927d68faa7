import fc, { type Arbitrary } from 'fast-check';
import type { Expression, WireKey } from '../protocol/wire';

/** Well-formed text of any script, short enough to read in a counterexample. */
export const text: Arbitrary<string> = fc.string({ unit: 'grapheme', maxLength: 8 });

/** A name that means itself in a query string: no brackets, dots or blanks that parsers read as structure. */
export const plainName: Arbitrary<string> = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9_-]{0,7}$/);

/** A value of an item. */
export const scalar: Arbitrary<null | boolean | number | string> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  text,
);

/** A list of items, or a map of items under text keys. */
export const items: Arbitrary<readonly Expression[]> = fc.array(scalar, { maxLength: 12 });

/** A page that exists: one or above; the first ones often, because they are special. */
export const page: Arbitrary<number> = fc.oneof(
  fc.integer({ min: 1, max: 3 }),
  fc.integer({ min: 1, max: 10_000 }),
);

/** A number of items per page that makes sense. */
export const perPage: Arbitrary<number> = fc.integer({ min: 1, max: 8 });

/** A base path without a query of its own. */
export const path: Arbitrary<string> = fc
  .array(plainName, { maxLength: 3 })
  .map((segments) => `/${segments.join('/')}`);

/** Query values: text, numbers, booleans, null, and lists and maps of them. */
export interface QueryTree {
  readonly [name: string]: QueryValue;
}

/** One value of a {@link QueryTree}. */
export type QueryValue = null | boolean | number | string | readonly QueryValue[] | QueryTree;

const leaf: Arbitrary<QueryValue> = fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), text);

const { value: queryValue } = fc.letrec<{ value: QueryValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(plainName, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

/** A query: names to values, nested at most two levels. */
export const query: Arbitrary<QueryTree> = fc.dictionary(plainName, queryValue, {
  maxKeys: 4,
  noNullPrototype: true,
});

/**
 * Writes a query as an expression: an ordered map.
 *
 * @param tree - The query.
 * @returns The expression to send.
 */
export function queryExpression(tree: QueryTree | readonly (readonly [WireKey, QueryValue])[]): Expression {
  const pairs = Array.isArray(tree) ? tree : Object.entries(tree);
  return pairs.length === 0 ? [] : { $map: pairs.map(([key, value]) => [key, valueExpression(value)]) };
}

function valueExpression(value: QueryValue): Expression {
  if (Array.isArray(value)) return value.map(valueExpression);
  if (value !== null && typeof value === 'object') return queryExpression(value as QueryTree);
  return value as Expression;
}

/**
 * Tells what is left of a query value in a URL: text, with null and empty maps gone.
 *
 * @param value - A query value.
 * @returns Nested maps of text, or undefined when nothing is left.
 */
export function queryText(value: QueryValue): unknown {
  if (value === null) return undefined;
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value).map(([key, entry]) => [key, queryText(entry as QueryValue)] as const);
  const left = entries.filter(([, entry]) => entry !== undefined);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}
