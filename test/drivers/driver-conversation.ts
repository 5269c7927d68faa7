import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Json } from '../../src/suite/protocol/wire';

type Answer = {
  readonly result?: Json;
  readonly error?: { readonly code: number; readonly message: string };
};

/** Returns the handle of the object that an outcome gives. */
export function handleIn(outcome: Json): string {
  const handle = (outcome as { value?: { $ref?: string } | null }).value?.$ref;
  if (handle === undefined) throw new Error(`expected an object, received ${JSON.stringify(outcome)}`);
  return handle;
}

/** A driver program that answers one request at a time. */
export class DriverConversation {
  private readonly child;
  private readonly lines: AsyncIterator<string>;
  private lastId = 0;
  private complaints = '';

  /** Talks to a new driver, which has to end by itself when it is told to. */
  static async with(
    command: readonly string[],
    talk: (driver: DriverConversation) => Promise<void>,
  ): Promise<void> {
    const driver = new DriverConversation(command);
    try {
      await talk(driver);
      await driver.end();
    } finally {
      driver.child.kill();
    }
  }

  private constructor(command: readonly string[]) {
    const [program = '', ...args] = command;
    this.child = spawn(program, args, {
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: 60_000,
    });
    // A driver that is gone is told by the missing answer.
    this.child.stdin.on('error', () => undefined);
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaints = (this.complaints + text).slice(-2000);
    });
  }

  /** Sends one message, and throws when the driver is gone or answers with a JSON-RPC error. */
  async send(method: string, params: Json): Promise<Json> {
    const id = ++this.lastId;
    this.child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    const line = await this.lines.next();
    if (line.done === true) {
      const end = `the driver ended at ${method} ${JSON.stringify(params)}`;
      throw new Error(`${end}; stderr ends with:\n${this.complaints}`);
    }
    const answer: Answer = JSON.parse(line.value);
    if (answer.error !== undefined)
      throw new Error(`${method}: ${answer.error.code} ${answer.error.message}`);
    return answer.result ?? null;
  }

  /** Creates an object and returns its handle. */
  async create(className: string, ...args: readonly Json[]): Promise<string> {
    return handleIn(await this.send('create', { class: className, args }));
  }

  private async end(): Promise<void> {
    const ended = once(this.child, 'exit');
    await this.send('shutdown', {});
    const [code] = await ended;
    if (code !== 0) throw new Error(`the driver did not end by itself, its exit code is ${code}`);
  }
}
