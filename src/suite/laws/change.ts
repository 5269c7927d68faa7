import type { Expression } from '../protocol/wire';

/** A change of an object that a law makes, written in a counterexample as the call that it is. */
export class Change<Effect> {
  /**
   * @param operation - What is called.
   * @param args - Its arguments.
   * @param effect - What it does, as far as the law follows it.
   */
  constructor(
    readonly operation: string,
    readonly args: readonly Expression[],
    readonly effect: Effect,
  ) {}

  toString(): string {
    return `${this.operation}(${this.args.map((arg) => JSON.stringify(arg)).join(', ')})`;
  }
}
