import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import type { Row } from '../../rows/row';
import { mapOf, membersOf, newObject, self } from './notation';

/** The members of a class, as the notation of features has them. */
export type Members = readonly (readonly [string, OrderedJson])[];

/** By name: what a member of a class may be; null for a class without it. */
export type Fields = Readonly<Record<string, Arbitrary<OrderedJson>>>;

/** Null four times in five. */
export function seldom(arbitrary: Arbitrary<OrderedJson>): Arbitrary<OrderedJson> {
  return fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
}

/** Null two times in three. */
export function sometimes(arbitrary: Arbitrary<OrderedJson>): Arbitrary<OrderedJson> {
  return fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
}

/** Null one time in four. */
export function often(arbitrary: Arbitrary<OrderedJson>): Arbitrary<OrderedJson> {
  return fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 3, arbitrary });
}

/** Null one time in five. */
export function orNull(arbitrary: Arbitrary<OrderedJson>): Arbitrary<OrderedJson> {
  return fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: fc.constant(null) });
}

/** A part of a class, without what is null in it; nothing when that is all. */
export function withoutNulls(part: string, fields: Readonly<Record<string, OrderedJson>>): Members {
  const entries = Object.entries(fields).filter(([, value]) => value !== null);
  return entries.length === 0 ? [] : [[part, mapOf(entries)]];
}

/** Values of a type that the document names, for operations that return something else than they did. */
export function valuesOfType({ type, member }: Row): readonly OrderedJson[] {
  const values: Readonly<Record<string, readonly OrderedJson[]>> = {
    int: [5, 0],
    'int|null': [4, null],
    string: ['/own', ''],
    'string|null': ['/own', null],
    bool: [true, false],
    array: [[1], membersOf({ own: 1 })],
    mixed: ['own', null],
    void: [],
    Collection: [newObject('Collection', ['own'])],
    Htmlable: [newObject('HtmlString', '<b>own</b>')],
    AbstractPaginator: [self],
    Paginator: [self],
  };
  // URLs are made of the path: there is no system in which it may be null.
  return member === 'path' ? ['/own'] : (values[type] ?? []);
}
