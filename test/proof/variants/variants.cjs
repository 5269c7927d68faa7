// The catalogue of honest variants: each is planted alone, and may fail only scenarios of traits that it declines and, above the
// stated level, of the rows that it lists.
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/** @type {readonly import('../judge.cjs').Variant[]} */
const variants = readdirSync(__dirname)
  .filter((file) => file.endsWith('-variants.cjs'))
  .sort()
  .flatMap((file) => Object.values(require(join(__dirname, file))).flat());

module.exports = { variants };
