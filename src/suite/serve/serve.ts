import type { Readable, Writable } from 'node:stream';
import type { Driver } from '../driver/driver';
import { LineSplitter } from '../driver/stdio/line-splitter';
import { answerLine, tooLong } from './answer-line';

const maxBytes = 16 * 1024 * 1024;

/**
 * Serves a driver over the protocol of docs/protocol.md until `shutdown` or the end of the input.
 *
 * @param driver - The driver.
 * @param input - Where requests come from.
 * @param output - Where answers go.
 */
export async function serve(driver: Driver, input: Readable, output: Writable): Promise<void> {
  const splitter = new LineSplitter(maxBytes);
  for await (const chunk of input) {
    const lines: Buffer[] = [];
    const fits = splitter.push(Buffer.from(chunk as Uint8Array | string), (line) => lines.push(line));
    for (const [index, line] of lines.entries()) {
      const { text, isLast } = await answerLine(driver, line);
      // Each answer leaves at once; of those to lines that arrived together only the last one is waited for.
      if (isLast || index === lines.length - 1) await write(output, text);
      else output.write(`${text}\n`);
      if (isLast) return;
    }
    if (!fits) {
      await write(output, tooLong(maxBytes));
      break;
    }
  }
  await driver.shutdown();
}

// Whoever called may end the process next, so nothing may be left in a buffer.
function write(output: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(`${text}\n`, (error) => (error ? reject(error) : resolve()));
  });
}
