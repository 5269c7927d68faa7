import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { type HtmlFrame, readHtmlFrame } from './html-frame';

/** How much text is kept before it is written, in characters. */
const batchSize = 1 << 18;

/**
 * Writes the two reports that hold every message of Cucumber's: `messages.ndjson` and `cucumber.html`.
 *
 * Together they are some fifty megabytes. Each message is put into text once for both, and text is written in large pieces:
 * a run hardly ever comes back to the event loop, so streams would keep all of it in memory until the end.
 */
export class MessageReports {
  readonly #frame: HtmlFrame;
  readonly #lines: number;
  readonly #page: number;
  #batch: string[] = [];
  #size = 0;
  #separator = '';

  private constructor(folder: string, frame: HtmlFrame) {
    this.#frame = frame;
    this.#lines = openSync(join(folder, 'messages.ndjson'), 'w');
    this.#page = openSync(join(folder, 'cucumber.html'), 'w');
    writeFileSync(this.#page, frame.head);
  }

  /**
   * Begins both reports.
   *
   * @param folder - The folder of reports, which is there.
   * @returns The reports; they have to be closed.
   */
  static async begin(folder: string): Promise<MessageReports> {
    return new MessageReports(folder, await readHtmlFrame());
  }

  /** Takes one message of Cucumber's. */
  add(envelope: Envelope): void {
    const text = JSON.stringify(envelope);
    this.#batch.push(text);
    this.#size += text.length;
    if (this.#size >= batchSize) this.#flush();
  }

  /** Ends both reports. */
  close(): void {
    this.#flush();
    closeSync(this.#lines);
    writeFileSync(this.#page, this.#frame.tail);
    closeSync(this.#page);
  }

  #flush(): void {
    if (this.#batch.length === 0) return;
    writeFileSync(this.#lines, `${this.#batch.join('\n')}\n`);
    // Inside a script element "<" could end it: https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
    const list = this.#batch.join(',').replaceAll('<', '\\x3C');
    writeFileSync(this.#page, `${this.#separator}${list}`);
    this.#separator = ',';
    this.#batch = [];
    this.#size = 0;
  }
}
