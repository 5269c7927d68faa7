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
