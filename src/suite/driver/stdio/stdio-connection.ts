import { messageProblem } from '../../protocol/message-check';
import type { RequestSubject } from '../../protocol/request-subject';
import type { Verb } from '../../protocol/verb';
import { DriverFault, type FaultKind } from '../driver-fault';
import type { DriverCommand } from './driver-command';
import { DriverProcess, type ProcessEnd, show } from './driver-process';
import { readResponse } from './read-response';

interface Waiting {
  readonly timeout: number;
  resolve(line: Buffer): void;
  reject(end: ProcessEnd): void;
}

/** One life of a driver program: its requests and answers. */
export class StdioConnection {
  readonly #process: DriverProcess;
  readonly #title: string;
  /** The requests without an answer yet, the oldest first: answers come in this order. */
  readonly #waiting: Waiting[] = [];
  /** The class of each object that an answer gave by its handle, for messages. */
  readonly #classes = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;
  #end: ProcessEnd | null = null;
  #requests = 0;
  #answers = 0;
  #death: DriverFault | null = null;
  #stopping: Promise<void> | null = null;

  /**
   * @param command - How the program is started.
   * @param maxBytes - How many bytes a line may have.
   */
  constructor({ title, words }: DriverCommand, maxBytes: number) {
    this.#title = title;
    this.#process = new DriverProcess(
      words,
      { onLine: (line) => this.#onLine(line), onEnd: (end) => this.#fail(end) },
      maxBytes,
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
   * Sends a request and waits for its answer. Requests that are sent before an answer has arrived are answered in their order.
   *
   * @param verb - The verb.
   * @param params - Its parameters.
   * @param timeout - How long the answer may take, in milliseconds, once it is the next to come.
   * @returns The result; its content is not checked yet.
   * @throws DriverFault when there is no proper answer. Unless it is an error that the driver answered with, the
   *   connection has come to its end.
   */
  async request(verb: Verb, params: object, timeout: number): Promise<unknown> {
    const problem = messageProblem(verb, 'request', params);
    if (problem !== null)
      throw new DriverFault('wrong-shape', `${verb}: the request is wrong, ${problem}`, 'suite');
    const subject = (): string => this.describe(verb, params);
    if (this.#end !== null) throw await this.#die(subject, this.#end);
    this.#requests += 1;
    const id = this.#requests;
    let line: Buffer;
    try {
      line = await this.#exchange(JSON.stringify({ jsonrpc: '2.0', id, method: verb, params }), timeout);
    } catch (thrown) {
      throw await this.#die(subject, thrown as ProcessEnd);
    }
    const response = readResponse(line, id);
    // If the driver sent a second answer together with this one, #end is set by now.
    if ('fault' in response) throw await this.#die(subject, { kind: response.fault, what: response.what });
    if (this.#end !== null) throw await this.#die(subject, this.#end);
    this.#answers += 1;
    if ('rpcError' in response) {
      throw this.fault(
        'rpc-error',
        `${subject()}: expected a result, received the error ${response.rpcError}`,
      );
    }
    if (verb === 'reset') this.#classes.clear();
    else this.#remember(response.result);
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
   * Names what a request asks for.
   *
   * @param verb - Its verb.
   * @param params - Its parameters.
   * @returns Words such as `call of url on Paginator`.
   */
  describe(verb: Verb, params: object): string {
    const { class: className, target, operation, property } = params as RequestSubject;
    const holder = className ?? (target === undefined ? undefined : (this.#classes.get(target) ?? target));
    if (holder === undefined) return verb;
    const member = operation ?? property;
    return member === undefined ? `${verb} of ${holder}` : `${verb} of ${member} on ${holder}`;
  }

  /**
   * Makes a fault of this driver.
   *
   * @param kind - The kind.
   * @param what - What happened, beginning with the request.
   * @param isLoss - Whether the driver is gone with it.
   * @returns The fault, with the command and the end of stderr.
   */
  fault(kind: FaultKind, what: string, isLoss = false): DriverFault {
    const { stderr } = this.#process;
    const tail = stderr === '' ? 'stderr is empty' : `stderr ends with:\n${quoted(stderr)}`;
    const [said = '', ...more] = what.split('\n');
    // What a driver says in several lines is set apart from what is said about it.
    const between = more.length === 0 ? '; ' : `\n${quoted(more.join('\n'))}\n  `;
    return new DriverFault(kind, `${this.#title}: ${said}${between}${tail}`, 'driver', isLoss);
  }

  #exchange(line: string, timeout: number): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ timeout, resolve, reject });
      if (this.#waiting.length === 1) this.#watch();
      this.#process.write(line);
    });
  }

  /** Limits the time for the answer that comes next. */
  #watch(): void {
    clearTimeout(this.#timer);
    const next = this.#waiting[0];
    if (next === undefined) return;
    const { timeout } = next;
    this.#timer = setTimeout(() => this.#fail({ kind: 'timeout', what: this.#lateness(timeout) }), timeout);
  }

  #lateness(timeout: number): string {
    const { unfinished } = this.#process;
    const hint =
      this.#answers === 0
        ? ' (does the driver read its stdin? Is the answer flushed, and ended by a line feed? A program that starts slowly wants a higher --timeout)'
        : '';
    return `expected an answer within ${timeout} ms, received ${unfinished === '' ? `nothing${hint}` : unfinished}`;
  }

  #remember(result: unknown): void {
    const { $ref, class: className } =
      (result as { value?: { $ref?: unknown; class?: unknown } | null } | null)?.value ?? {};
    if (typeof $ref === 'string' && typeof className === 'string') this.#classes.set($ref, className);
  }

  async #die(subject: () => string, end: ProcessEnd): Promise<DriverFault> {
    const { kind, what } = end;
    this.#fail(end);
    // A program that never answered anything did not really start.
    const hasStarted = kind !== 'exited' || this.#answers > 0;
    this.#stopping ??= this.#process.stop(0);
    await this.#stopping;
    const text = kind === 'exited' || kind === 'cannot-start' ? `expected an answer, but ${what}` : what;
    const fault = this.fault(hasStarted ? kind : 'cannot-start', `${subject()}: ${text}`, true);
    this.#death ??= fault;
    return fault;
  }

  #onLine(line: Buffer): void {
    const waiting = this.#waiting.shift();
    if (waiting === undefined) {
      const what = `expected nothing, received a line that answers no request: ${show(line)}`;
      this.#fail({ kind: 'wrong-shape', what });
      return;
    }
    this.#watch();
    waiting.resolve(line);
  }

  #fail(end: ProcessEnd): void {
    this.#end ??= end;
    clearTimeout(this.#timer);
    for (const waiting of this.#waiting.splice(0)) waiting.reject(end);
  }
}

function quoted(text: string): string {
  return text.replace(/^/gm, '  | ');
}
