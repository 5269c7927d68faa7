const { fork } = require('node:child_process');
const { join } = require('node:path');

const timeLimit = 180_000;

/** Runs scenarios on the reference with changes planted in it; one process at a time. */
class Worker {
  #process = null;

  /**
   * @param {readonly import('./planted-text.cjs').Change[]} changes
   * @param {readonly object[] | null} selected The scenarios to run, as the suite reads them; null for all.
   * @returns {Promise<import('./judge.cjs').Verdict[]>} Their verdicts.
   * @throws {Error} When a change could not be planted, or the run did not come to its end.
   */
  async run(changes, selected) {
    this.#process ??= fork(join(__dirname, 'worker.cjs'), { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    const { verdicts, error } = await this.#answer({ changes, selected });
    if (verdicts === undefined) throw new Error(error);
    return verdicts;
  }

  /** Ends the process, if there is one. */
  stop() {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }

  #answer(message) {
    const child = this.#process;
    return new Promise((resolve) => {
      let words = '';
      const hear = (text) => {
        words += text;
      };
      const finish = (answer) => {
        clearTimeout(timer);
        child.off('message', finish).off('exit', died);
        child.stderr.off('data', hear);
        resolve(answer);
      };
      const fail = (reason) => {
        this.stop();
        finish({ error: `${reason}: ${words.trim().slice(-600)}` });
      };
      const died = (code) => fail(`the process ended with ${code}`);
      const timer = setTimeout(() => fail(`no end after ${timeLimit / 1000} s`), timeLimit);
      child.on('message', finish).on('exit', died);
      child.stderr.on('data', hear);
      child.send(message);
    });
  }
}

module.exports = { Worker };
