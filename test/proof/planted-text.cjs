/**
 * @typedef {object} Change One place of the reference that becomes something else.
 * @property {string} file The file, from the root.
 * @property {string} replaces Text that stands there exactly once.
 * @property {string} by What it becomes.
 */

/**
 * Plants changes in the text of one file.
 *
 * @param {string} text The file's text.
 * @param {readonly Change[]} changes The changes of that file, in the order in which they are planted.
 * @returns {string} The changed text.
 * @throws {Error} When the text that a change replaces does not stand there exactly once.
 */
function plantedText(text, changes) {
  return changes.reduce((current, { file, replaces, by }) => {
    const parts = current.split(replaces);
    if (parts.length === 2) return parts.join(by);
    throw new Error(`expected exactly once in ${file}, found ${parts.length - 1} times:\n${replaces}`);
  }, text);
}

module.exports = { plantedText };
