import { messageProblem } from '../../protocol/message-check';
import type { Verb } from '../../protocol/verb';
import { type Culprit, DriverFault, type FaultKind } from '../driver-fault';
import { DriverProcess, type ProcessEnd, type ProcessOptions, show } from './driver-process';
import { readResponse } from './read-response';

interface Waiting {
  resolve(line: Buffer): void;
  reject(end: ProcessEnd): void;
}

/** One life of a driver program: its requests and answers. */
export class StdioConnection {
  readonly #process: DriverProcess;
  readonly #commandLine: string;
  #waiting: Waiting | null = null;
  #end: ProcessEnd | null = null;
  #requests = 0;
  #answers = 0;
  #death: DriverFault | null = null;

  /**
   * @param commandLine - The command line, for messages.
   * @param words - The program and its arguments.
   * @param options - Limits and surroundings.
   */
  constructor(commandLine: string, words: readonly string[], options: ProcessOptions) {
    this.#commandLine = commandLine;
    this.#process = new DriverProcess(
      words,
      { onLine: (line) => this.#onLine(line), onEnd: (end) => this.#fail(end) },
      options,
    );
  }

  /** The id of the program while it runs, else null. */
  get processId(): number | null {
    return this.#process.id;
  }

  /** The fault after which this connection is of no use any more, or null. */
  get death(): DriverFault | null {
    return this.#death;
  }

  /**
   * Sends a request and waits for its answer.
   *
   * @param verb - The verb.
   * @param params - Its parameters.
   * @param timeout - How long the answer may take, in milliseconds.
   * @returns The result; its content is not checked yet.
   * @throws DriverFault when there is no proper answer. Unless it is an error that the driver answered with, the
   *   connection has come to its end.
   */
  async request(verb: Verb, params: object, timeout: number): Promise<unknown> {
    const problem = messageProblem(verb, 'request', params);
    if (problem !== null)
      throw new DriverFault('wrong-shape', `${verb}: the request is wrong, ${problem}`, 'suite');
    this.#requests += 1;
    const id = this.#requests;
    const line = await this.#exchange(
      verb,
      JSON.stringify({ jsonrpc: '2.0', id, method: verb, params }),
      timeout,
    );
    const response = readResponse(line, id);
    // A second answer in the same breath has been noticed by now.
    if ('fault' in response) throw await this.#die(verb, response.fault, response.what);
    if (this.#end !== null) throw await this.#die(verb, this.#end.kind, this.#end.what);
    this.#answers += 1;
    if ('rpcError' in response) {
      throw this.fault('rpc-error', `${verb}: expected a result, came the error ${response.rpcError}`);
    }
    return response.result;
  }

  /**
   * Ends the program.
   *
   * @param grace - How long it may take to end by itself, in milliseconds.
   * @returns Whether it ended without being forced to.
   */
  async close(grace: number): Promise<boolean> {
    this.#process.closeInput();
    const endedAlone = await this.#process.waitForEnd(grace);
    await this.#process.stop(grace);
    return endedAlone;
  }

  /**
   * Makes a fault of this driver.
   *
   * @param kind - The kind.
   * @param what - What happened, beginning with the verb.
   * @param culprit - Whose fault it is.
   * @returns The fault, with the command line and the end of stderr.
   */
  fault(kind: FaultKind, what: string, culprit: Culprit = 'driver'): DriverFault {
    const { stderr } = this.#process;
    const tail = stderr === '' ? 'stderr is empty' : `stderr ends with:\n${stderr}`;
    return new DriverFault(kind, `Driver "${this.#commandLine}": ${what}; ${tail}`, culprit);
  }

  async #exchange(verb: Verb, line: string, timeout: number): Promise<Buffer> {
    if (this.#end !== null) throw await this.#die(verb, this.#end.kind, this.#end.what);
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        this.#waiting = { resolve, reject };
        const expired = (): void =>
          reject({ kind: 'timeout', what: this.#lateness(timeout) } satisfies ProcessEnd);
        timer = setTimeout(expired, timeout);
        this.#process.write(line);
      });
    } catch (thrown) {
      const { kind, what } = thrown as ProcessEnd;
      throw await this.#die(verb, kind, what);
    } finally {
      clearTimeout(timer);
      this.#waiting = null;
    }
  }

  #lateness(timeout: number): string {
    const { unfinished } = this.#process;
    return `expected an answer within ${timeout} ms, came ${unfinished === '' ? 'nothing' : unfinished}`;
  }

  async #die(verb: Verb, kind: FaultKind, what: string): Promise<DriverFault> {
    // A program that never answered anything did not really start.
    const isStillborn = kind === 'exited' && this.#answers === 0;
    await this.#process.stop(0);
    const text = kind === 'exited' || kind === 'cannot-start' ? `expected an answer, but ${what}` : what;
    this.#death = this.fault(isStillborn ? 'cannot-start' : kind, `${verb}: ${text}`);
    return this.#death;
  }

  #onLine(line: Buffer): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) waiting.resolve(line);
    else
      this.#fail({
        kind: 'wrong-shape',
        what: `expected nothing, came a line that answers no request: ${show(line)}`,
      });
  }

  #fail(end: ProcessEnd): void {
    this.#end ??= end;
    this.#waiting?.reject(end);
    this.#waiting = null;
  }
}
