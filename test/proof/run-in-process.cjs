/**
 * Runs scenarios of the suite on the reference in this process.
 *
 * @param {object} run
 * @param {readonly object[] | null} run.selected The scenarios to run, as the suite reads them; null for all.
 * @param {() => void} [run.onPlan] Called before the first scenario.
 * @param {(verdict: import('./judge.cjs').Verdict) => void} run.onResult Told of every verdict.
 * @returns {Promise<void>}
 */
async function runInProcess({ selected, onPlan = () => {}, onResult }) {
  const { JudgedRun } = require('../../src/suite/run/judged-run');
  const { runSuite } = require('../../src/suite/run/run-suite');
  const parameters = { seed: 1 };
  const settings = { parameters, selected, failFast: false, reports: '', formats: new Set() };
  await JudgedRun.during(parameters, () => runSuite({ ...settings, onPlan, onResult }));
}

module.exports = { runInProcess };
