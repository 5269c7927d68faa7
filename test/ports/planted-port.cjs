const { cpSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { plantedText } = require('../proof/planted-text.cjs');

const root = join(__dirname, '..', '..');

/**
 * Copies a port and the kit to a folder, with mistakes planted in the port.
 *
 * @param {import('./ports.cjs').Port} port
 * @param {string} folder - An empty folder.
 * @param {readonly { file: string, replaces: string, by: string }[]} mistakes - What is wrong in it.
 * @returns {string} The folder of the port.
 */
function plantedPort({ home, kit, sources }, folder, mistakes) {
  for (const part of [home, kit]) cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const mistake of mistakes) {
    const path = join(folder, home, sources, mistake.file);
    writeFileSync(path, plantedText(readFileSync(path, 'utf8'), [mistake]));
  }
  return join(folder, home);
}

module.exports = { plantedPort };
