const { fork } = require('node:child_process');

/** A process that carries out tasks, one at a time; it starts with the first one, and anew after one that never ended. */
class TaskProcess {
  #process = null;
  #program;
  #timeLimit;

  /**
   * @param {string} program The path of the program, which calls `answerTasks`.
   * @param {number} timeLimit How long one task may take, in milliseconds.
   */
  constructor(program, timeLimit) {
    this.#program = program;
    this.#timeLimit = timeLimit;
  }

  /**
   * Carries out a task.
   *
   * @param {object} task What the program is told, as JSON.
   * @returns {Promise<any>} Its answer.
   * @throws {Error} When the task throws, ends the process, or does not come to its end in time.
   */
  async run(task) {
    this.#process ??= this.#start();
    const { answer, error } = await this.#outcome(task);
    if (error !== undefined) throw new Error(error);
    return answer;
  }

  /** Ends the process, if there is one. */
  stop() {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }

  #start() {
    const child = fork(this.#program, {
      execArgv: ['-r', 'ts-node/register'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    // It may also end between two tasks.
    child.once('exit', () => {
      if (this.#process === child) this.#process = null;
    });
    return child;
  }

  #outcome(task) {
    const child = this.#process;
    return new Promise((resolve) => {
      let words = '';
      const hear = (text) => {
        words += text;
      };
      const finish = (outcome) => {
        clearTimeout(timer);
        child.off('message', finish).off('close', died);
        child.stderr.off('data', hear);
        resolve(outcome);
      };
      const fail = (reason) => {
        this.stop();
        finish({ error: `${reason}: ${words.trim().slice(-600)}` });
      };
      const died = (code, signal) => fail(`the process ended with ${signal ?? code}`);
      const timer = setTimeout(() => fail(`no end after ${this.#timeLimit / 1000} s`), this.#timeLimit);
      child.on('message', finish).on('close', died);
      child.stderr.on('data', hear);
      // That it is gone is told by 'close'.
      child.send(task, () => {});
    });
  }
}

module.exports = { TaskProcess };
