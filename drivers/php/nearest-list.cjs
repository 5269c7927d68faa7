// Prints the list of known failures that fits a version: node drivers/php/nearest-list.cjs laravel 13.45.1
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const folder = join(__dirname, 'known-failures');

/**
 * Chooses the list of the newest version that is of the same major and no newer than the one judged: a difference stays until
 * a version is seen without it.
 *
 * @param {string} name - The name of the framework.
 * @param {string} version - Its version.
 * @param {readonly string[]} lists - The names of the lists there are.
 * @returns {string} The name of the list, empty when none fits.
 */
function nearestList(name, version, lists = readdirSync(folder)) {
  const older = lists
    .map((list) => ({ list, of: list.match(/^(.+)-(\d+)\.(\d+)\.txt$/) }))
    .filter(({ of }) => of?.[1] === name)
    .map(({ list, of }) => ({ list, major: Number(of[2]), minor: Number(of[3]) }))
    .filter(({ major, minor }) => major === numberAt(version, 0) && minor <= numberAt(version, 1));
  return older.sort((a, b) => b.minor - a.minor)[0]?.list ?? '';
}

function numberAt(version, index) {
  return Number(version.split('.')[index] ?? 0);
}

if (require.main === module) {
  const [name = '', version = ''] = process.argv.slice(2);
  const list = nearestList(name, version);
  if (list !== '') console.log(join(folder, list));
}

module.exports = { nearestList };
