// Runs scenarios on the reference with changes planted in it.
const { answerTasks } = require('../tasks/answer-tasks.cjs');
const { plant, requirePlanted } = require('./planted-project.cjs');
const { runInProcess } = require('./run-in-process.cjs');

/**
 * @param {object} task
 * @param {readonly import('./planted-text.cjs').Change[]} task.changes
 * @param {readonly object[]} task.selected The scenarios to run, as the suite reads them.
 * @returns {Promise<import('./judge.cjs').Verdict[]>} Their verdicts.
 * @throws {Error} When a change could not be planted.
 */
async function run({ changes, selected }) {
  plant(changes);
  const verdicts = [];
  await runInProcess({
    selected,
    onResult: ({ id, level, rows, status, message }) => verdicts.push({ id, level, rows, status, message }),
  });
  requirePlanted();
  return verdicts;
}

answerTasks(run);
