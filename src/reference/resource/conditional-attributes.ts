import { isResource } from '../contracts';
import { textArgument, truthy } from '../php/arguments';
import { type Key, normalizeKey } from '../php/keys';
import { lookUp, requireMap } from '../php/maps';
import { OrderedMap } from '../php/ordered-map';
import { toOrderedMap } from '../php/to-ordered-map';
import { isObject } from '../values';
import { finishWith, snakeCase } from './attribute-name';
import { type AnyClass, type ClassReference, findClass } from './class-registry';
import { ConditionalValues } from './conditional-values';
import { ABSENT, type Absent, fallbackOf, isNull, type Lazy, valueFrom } from './lazy';
import { MergeValue } from './merge-value';
import type { MissingValue } from './missing-value';
import { callUnderlying, hasProperty, readProperty } from './underlying-value';

// Helpers are functions rather than private methods, which would cost every new resource a brand.

/** The operations with which a resource includes what its underlying object has, has loaded or has computed. */
export abstract class ConditionalAttributes<TResource = unknown> extends ConditionalValues<TResource> {
  /**
   * Merges some of the underlying object's own entries.
   *
   * @param attributes - The names of the entries; those that do not exist are left out.
   * @returns The marker of the entries, in the order of the underlying object.
   *
   * Interface row: `AnonymousResourceCollection.attributes`
   */
  protected attributes(attributes: readonly Key[]): MergeValue {
    const names = new Set<Key>();
    for (const name of toOrderedMap(attributes).values()) names.add(normalizeKey(name));
    // A resource's own data depends on a request, which there is none of here.
    const all = requireMap(
      'What there are attributes of',
      isResource(this.resource) ? null : ask(this, 'toArray'),
    );
    return new MergeValue(OrderedMap.from(all).filter((_, key) => names.has(key)));
  }

