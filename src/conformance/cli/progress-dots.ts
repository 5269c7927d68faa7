import type { Verdict } from '../results/verdict';

const marks: { readonly [verdict in Verdict]: string } = {
  passed: '.',
  failed: 'F',
  unsupported: '-',
  notRun: '?',
};

const width = 80;

/** What a person does not notice, in milliseconds. */
const noticeable = 50;

/** Shows a run's progress: one character a scenario, a count at the end of each line. */
export class ProgressDots {
  #done = 0;
  #pending = '';
  #shown = Number.NEGATIVE_INFINITY;

  /**
   * @param output - Where the characters go.
   * @param total - How many scenarios there will be.
   * @param now - A clock, in milliseconds.
   */
  constructor(
    private readonly output: { write(text: string): unknown },
    private readonly total: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Shows one verdict, together with the ones that come within the blink of an eye. */
  add(verdict: Verdict): void {
    this.#done += 1;
    this.#pending += marks[verdict];
    if (this.#done % width === 0) this.#pending += ` ${this.#done}/${this.total}\n`;
    // Writing to a terminal or a file holds the run up: hundreds of scenarios a second need not be shown one by one.
    if (this.now() - this.#shown >= noticeable) this.#show();
  }

  /** Ends the line. */
  end(): void {
    if (this.#done % width !== 0)
      this.#pending += `${' '.repeat(width - (this.#done % width))} ${this.#done}/${this.total}\n`;
    this.#show();
  }

  #show(): void {
    if (this.#pending !== '') this.output.write(this.#pending);
    this.#pending = '';
    this.#shown = this.now();
  }
}
