import { isCollection, isJsonSerializable } from '../contracts';
import { type MapLike, requireMap } from '../php/maps';

/**
 * Holds entries that filtering puts in the place of the value itself.
 */
export class MergeValue {
  /** The entries to merge. */
  data: MapLike;

  /**
   * @param data - A map, a collection, or something JSON-serializable whose data is a map.
   * @throws TypeError when the data is none of these.
   */
  constructor(data: unknown) {
    const entries = isCollection(data) ? data.all() : isJsonSerializable(data) ? data.jsonSerialize() : data;
    this.data = requireMap('MergeValue(data)', entries);
  }
}

/**
 * Stands for a value that is left out: filtering removes every entry that holds one.
 *
 * Interface row: `Statement.missingValueMarker`
 */
export class MissingValue {
  /**
   * Tells that there is no value.
   *
   * @returns Always true.
   */
  isMissing(): boolean {
    return true;
  }
}