  /**
   * Gives an attribute that the underlying object has, also when it is null.
   *
   * @param attribute - The attribute's name.
   * @param value - What to give instead, or a closure called with the attribute.
   * @param fallback - What to give when there is no such attribute; left out by default.
   * @returns The attribute, the value, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenHas`
   */
  whenHas(attribute: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {
    if (!hasAttribute(this, attribute)) return fallbackOf(fallback);
    const own = read(this, attribute);
    return value === ABSENT ? own : valueFrom(value, own);
  }

  /**
   * Gives an accessor that the underlying object appends.
   *
   * @param attribute - The accessor's name.
   * @param value - What to give instead, or a closure called without arguments.
   * @param fallback - What to give when it is not appended; left out by default.
   * @returns The attribute, the value, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenAppended`
   */
  protected whenAppended(attribute: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {
    if (!truthy(ask(this, 'hasAppended', attribute))) return fallbackOf(fallback);
    return value === ABSENT ? read(this, attribute) : valueFrom(value);
  }

  /**
   * Gives a relationship that is loaded.
   *
   * @param relationship - The relationship's name.
   * @param value - What to give instead unless it is null, or a closure called with the relation.
   * @param fallback - What to give when it is not loaded; left out by default.
   * @returns The relation, the value, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenLoaded`
   */
  protected whenLoaded(relationship: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {
    if (!truthy(ask(this, 'relationLoaded', relationship))) return fallbackOf(fallback);
    return presentValue(read(this, relationship), value);
  }

  /**
   * Gives the number of related objects, when it was counted.
   *
   * @param relationship - The relationship's name.
   * @param value - What to give instead unless the count is null, or a closure called with the count.
   * @param fallback - What to give when it was not counted; left out by default.
   * @returns The count, the value, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenCounted`
   */
  whenCounted(relationship: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {
    const name = snakeCase(textArgument('whenCounted(relationship)', relationship));
    return whenComputed(this, finishWith(name, '_count'), value, fallback);
  }

  /**
   * Gives an aggregate over related objects, when it was computed.
   *
   * @param relationship - The relationship's name.
   * @param column - The column that was aggregated.
   * @param aggregate - The aggregate function, such as "sum".
   * @param value - What to give instead unless the aggregate is null, or a closure called with it.
   * @param fallback - What to give when it was not computed; left out by default.
   * @returns The aggregate, the value, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenAggregated`
   */
  whenAggregated(
    relationship: string,
    column: string,
    aggregate: string,
    value: unknown = ABSENT,
    fallback: unknown = ABSENT,
  ): unknown {
    const name = snakeCase(textArgument('whenAggregated(relationship)', relationship));
    const start = `${name}_${textArgument('whenAggregated(aggregate)', aggregate)}_`;
    const attribute = finishWith(start, textArgument('whenAggregated(column)', column));
    return whenComputed(this, attribute, value, fallback);
  }

  /**
   * Tells whether related objects exist, when it was asked for.
   *
   * @param relationship - The relationship's name.
   * @param value - What to give instead unless the answer is null, or a closure called with the answer.
   * @param fallback - What to give when it was not asked for; left out by default.
   * @returns The answer, the value, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenExistsLoaded`
   */
  whenExistsLoaded(relationship: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {
    const name = snakeCase(textArgument('whenExistsLoaded(relationship)', relationship));
    const attribute = finishWith(name, '_exists');
    // Unlike the other computed attributes, an explicit null is a value here.
    return whenComputed(this, attribute, value === null ? () => null : value, fallback);
  }

  /**
   * Gives a value when the pivot of a table is loaded.
   *
   * @param table - The table's name, or the pivot's class.
   * @param value - The value, or a closure called without arguments.
   * @param fallback - What to give otherwise; left out by default.
   * @returns The value, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenPivotLoaded`
   */
  protected whenPivotLoaded<V, D = never>(
    table: ClassReference,
    value: Lazy<V>,
    fallback: Lazy<D> | Absent = ABSENT,
  ): V | D | MissingValue {
    return this.whenPivotLoadedAs('pivot', table, value, fallback);
  }

  /**
   * Gives a value when the pivot of a table is loaded under a name of its own.
   *
   * @param accessor - The name under which the pivot is read.
   * @param table - The table's name, or the pivot's class.
   * @param value - The value, or a closure called without arguments.
   * @param fallback - What to give otherwise; left out by default.
   * @returns The value, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenPivotLoadedAs`
   */
  protected whenPivotLoadedAs<V, D = never>(
    accessor: string,
    table: ClassReference,
    value: Lazy<V>,
    fallback: Lazy<D> | Absent = ABSENT,
  ): V | D | MissingValue {
    return this.when(this.hasPivotLoadedAs(accessor, table), value, fallback);
  }

  /**
   * Tells whether the pivot of a table is loaded.
   *
   * @param table - The table's name, or the pivot's class.
   * @returns Whether it is.
   *
   * Interface row: `AnonymousResourceCollection.hasPivotLoaded`
   */
  protected hasPivotLoaded(table: ClassReference): boolean {
    return this.hasPivotLoadedAs('pivot', table);
  }

  /**
   * Tells whether the pivot of a table is loaded under a name of its own.
   *
   * @param accessor - The name under which the pivot is read.
   * @param table - The table's name, or the pivot's class.
   * @returns Whether it is.
   *
   * Interface row: `AnonymousResourceCollection.hasPivotLoadedAs`
   */
  protected hasPivotLoadedAs(accessor: string, table: ClassReference): boolean {
    const name = textArgument('hasPivotLoadedAs(accessor)', accessor);
    if (!hasProperty(this.resource, name)) return false;
    const pivot = read(this, name);
    const pivotClass = findClass(table);
    if (isObject(pivotClass?.prototype) && pivot instanceof (pivotClass as AnyClass)) return true;
    return callUnderlying(this, pivot, 'getTable') === table;
  }
}

function whenComputed(
  self: ConditionalAttributes,
  attribute: string,
  value: unknown,
  fallback: unknown,
): unknown {
  return hasAttribute(self, attribute) ? presentValue(read(self, attribute), value) : fallbackOf(fallback);
}

function hasAttribute(self: ConditionalAttributes, attribute: string): boolean {
  const attributes = ask(self, 'getAttributes');
  return lookUp(requireMap('What getAttributes() gives', attributes), attribute, ABSENT) !== ABSENT;
}

function read(self: ConditionalAttributes, name: string): unknown {
  return readProperty(self.resource, name);
}

function ask(self: ConditionalAttributes, method: string, ...parameters: readonly unknown[]): unknown {
  return callUnderlying(self, self.resource, method, ...parameters);
}

/** A present but null value is null whatever was to be given instead; an explicit null gives the value itself. */
function presentValue(own: unknown, value: unknown): unknown {
  if (isNull(own)) return null;
  return value === ABSENT || value === null ? own : valueFrom(value, own);
}
