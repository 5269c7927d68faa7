import fc, { type Arbitrary } from 'fast-check';
import type { Expression, WireKey } from '../protocol/wire';
import { anyText, unbracketedName } from './url-arbitraries';

/** Query values: text, numbers, booleans, null, and lists and maps of them. */
export interface QueryTree {
  readonly [name: string]: QueryValue;
}

/** One value of a {@link QueryTree}. */
export type QueryValue = null | boolean | number | string | readonly QueryValue[] | QueryTree;

const leaf: Arbitrary<QueryValue> = fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), anyText);

const { value: queryValue } = fc.letrec<{ value: QueryValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(unbracketedName, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

/** A query: names to values, nested at most two levels. */
export const query: Arbitrary<QueryTree> = fc.dictionary(unbracketedName, queryValue, {
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
