/**
 * Chooses entries by their ids.
 *
 * @template {{ readonly id: string }} Entry
 * @param {readonly Entry[]} entries
 * @param {readonly string[]} patterns Ids, or prefixes ending in *.
 * @returns {readonly Entry[]} The entries whose id is among the patterns; all of them when there are none.
 * @throws {RangeError} When no entry has an id that fits a pattern.
 */
function chosenById(entries, patterns) {
  const fits = (pattern, { id }) =>
    pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern;
  for (const pattern of patterns) {
    if (entries.some((entry) => fits(pattern, entry))) continue;
    throw new RangeError(`Expected an id, or a prefix ending in *, received "${pattern}"`);
  }
  if (patterns.length === 0) return entries;
  return entries.filter((entry) => patterns.some((pattern) => fits(pattern, entry)));
}

module.exports = { chosenById };
