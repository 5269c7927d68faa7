import { wrongType } from '../errors';
import { booleanArgument } from '../php/arguments';
import { type Callable, invoke, isCallable } from '../php/calls';
import { FiltersData } from './filters-data';
import { isFilled } from './is-filled';
import { ABSENT, type Absent, fallbackOf, isNull, type Lazy, valueFrom } from './lazy';
import { MergeValue } from './merge-value';
import { MissingValue } from './missing-value';

/**
 * The operations with which a resource includes values on a condition of its own.
 *
 * A closure given as value or default is called only when its result is used; an omitted default leaves the value
 * out, which is not the same as a default of null.
 */
export abstract class ConditionalValues<TResource = unknown> extends FiltersData<TResource> {
  /**
   * Gives a value when a condition holds.
   *
   * @param condition - The condition.
   * @param value - The value, or a closure called without arguments.
   * @param fallback - What to give otherwise; left out by default.
   * @returns The value, the fallback or a missing value.
   * @throws TypeError when the condition is not a scalar.
   *
   * Interface row: `AnonymousResourceCollection.when`
   */
  protected when<V, D = never>(
    condition: boolean,
    value: Lazy<V>,
    fallback: Lazy<D> | Absent = ABSENT,
  ): V | D | MissingValue {
    return holds(condition) ? valueFrom(value) : fallbackOf(fallback);
  }

  /**
   * Gives a value unless a condition holds.
   *
   * @param condition - The condition.
   * @param value - The value, or a closure called without arguments.
   * @param fallback - What to give otherwise; left out by default.
   * @returns The value, the fallback or a missing value.
   * @throws TypeError when the condition is not a scalar.
   *
   * Interface row: `AnonymousResourceCollection.unless`
   */
  unless<V, D = never>(
    condition: boolean,
    value: Lazy<V>,
    fallback: Lazy<D> | Absent = ABSENT,
  ): V | D | MissingValue {
    return this.when(!holds(condition), value, ...given(fallback));
  }

  /**
   * Merges entries into the map around it.
   *
   * @param value - A map, a collection, something JSON-serializable, or a closure that gives one.
   * @returns The marker of the entries.
   * @throws TypeError when there is nothing to merge.
   *
   * Interface row: `AnonymousResourceCollection.merge`
   */
  protected merge(value: unknown): MergeValue {
    return this.mergeWhen(true, value) as MergeValue;
  }

  /**
   * Merges entries when a condition holds.
   *
   * @param condition - The condition.
   * @param value - The entries, as for {@link merge}.
   * @param fallback - The entries to merge otherwise; none by default.
   * @returns The marker of the entries, or a missing value.
   * @throws TypeError when the condition is not a scalar or there is nothing to merge.
   *
   * Interface row: `AnonymousResourceCollection.mergeWhen`
   */
  protected mergeWhen(
    condition: boolean,
    value: unknown,
    fallback: unknown = ABSENT,
  ): MergeValue | MissingValue {
    const chosen = holds(condition) ? value : fallback;
    return chosen === ABSENT ? new MissingValue() : new MergeValue(valueFrom(chosen));
  }

  /**
   * Merges entries unless a condition holds.
   *
   * @param condition - The condition.
   * @param value - The entries, as for {@link merge}.
   * @param fallback - The entries to merge otherwise; none by default.
   * @returns The marker of the entries, or a missing value.
   * @throws TypeError when the condition is not a scalar or there is nothing to merge.
   *
   * Interface row: `AnonymousResourceCollection.mergeUnless`
   */
  protected mergeUnless(
    condition: boolean,
    value: unknown,
    fallback: unknown = ABSENT,
  ): MergeValue | MissingValue {
    return this.mergeWhen(!holds(condition), value, ...given(fallback));
  }

  /**
   * Gives null when a value is null.
   *
   * @param value - The value.
   * @param fallback - What to give otherwise; left out by default.
   * @returns null, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenNull`
   */
  protected whenNull<D = never>(
    value: unknown,
    fallback: Lazy<D> | Absent = ABSENT,
  ): null | D | MissingValue {
    return this.when(isNull(value), (value ?? null) as null, ...given(fallback));
  }

  /**
   * Gives a value when it is not null.
   *
   * @param value - The value, or a closure called without arguments.
   * @param fallback - What to give otherwise; left out by default.
   * @returns The value, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenNotNull`
   */
  protected whenNotNull<V, D = never>(
    value: Lazy<V>,
    fallback: Lazy<D> | Absent = ABSENT,
  ): V | D | MissingValue {
    return this.when(!isNull(value), value, ...given(fallback));
  }

  /**
   * Transforms a value that is filled: not null, not blank text, not an empty map.
   *
   * @param value - The value.
   * @param callback - Gives the result for the value.
   * @param fallback - What to give otherwise, or something callable that is called with the value.
   * @returns The transformed value, the fallback or a missing value.
   * @throws TypeError when the callback cannot be called.
   *
   * Interface row: `AnonymousResourceCollection.transform`
   */
  protected transform(value: unknown, callback: Callable, fallback: unknown = ABSENT): unknown {
    if (!isCallable(callback)) throw wrongType('transform(callback)', 'callable', callback);
    if (isFilled(value)) return invoke(callback, [value]);
    if (fallback === ABSENT) return new MissingValue();
    return isCallable(fallback) ? invoke(fallback, [value]) : fallback;
  }
}

/** A fallback as an argument to pass on; none where none was given. */
function given<D>(fallback: D): [] | [fallback: D] {
  return fallback === ABSENT ? [] : [fallback];
}

function holds(condition: unknown): boolean {
  return booleanArgument('condition', condition);
}
