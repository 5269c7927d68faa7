import type { Readable, Writable } from 'node:stream';
import type { Driver } from '../driver/driver';
import { LineSplitter } from '../driver/stdio/line-splitter';
import { answerLine } from './answer-line';
import { quietConsole } from './quiet-console';

const maxBytes = 16 * 1024 * 1024;

/**
 * Serves a driver over the protocol of docs/protocol.md until `shutdown` or the end of the input.
 *
 * While it serves, the console writes to stderr, so that nothing but answers gets into the output.
 *
 * @param driver - The driver.
 * @param input - Where requests come from.
 * @param output - Where answers go.
 */
export async function serve(driver: Driver, input: Readable, output: Writable): Promise<void> {
  const restoreConsole = quietConsole();
  const splitter = new LineSplitter(maxBytes);
  try {
    for await (const chunk of input) {
      const lines: Buffer[] = [];
      const fits = splitter.push(Buffer.from(chunk as Uint8Array | string), (line) => lines.push(line));
      for (const line of lines) {
        const { text, isLast } = await answerLine(driver, line);
        output.write(`${text}\n`);
        if (isLast) return;
      }
      if (!fits) throw new RangeError(`Expected lines of at most ${maxBytes} bytes`);
    }
    await driver.shutdown();
  } finally {
    restoreConsole();
  }
}
