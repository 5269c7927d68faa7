/**
 * Carries out scenarios on the reference with changes planted in it, without Cucumber, which would take most of the time.
 *
 * @param {readonly import('./planted-text.cjs').Change[]} changes
 * @param {readonly import('../../src/suite/scenarios/scenario-info').ScenarioInfo[]} selected The scenarios.
 * @param {(task: object) => Promise<import('../staged/failing-scenarios').FailingScenario[]>} run Gives a task to a process of
 *   failing-worker.ts.
 * @param {number} [runs] How many cases each law tries.
 * @returns {Promise<import('./judge.cjs').Verdict[]>} Their verdicts.
 * @throws {Error} When a change could not be planted.
 */
async function stagedVerdicts(changes, selected, run, runs) {
  const failing = await run({ changes, reaching: selected.map(({ id }) => id), runs });
  const messages = new Map(failing.map(({ id, message }) => [id, message]));
  return selected.map(({ id, level, rows }) => {
    const status = messages.has(id) ? 'failed' : 'passed';
    return { id, level, rows, status, message: messages.get(id) ?? '' };
  });
}

module.exports = { stagedVerdicts };
