import type { DriverFault } from '../driver/driver-fault';
import { counted } from '../text/counted';
import { printableText } from '../text/printable-text';

/** How many losses in a row end a run unless it is told otherwise. */
const defaultLimit = 10;

/** Losses with scenarios between them that went well: a run ends after this many times the limit. */
const totalFactor = 10;

/** Counts how often a driver was lost in a run, and tells when to give it up. */
export class DriverLosses {
  #inARow = 0;
  #total = 0;
  #last: DriverFault | null = null;
  #hasWorked = false;

  /**
   * @param limit - How many losses in a row are taken.
   */
  constructor(private readonly limit: number = defaultLimit) {}

  /** Notes a piece of work that the driver survived. */
  noteSurvival(): void {
    this.#inARow = 0;
    this.#hasWorked = true;
  }

  /** Notes a piece of work during which the driver died, fell silent or broke the protocol. */
  noteLoss(loss: DriverFault): void {
    this.#inARow += 1;
    this.#total += 1;
    this.#last = loss;
  }

  /** The last loss of a driver that never survived anything; else null. */
  get neverWorked(): DriverFault | null {
    return this.#hasWorked ? null : this.#last;
  }

  /** Why nothing more is asked of the driver, or null as long as something is. */
  get reasonToGiveUp(): string | null {
    const inARow = this.#inARow >= this.limit;
    if (!inARow && this.#total < totalFactor * this.limit) return null;
    const count = inARow
      ? `${counted(this.#inARow, 'loss', 'losses')} in a row`
      : counted(this.#total, 'loss', 'losses');
    return `the driver was given up after ${count}`;
  }

  /** The first line of what the last loss said, shortened. */
  get lastMessage(): string {
    const { message = '' } = this.#last ?? {};
    return printableText(message.split('\n')[0] ?? '', { maxLength: 300 });
  }
}
