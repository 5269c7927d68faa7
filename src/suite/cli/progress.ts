import type { Verdict } from '../results/verdict';

/** How often a terminal is written to, and everything else, in milliseconds. */
const pauses = { terminal: 100, lines: 10_000 };

/** Below both of these there is too little to say how long the rest takes: a part of all scenarios, and milliseconds. */
const least = { part: 0.05, time: 60_000 };

const eraseLine = '\r\u001b[K';

/** Where progress is shown. */
export interface ProgressOutput {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** Shows the progress of a run: one line that changes on a terminal, a line now and then everywhere else. */
export class Progress {
  readonly #isTerminal: boolean;
  readonly #started: number;
  readonly #counts: { [verdict in Verdict]: number } = { passed: 0, failed: 0, unsupported: 0, notRun: 0 };
  #shown: number;

  /**
   * @param output - Where to show it.
   * @param total - How many scenarios there will be.
   * @param env - The environment: in CI, and where TERM is dumb, no line can be overwritten.
   * @param now - A clock, in milliseconds.
   */
  constructor(
    private readonly output: ProgressOutput,
    private readonly total: number,
    env: NodeJS.ProcessEnv,
    private readonly now: () => number = () => performance.now(),
  ) {
    // Some CI systems give a terminal, but what they keep is a record of lines.
    this.#isTerminal = output.isTTY === true && (env.CI ?? '') === '' && env.TERM !== 'dumb';
    this.#started = now();
    this.#shown = this.#started;
  }

  /** Counts one verdict, and shows the count when the last time is long enough ago. */
  add(verdict: Verdict): void {
    this.#counts[verdict] += 1;
    const now = this.now();
    if (now - this.#shown < (this.#isTerminal ? pauses.terminal : pauses.lines)) return;
    this.#shown = now;
    this.output.write(this.#isTerminal ? `${eraseLine}${this.#text(now)}` : `${this.#text(now)}\n`);
  }

  /** Clears the line on a terminal, and writes the final count everywhere else. */
  end(): void {
    if (this.#isTerminal) this.output.write(eraseLine);
    else if (this.#done > 0) this.output.write(`${this.#text(this.now())}\n`);
  }

  get #done(): number {
    return Object.values(this.#counts).reduce((sum, count) => sum + count, 0);
  }

  #text(now: number): string {
    const done = this.#done;
    const { failed, unsupported, notRun } = this.#counts;
    const counts = [
      [failed, 'failed'],
      [unsupported, 'unsupported'],
      [notRun, 'not run'],
    ].flatMap(([count, word]) => (count === 0 ? [] : [`, ${count} ${word}`]));
    return `${done} of ${this.total}${counts.join('')}${this.#timeLeft(done, now - this.#started)}`;
  }

  #timeLeft(done: number, elapsed: number): string {
    if (done === 0 || done === this.total) return '';
    if (done < least.part * this.total && elapsed < least.time) return '';
    const seconds = Math.ceil(((elapsed / done) * (this.total - done)) / 1000);
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(minutes / 60);
    if (hours > 0) return `, ${hours} h ${minutes % 60} min left`;
    return `, ${minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`} left`;
  }
}
