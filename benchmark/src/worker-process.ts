import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** How to start the process of one contender. */
export interface WorkerCommand {
  /** Its name in the tables. */
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Where the process starts; here by default. */
  readonly cwd?: string;
}

/** The process of one contender: answers one request at a time. */
export class WorkerProcess {
  readonly name: string;
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: AsyncIterator<string>;
  readonly #reader: Interface;

  /**
   * @param worker - What to start.
   */
  constructor({ name, command: [program, ...args], cwd }: WorkerCommand) {
    this.name = name;
    this.#child = spawn(program, args, { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child.on('error', () => this.#child.stdout.destroy());
    this.#child.stdin.on('error', () => undefined);
    this.#reader = createInterface({ input: this.#child.stdout });
    this.#lines = this.#reader[Symbol.asyncIterator]();
  }

  /**
   * Sends a request and waits for its answer.
   *
   * @param request - The request, see worker.ts.
   * @returns The answer.
   * @throws Error when the process ended instead of answering.
   */
  async ask<T>(request: object): Promise<T> {
    this.#child.stdin.write(`${JSON.stringify(request)}\n`);
    const { done, value } = await this.#lines.next();
    if (done === true)
      throw new Error(`The process of ${this.name} ended at the request ${JSON.stringify(request)}`);
    return JSON.parse(value) as T;
  }

  /** Ends the process. */
  stop(): void {
    this.#reader.close();
    this.#child.stdin.end();
    this.#child.kill();
  }
}
