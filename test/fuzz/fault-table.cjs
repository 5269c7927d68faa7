const { missedFaults } = require('./missed-faults.cjs');

/**
 * Writes the page about the faults that fuzzing finds.
 *
 * @param {readonly { id: string, what: string }[]} faults
 * @param {ReadonlyMap<string, { cause?: string | null, programs?: number, seconds?: number, error?: string }>} results By id.
 * @param {string} limits The options that say how long each was looked for.
 * @returns {string} Markdown.
 */
function faultTable(faults, results, limits) {
  const rows = faults.map((fault) => ({ ...fault, ...results.get(fault.id) }));
  const found = rows.filter(({ cause }) => typeof cause === 'string');
  const missed = rows.filter(({ cause }) => typeof cause !== 'string');
  const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '\\<');
  return [
    '# Planted faults that fuzzing finds',
    '',
    `\`npm run fuzz:faults -- ${limits} --table\` plants the faults of the [catalogue](../strength.md#faults) in the reference and lets`,
    '[generated programs](../fuzzing.md) run on it and on the reference as it is, until the two differ or the time is over.',
    `It found ${found.length} of the ${rows.length} that there were when this page was written (${((100 * found.length) / rows.length).toFixed(1)} %).`,
    '',
    '## Missed',
    '',
    'What a program would need to find them, as far as somebody has looked:',
    '',
    '| fault | what | programs | needs |',
    '|---|---|---|---|',
    ...missed.map(
      ({ id, what, programs, error }) =>
        `| ${id} | ${cell(what)} | ${error ?? programs} | ${missedFaults.get(id) ?? 'not looked at'} |`,
    ),
    '',
    '## Found',
    '',
    '| fault | after programs | where it showed |',
    '|---|---|---|',
    ...found.map(({ id, programs, cause }) => `| ${id} | ${programs} | ${cell(cause)} |`),
    '',
  ].join('\n');
}

module.exports = { faultTable };
