/**
 * Tells what is wrong with the catalogue itself.
 *
 * @param {readonly Pick<import('./judge.cjs').Fault, 'id' | 'level' | 'caughtBy'>[]} faults
 * @param {readonly Pick<import('./judge.cjs').Variant, 'id' | 'declines' | 'rows'>[]} variants
 * @param {readonly { id: string, level: string, rows: readonly string[] }[]} scenarios All scenarios.
 * @param {{ rows: readonly string[], traits: readonly string[] }} known The ids of interface rows and of traits.
 * @returns {string[]} One line for each flaw.
 */
function flaws(faults, variants, scenarios, known) {
  const ids = [...faults, ...variants].map(({ id }) => id);
  const levelOf = new Map(scenarios.map(({ id, level }) => [id, level]));
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: the id stands twice`),
    ...faults.flatMap(({ id, level, caughtBy }) =>
      Object.keys(caughtBy)
        .filter((scenario) => levelOf.get(scenario) !== level)
        .map(
          (scenario) => `${id}: ${scenario} is ${levelOf.get(scenario) ?? 'no scenario'}, expected ${level}`,
        ),
    ),
    ...faults.flatMap(({ id, caughtBy }) =>
      Object.entries(caughtBy)
        .filter(([, words]) => words === '')
        .map(
          ([scenario]) =>
            `${id}: expected a part of the message with which ${scenario} must fail, received an empty text`,
        ),
    ),
    ...variants.flatMap(({ id, declines, rows }) => [
      ...declines
        .filter((name) => !known.traits.includes(name))
        .map((name) => `${id}: "${name}" is no trait`),
      ...rows.filter((name) => !known.rows.includes(name)).map((name) => `${id}: "${name}" is no row`),
    ]),
  ];
}

module.exports = { flaws };
