/**
 * Returns a fault of one change: a text of a file is replaced by another.
 *
 * @param id - Its name.
 * @param what - What is wrong, in words.
 * @param level - The level of the scenarios that have to notice it.
 * @param file - The file.
 * @param replaces - The text, which the file has once.
 * @param by - What stands there instead.
 * @param caughtBy - By id of a scenario, the words of its failure.
 * @returns The entry of the catalogue.
 */
function oneChange(id, what, level, file, replaces, by, caughtBy) {
  return { id, what, level, changes: [{ file, replaces, by }], caughtBy };
}

module.exports = { oneChange };
