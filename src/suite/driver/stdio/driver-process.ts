import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { systemProblem } from '../../usage/system-problem';
import type { FaultKind } from '../driver-fault';
import { LineSplitter } from './line-splitter';
import { endGroup, signalGroup, watchGroup } from './process-groups';

const stderrBytes = 2048;
const settleTime = 50;

/** Why no more lines can come from a process. */
export interface ProcessEnd {
  readonly kind: FaultKind;
  readonly what: string;
}

/** Receives what a process writes. */
export interface ProcessListener {
  onLine(line: Buffer): void;
  onEnd(end: ProcessEnd): void;
}

/**
 * Runs a driver program and splits what it writes into lines.
 *
 * The program leads a process group of its own, so that whatever it starts can be ended with it.
 */
export class DriverProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #splitter: LineSplitter;
  #stderr = Buffer.alloc(0);
  readonly #gone: Promise<void>;
  #ended = false;
  #unsent = '';

  /**
   * @param words - The program and its arguments.
   * @param listener - Gets lines, and the end once.
   * @param maxBytes - How many bytes a line may have.
   */
  constructor(
    words: readonly string[],
    private readonly listener: ProcessListener,
    private readonly maxBytes: number,
  ) {
    const [program = '', ...args] = words;
    this.#splitter = new LineSplitter(maxBytes);
    this.#child = spawn(program, args, { stdio: 'pipe', detached: true });
    const { pid, stdin, stdout, stderr } = this.#child;
    if (pid !== undefined) watchGroup(pid);
    this.#gone = new Promise((resolve) => {
      this.#child.once('error', (error) => {
        this.#end({ kind: 'cannot-start', what: startProblem(program, error) });
        resolve();
      });
      this.#child.once('exit', (code, signal) => {
        const what = signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
        // The last words may still be in the pipes; a child of the driver may hold them open for ever.
        this.#afterLastWords(() => this.#end({ kind: 'exited', what: `the driver ${what}` }));
        resolve();
      });
    });
    stderr.on('data', (chunk: Buffer) => {
      this.#stderr = Buffer.concat([this.#stderr, chunk]).subarray(-stderrBytes);
    });
    stdout.on('data', (chunk: Buffer) => this.#read(chunk));
    stdout.once('end', () => this.#onClosed('stdout'));
    stdin.on('error', () => this.#onClosed('stdin'));
  }

  /** The id of the process while it runs, else null. */
  get id(): number | null {
    const { pid, exitCode, signalCode } = this.#child;
    return pid === undefined || exitCode !== null || signalCode !== null ? null : pid;
  }

  /** The end of what the program wrote to stderr. */
  get stderr(): string {
    return this.#stderr.toString().trim();
  }

  /** What is there of a line that has no end yet, in words; empty when there is nothing. */
  get unfinished(): string {
    const { pendingBytes } = this.#splitter;
    if (pendingBytes === 0) return '';
    return `${pendingBytes} bytes of a line without end: ${show(this.#splitter.pendingStart(200))}`;
  }

  /** Writes a line; lines that are written in one go are sent in one piece. */
  write(line: string): void {
    if (this.#unsent === '') queueMicrotask(() => this.#send());
    this.#unsent += `${line}\n`;
  }

  /**
   * Waits until the program has ended.
   *
   * @param limit - How long to wait, in milliseconds.
   * @returns Whether it has.
   */
  async waitForEnd(limit: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, limit, false);
    });
    const isGone = await Promise.race([this.#gone.then(() => true), late]);
    clearTimeout(timer);
    return isGone;
  }

  /**
   * Ends the program and everything it has started.
   *
   * @param grace - How long it may take to end by itself once asked to, in milliseconds.
   */
  async stop(grace: number): Promise<void> {
    this.#ended = true;
    const { pid } = this.#child;
    if (pid === undefined) return;
    if (grace > 0 && !(await this.waitForEnd(0))) {
      signalGroup(pid, 'SIGTERM');
      await this.waitForEnd(grace);
    }
    endGroup(pid);
    await this.#gone;
    for (const stream of [this.#child.stdin, this.#child.stdout, this.#child.stderr]) stream.destroy();
  }

  /** Closes the program's stdin. */
  closeInput(): void {
    this.#child.stdin.end();
  }

  #send(): void {
    const text = this.#unsent;
    this.#unsent = '';
    if (!this.#ended) this.#child.stdin.write(text);
  }

  #read(chunk: Buffer): void {
    if (this.#ended) return;
    const fits = this.#splitter.push(chunk, (line) => {
      if (!this.#ended) this.listener.onLine(line);
    });
    if (fits) return;
    const start = show(this.#splitter.pendingStart(200));
    this.#end({
      kind: 'too-large',
      what: `expected lines of at most ${this.maxBytes} bytes, received one that begins ${start}`,
    });
  }

  // A closed pipe mostly means that the process is about to end, which says more.
  #onClosed(stream: 'stdin' | 'stdout'): void {
    this.#afterLastWords(() => {
      if (this.id !== null) this.#end({ kind: 'exited', what: `the driver closed its ${stream}` });
    });
  }

  #afterLastWords(action: () => void): void {
    // What arrived while this process was busy is read before the immediate.
    const timer = setTimeout(() => setImmediate(action), settleTime);
    this.#child.once('close', () => {
      clearTimeout(timer);
      action();
    });
  }

  #end(end: ProcessEnd): void {
    if (this.#ended) return;
    this.#ended = true;
    this.listener.onEnd(end);
  }
}

/**
 * Says why a program could not be started.
 *
 * @param program - The first word of its command.
 * @param error - What Node threw or told.
 * @returns The reason in words, with the system's name for it.
 */
export function startProblem(program: string, error: NodeJS.ErrnoException): string {
  const { code, message } = error;
  if (code === 'ENOENT') return `"${program}", or the interpreter it names, was not found (ENOENT)`;
  if (code === 'EACCES') return `"${program}" may not be executed (EACCES)`;
  return systemProblem(error, `"${program}" cannot be started`) ?? message;
}

/**
 * Shows the beginning of a line that is not what it should be.
 *
 * @param line - The bytes.
 * @returns The first 200 bytes as quoted text.
 */
export function show(line: Buffer): string {
  return JSON.stringify(line.subarray(0, 200).toString('utf8'));
}
