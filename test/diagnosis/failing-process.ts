import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Change } from '../proof/change';

/** A fault may never come to an end. */
const timeLimit = 300_000;

/** Says which scenarios fail on the reference with changes planted in it, in a process of its own. */
export class FailingProcess {
  #process: ChildProcess | null = null;

  /**
   * @param changes - What is planted.
   * @param reaching - The ids of the scenarios that may notice it.
   * @returns The ids of those that fail.
   * @throws Error when the changes cannot be planted, or the scenarios do not come to their end.
   */
  async failing(changes: readonly Change[], reaching: readonly string[]): Promise<string[]> {
    this.#process ??= fork(join(__dirname, 'failing-worker.ts'));
    const child = this.#process;
    const answer = await new Promise<{ fails?: string[]; error?: string }>((resolve) => {
      const timer = setTimeout(() => resolve({ error: `no end after ${timeLimit / 1000} s` }), timeLimit);
      const finish = (said: { fails?: string[]; error?: string }): void => {
        clearTimeout(timer);
        resolve(said);
      };
      child.once('message', (said) => finish(said as { fails: string[] }));
      child.once('exit', (code) => finish({ error: `the process ended with ${code}` }));
      child.send({ changes, reaching });
    });
    child.removeAllListeners();
    if (answer.fails !== undefined) return answer.fails;
    this.stop();
    throw new Error(answer.error);
  }

  /** Ends the process, if there is one. */
  stop(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }
}
