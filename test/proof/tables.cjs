const cell = (text) => text.replaceAll('|', '\\|');
const code = (texts) => texts.map((text) => `\`${text}\``).join(', ');
const places = (changes) => code([...new Set(changes.map(({ file }) => file.replace(/^src\//, '')))]);

/**
 * Lays the catalogue out as Markdown.
 *
 * @param {readonly import('./judge.cjs').Fault[]} faults
 * @param {readonly import('./judge.cjs').Variant[]} variants
 * @returns {{ faults: string, variants: string }} A table of each.
 */
function tables(faults, variants) {
  return {
    faults: [
      '| fault | level | planted in `src/` | caught by |',
      '|---|---|---|---|',
      ...faults.map(
        ({ what, level, changes, caughtBy }) =>
          `| ${cell(what)} | ${level} | ${places(changes)} | ${code(Object.keys(caughtBy))} |`,
      ),
    ].join('\n'),
    variants: [
      '| variant | why it is right | declines | costs scenarios of |',
      '|---|---|---|---|',
      ...variants.map(
        ({ what, why, declines, rows }) =>
          `| ${cell(what)} | ${cell(why)} | ${code(declines)} | ${code(rows)} |`,
      ),
    ].join('\n'),
  };
}

module.exports = { tables };
