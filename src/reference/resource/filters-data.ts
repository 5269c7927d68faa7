import { explainOverflow } from '../nesting';
import { integerArgument } from '../php/arguments';
import type { MapLike } from '../php/maps';
import { ClassCache } from './class-cache';
import type { AnyClass } from './class-registry';
import * as filtering from './filter-data';
import { declaredKeyPreservation, isMarked } from './key-preservation';
import { removeMissingValues } from './missing-entries';
import type { NaturalMap } from './natural-map';

/** The root of all resources: an underlying value, and the filtering of the data made from it. */
export abstract class FiltersData<TResource = unknown> {
  /** Whether classes carry the PreserveKeys marker, as far as asked. */
  protected static cachedPreserveKeysAttributes = new ClassCache<boolean>();

  /** What `preserveKeys` was set to on this very object; undefined while nothing was set. */
  protected keyPreservation: unknown = undefined;

  /** The underlying value. */
  abstract resource: TResource;

  /**
   * Resolves the optional parts of a map.
   *
   * @param data - The map.
   * @returns The filtered map.
   * @throws InvalidArgumentException when the data is circular.
   *
   * Interface row: `AnonymousResourceCollection.filter`
   */
  protected filter(data: MapLike): NaturalMap {
    const own = FiltersData.prototype;
    const isOwn =
      this.filter === own.filter &&
      this.mergeData === own.mergeData &&
      this.removeMissingValues === own.removeMissingValues;
    return isOwn ? filtering.filterData(data, this.preservesKeys()) : filterThrough(data, this.filterSteps());
  }

  /**
   * Merges data into a map at a position.
   *
   * @param data - The map.
   * @param index - The position of the entry to replace, from 0.
   * @param merge - The data to merge.
   * @param numericKeys - Whether the data is a list, whose values are appended and renumbered.
   * @returns The merged map.
   *
   * Interface row: `AnonymousResourceCollection.mergeData`
   */
  protected mergeData(data: MapLike, index: number, merge: MapLike, numericKeys: boolean): NaturalMap {
    const position = integerArgument('mergeData(index)', index);
    return filtering.mergeData(data, position, merge, numericKeys, this.filterSteps());
  }

  /**
   * Drops the missing values of a map, not of nested ones.
   *
   * @param data - The map.
   * @returns The remaining map, renumbered when no name is among its keys.
   *
   * Interface row: `AnonymousResourceCollection.removeMissingValues`
   */
  protected removeMissingValues(data: MapLike): NaturalMap {
    return removeMissingValues(data, this.preservesKeys());
  }

  /** Gives the operations of which filtering consists, as this object's class has them. */
  private filterSteps(): filtering.FilterSteps {
    return {
      filter: (data) => this.filter(data),
      mergeData: (...parameters) => this.mergeData(...parameters),
      removeMissingValues: (data) => this.removeMissingValues(data),
    };
  }

  /**
   * Tells whether numeric keys are kept when this resource is filtered.
   *
   * @returns True when the class is marked, or `preserveKeys` is exactly true.
   */
  protected preservesKeys(): boolean {
    const cls = this.constructor as AnyClass;
    if (isMarked(cls, FiltersData.cachedPreserveKeysAttributes)) return true;
    return (this.keyPreservation ?? declaredKeyPreservation(this, cls)) === true;
  }
}

function filterThrough(data: MapLike, steps: filtering.FilterSteps): NaturalMap {
  try {
    return filtering.filterThrough(data, steps);
  } catch (error) {
    throw explainOverflow('Resource data', error);
  }
}
