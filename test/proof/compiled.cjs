const { join } = require('node:path');
const { create } = require('ts-node');

const root = join(__dirname, '..', '..');
const service = create({ cwd: root });

/**
 * Compiles text as the suite does, without the source map behind it.
 *
 * @param {string} text The text of a file.
 * @param {string} file The file, from the root.
 * @returns {string} What Node runs.
 */
function compiled(text, file) {
  return service.compile(text, join(root, file)).replace(/\n\/\/# sourceMappingURL=.*$/s, '');
}

module.exports = { compiled };
