const { TaskProcess } = require('./task-process.cjs');

/**
 * Works on entries in several processes side by side, each of which takes the next entry when it has done one.
 *
 * @template Entry
 * @param {string} program The path of the program, which calls `answerTasks`.
 * @param {{ processes: number, timeLimit: number }} limits How many processes there are, and how long one task may take,
 *   in milliseconds.
 * @param {readonly Entry[]} entries
 * @param {(entry: Entry, run: (task: object) => Promise<any>) => Promise<void>} work Gives its tasks to the process.
 */
async function inProcesses(program, { processes, timeLimit }, entries, work) {
  const rest = entries.values();
  const workOn = async () => {
    const worker = new TaskProcess(program, timeLimit);
    try {
      for (const entry of rest) await work(entry, (task) => worker.run(task));
    } finally {
      worker.stop();
    }
  };
  await Promise.all(Array.from({ length: processes }, workOn));
}

module.exports = { inProcesses };
