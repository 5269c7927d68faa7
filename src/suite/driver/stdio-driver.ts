import { introduction } from '../protocol/introduction';
import { messageProblem } from '../protocol/message-check';
import { protocolVersion } from '../protocol/protocol-version';
import type { Verb } from '../protocol/verb';
import type { DriverDescription, Outcome } from '../protocol/wire';
import { Driver } from './driver';
import { DriverFault } from './driver-fault';
import type { DriverCommand } from './stdio/driver-command';
import { startProblem } from './stdio/driver-process';
import { StdioConnection } from './stdio/stdio-connection';

/** The limits of a driver program. */
export interface StdioDriverOptions {
  /** How long an answer may take, in milliseconds; 5000 by default. No timer waits longer than almost 25 days. */
  readonly timeout?: number;
  /** How many bytes a line may have; 16 MiB by default. */
  readonly maxBytes?: number;
  /** How long the program may take to end after `shutdown`, in milliseconds; 1000 by default. */
  readonly grace?: number;
}

const defaults = { timeout: 5000, maxBytes: 16 * 1024 * 1024, grace: 1000 };

/**
 * Drives a program over its stdin and stdout, as docs/protocol.md says.
 *
 * After a fault that makes the conversation impossible the program is gone, with everything it has started; the next
 * `initialize` or `reset` starts it again.
 */
export class StdioDriver extends Driver {
  readonly #options: Required<StdioDriverOptions>;
  #connection: StdioConnection | null = null;
  #lastDeath: DriverFault | null = null;
  #wasStarted = false;
  #pipelining = false;
  #queue: Promise<unknown> = Promise.resolve();
  #queued = 0;

  /**
   * @param command - How the program is started.
   * @param options - Its limits.
   */
  constructor(
    private readonly command: DriverCommand,
    options: StdioDriverOptions = {},
  ) {
    super();
    this.#options = { ...defaults, ...options };
  }

  /** The id of the running program, or null when none runs. */
  get processId(): number | null {
    return this.#connection?.processId ?? null;
  }

  initialize(): Promise<DriverDescription> {
    return this.#inTurn(() => this.#start());
  }

  reset(): Promise<void> {
    const send = async (): Promise<void> => {
      await this.#send('reset', {});
    };
    if (this.#connection !== null || !this.#wasStarted) return this.#atOnce(send);
    return this.#inTurn(async () => {
      if (this.#connection === null) await this.#start();
      await send();
    });
  }

  shutdown(): Promise<void> {
    return this.#inTurn(async () => {
      const connection = this.#connection;
      if (connection === null) return;
      const { grace } = this.#options;
      try {
        await this.#send('shutdown', {});
        const endedAlone = await connection.close(grace);
        if (!endedAlone) {
          throw connection.fault(
            'timeout',
            `shutdown: expected the process to end within ${grace} ms, but it was still running and had to be stopped`,
          );
        }
      } finally {
        await connection.close(0);
        this.#connection = null;
      }
    });
  }

  async #start(): Promise<DriverDescription> {
    this.#wasStarted = true;
    this.#connection ??= this.#connect();
    const connection = this.#connection;
    const result = await this.#exchange(connection, 'initialize', introduction);
    // The version comes first: an answer of another version may have another shape.
    const version = (result as { readonly protocolVersion?: unknown } | null)?.protocolVersion;
    const isOther = typeof version === 'number' && version !== protocolVersion;
    const problem = isOther
      ? `expected protocol version ${protocolVersion}, received ${version}`
      : this.#problem('initialize', result);
    if (problem !== null) {
      const fault = connection.fault(isOther ? 'version' : 'wrong-shape', `initialize: ${problem}`, true);
      await this.#drop(connection, fault);
      throw fault;
    }
    const description = result as DriverDescription;
    this.#pipelining = description.pipelining === true;
    return description;
  }

  /** Node throws some of the reasons why a program cannot be started, and tells the connection of others. */
  #connect(): StdioConnection {
    const { title, words } = this.command;
    try {
      return new StdioConnection(this.command, this.#options.maxBytes);
    } catch (thrown) {
      const what = startProblem(words[0] ?? '', thrown as NodeJS.ErrnoException);
      const message = `${title}: initialize: expected an answer, but ${what}`;
      throw new DriverFault('cannot-start', message, 'driver', true);
    }
  }

  request(verb: Verb, params: object): Promise<Outcome> {
    return this.#atOnce(() => this.#send(verb, params) as Promise<Outcome>);
  }

  async #send(verb: Verb, params: object): Promise<unknown> {
    const connection = this.#connection;
    if (connection === null) throw this.#notRunning(verb);
    const result = await this.#exchange(connection, verb, params);
    const problem = this.#problem(verb, result);
    if (problem === null) return result;
    throw connection.fault('wrong-shape', `${connection.describe(verb, params)}: ${problem}`);
  }

  async #exchange(connection: StdioConnection, verb: Verb, params: object): Promise<unknown> {
    try {
      return await connection.request(verb, params, this.#options.timeout);
    } catch (thrown) {
      if (connection.death !== null) await this.#drop(connection, connection.death);
      if (connection.death !== null || verb !== 'initialize') throw thrown;
      // Without an introduction there is no conversation.
      const { kind, message, culprit } = thrown as DriverFault;
      const fault = new DriverFault(kind, message, culprit, true);
      await this.#drop(connection, fault);
      throw fault;
    }
  }

  #problem(verb: Verb, result: unknown): string | null {
    const problem = messageProblem(verb, 'result', result);
    return problem === null ? null : `the result is wrong, ${problem}`;
  }

  async #drop(connection: StdioConnection, fault: DriverFault): Promise<void> {
    // Of several requests that die with the program, the first one tells.
    if (this.#connection === connection) {
      this.#connection = null;
      this.#lastDeath = fault;
    }
    await connection.close(0);
  }

  #notRunning(verb: Verb): DriverFault {
    const last = this.#lastDeath;
    if (last === null) return new DriverFault('exited', `${verb}: expected initialize first`, 'suite');
    return new DriverFault(
      last.kind,
      `${verb}: the driver is not running since: ${last.message}`,
      'driver',
      true,
    );
  }

  // One request at a time, whatever the caller does, unless the driver says that it takes several.
  #atOnce<T>(action: () => Promise<T>): Promise<T> {
    return this.#pipelining && this.#queued === 0 ? action() : this.#inTurn(action);
  }

  #inTurn<T>(action: () => Promise<T>): Promise<T> {
    this.#queued += 1;
    const turn = this.#queue.then(action);
    const done = (): void => {
      this.#queued -= 1;
    };
    this.#queue = turn.then(done, done);
    return turn;
  }
}
