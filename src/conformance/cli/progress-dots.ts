import type { Verdict } from '../results/verdict';

const marks: { readonly [verdict in Verdict]: string } = {
  passed: '.',
  failed: 'F',
  unsupported: '-',
  notRun: '?',
};

const width = 80;

/** Shows a run's progress: one character a scenario, a count at the end of each line. */
export class ProgressDots {
  #done = 0;

  /**
   * @param output - Where the characters go.
   * @param total - How many scenarios there will be.
   */
  constructor(
    private readonly output: { write(text: string): unknown },
    private readonly total: number,
  ) {}

  /** Shows one verdict. */
  add(verdict: Verdict): void {
    this.#done += 1;
    this.output.write(marks[verdict]);
    if (this.#done % width === 0) this.output.write(` ${this.#done}/${this.total}\n`);
  }

  /** Ends the line. */
  end(): void {
    if (this.#done % width !== 0)
      this.output.write(`${' '.repeat(width - (this.#done % width))} ${this.#done}/${this.total}\n`);
  }
}
