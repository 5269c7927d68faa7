const { cpSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { plantedText } = require('../proof/planted-text.cjs');

const root = join(__dirname, '..', '..');

/**
 * Copies the Python port and the kit to a folder, with mistakes planted in the port.
 *
 * @param {string} folder - An empty folder.
 * @param {readonly { file: string, replaces: string, by: string }[]} mistakes - What is wrong in it.
 * @returns {string} The folder of the port.
 */
function plantedPort(folder, mistakes) {
  for (const part of [join('ports', 'python'), join('drivers', 'starters', 'python')])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  const port = join(folder, 'ports', 'python');
  for (const mistake of mistakes) {
    const path = join(port, 'touchstone_pages', mistake.file);
    writeFileSync(path, plantedText(readFileSync(path, 'utf8'), [mistake]));
  }
  return port;
}

module.exports = { plantedPort };
