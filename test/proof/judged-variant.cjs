const { judgeVariant } = require('./judge.cjs');

/**
 * Judges an honest variant by scenarios that may notice it. There are many of them: they are carried out without Cucumber, which
 * would take most of the time.
 *
 * @param {Pick<import('./judge.cjs').Variant, 'changes' | 'declines' | 'rows' | 'unseen'>} variant
 * @param {readonly import('../../src/suite/scenarios/scenario-info').ScenarioInfo[]} selected The scenarios.
 * @param {(task: object) => Promise<import('../staged/failing-scenarios').FailingScenario[]>} run Gives a task to a process of
 *   failing-worker.ts.
 * @returns {Promise<import('./judge.cjs').Judgement>}
 */
async function judgedVariant(variant, selected, run) {
  const failing = await run({ changes: variant.changes, reaching: selected.map(({ id }) => id) });
  const messages = new Map(failing.map(({ id, message }) => [id, message]));
  const traits = new Map(selected.map(({ id, traits }) => [id, traits]));
  const verdicts = selected.map(({ id, level, rows }) => {
    const status = messages.has(id) ? 'failed' : 'passed';
    return { id, level, rows, status, message: messages.get(id) ?? '' };
  });
  return judgeVariant(variant, verdicts, (id) => traits.get(id) ?? []);
}

module.exports = { judgedVariant };
