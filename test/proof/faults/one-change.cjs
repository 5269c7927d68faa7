/**
 * Makes faults of one change: a text of a file is replaced by another.
 *
 * @param level - The level of the scenarios that have to notice them.
 * @returns A function that returns an entry of the catalogue.
 */
function oneChange(level) {
  /**
   * @param id - The name of the fault.
   * @param what - What is wrong, in words.
   * @param file - The file.
   * @param replaces - The text, which the file has once.
   * @param by - What stands there instead.
   * @param caughtBy - By id of a scenario, the words of its failure.
   */
  return (id, what, file, replaces, by, caughtBy) => ({
    id,
    what,
    level,
    changes: [{ file, replaces, by }],
    caughtBy,
  });
}

module.exports = { oneChange };
