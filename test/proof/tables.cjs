const { everyRow } = require('./every-row.cjs');

const cell = (text) => text.replaceAll('|', '\\|');
const code = (texts) => texts.map((text) => `\`${text}\``).join(', ');
const costs = (rows) => (rows.length === everyRow.length ? 'every row' : code(rows));
const places = (changes) =>
  code([...new Set(changes.map(({ file }) => file.replace(/^src\/reference\//, '')))]);

const count = (faults, wanted) => faults.filter(({ level }) => level === wanted).length;

/**
 * Lays the catalogue out as Markdown.
 *
 * @param {readonly import('./judge.cjs').Fault[]} faults
 * @param {readonly import('./judge.cjs').Variant[]} variants
 * @returns {{ faults: string, variants: string }} Their number and a table of each.
 */
function tables(faults, variants) {
  return {
    faults: [
      `${faults.length} faults: ${count(faults, 'stated')} against the document's words, for stated scenarios to catch, ` +
        `${count(faults, 'observed')} for observed ones and ${count(faults, 'exact')} for exact ones.`,
      '',
      '| fault | level | planted in `src/reference/` | caught by |',
      '|---|---|---|---|',
      ...faults.map(
        ({ what, level, changes, caughtBy }) =>
          `| ${cell(what)} | ${level} | ${places(changes)} | ${code(Object.keys(caughtBy))} |`,
      ),
    ].join('\n'),
    variants: [
      `${variants.length} variants, ${variants.filter(({ declines }) => declines.length > 0).length} of which decline a trait.`,
      '',
      '| variant | why it is right | declines | costs scenarios of |',
      '|---|---|---|---|',
      ...variants.map(
        ({ what, why, declines, rows }) =>
          `| ${cell(what)} | ${cell(why)} | ${code(declines)} | ${costs(rows)} |`,
      ),
    ].join('\n'),
  };
}

module.exports = { tables };
