const { judgeVariant } = require('./judge.cjs');
const { stagedVerdicts } = require('./staged-verdicts.cjs');

/** How many cases a law tries on one variant: all variants together try it some thousand times. */
const runs = 25;

/**
 * Judges an honest variant by scenarios that may notice it.
 *
 * @param {Pick<import('./judge.cjs').Variant, 'changes' | 'declines' | 'rows' | 'unseen'>} variant
 * @param {readonly import('../../src/suite/scenarios/scenario-info').ScenarioInfo[]} selected The scenarios.
 * @param {Parameters<typeof stagedVerdicts>[2]} run Gives a task to a process of failing-worker.ts.
 * @returns {Promise<import('./judge.cjs').Judgement>}
 */
async function judgedVariant(variant, selected, run) {
  const verdicts = await stagedVerdicts(variant.changes, selected, run, runs);
  const traits = new Map(selected.map(({ id, traits }) => [id, traits]));
  return judgeVariant(variant, verdicts, (id) => traits.get(id) ?? []);
}

module.exports = { judgedVariant };
