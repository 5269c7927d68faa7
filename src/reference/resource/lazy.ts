import { isFunction } from '../values';
import { MissingValue } from './merge-value';

/** A value, or a closure that returns it when it is needed. */
export type Lazy<V, A extends readonly unknown[] = []> = V | ((...args: A) => V);

/**
 * Returns a value, calling it first when it is a closure; an object that could be called stays as it is.
 *
 * @param value - The value or closure.
 * @param args - The arguments for a closure.
 * @returns The value.
 */
export function valueFrom<V>(value: Lazy<V, never[]>, ...args: unknown[]): V {
  return isFunction(value) ? (Reflect.apply(value, undefined, args) as V) : (value as V);
}

/**
 * Returns a fallback, or a missing value when none was given.
 *
 * @param fallback - The fallback, a closure that returns it, or ABSENT.
 * @returns The fallback or a missing value.
 */
export function fallbackOf<D>(fallback: Else<D>): Maybe<D> {
  return fallback === ABSENT ? new MissingValue() : valueFrom<D>(fallback as Lazy<D>);
}

/**
 * Stands for "this argument was not given".
 *
 * `null` is a value of its own everywhere in the interface, so a default of `null` could not be told apart
 * from an explicit one.
 */
export const ABSENT: unique symbol = Symbol('argument not given');

/** A default, or {@link ABSENT} for none. */
export type Else<D> = Lazy<D> | typeof ABSENT;

/** What a condition chooses from: a value, and what there is otherwise. */
export type Choice<V, D> = [value: Lazy<V>, fallback?: Else<D>];

/** The same for values of any kind; ABSENT, or nothing at all, for none. */
export type AnyChoice = [value?: unknown, fallback?: unknown];

/** A value that may be left out. */
export type Maybe<V> = V | MissingValue;
