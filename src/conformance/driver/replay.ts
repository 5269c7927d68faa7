import { messageProblem } from '../protocol/message-check';
import { isVerb } from '../protocol/verb';
import type { Json } from '../protocol/wire';
import type { Driver } from './driver';
import type { TranscriptEntry } from './recording-driver';
import { matchHandles, renameHandles } from './replay-handles';
import { sendRequest } from './send-request';

/**
 * Sends a recorded session to a driver again and compares what comes.
 *
 * Handles are matched by their place in the outcomes, so the driver may number objects as it likes. A session that
 * does not begin with `reset` is given one.
 *
 * @param text - The transcript: one entry as JSON a line.
 * @param driver - A driver that has been initialized.
 * @returns The first difference in words, or null when every outcome is the recorded one.
 * @throws SyntaxError when a line is not an entry of a transcript.
 */
export async function replay(text: string, driver: Driver): Promise<string | null> {
  const entries = text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [readEntry(line, index + 1)]));
  const handles = new Map<string, string>();
  if (entries[0]?.request.method !== 'reset') await driver.reset();
  for (const [index, { request, outcome: recorded }] of entries.entries()) {
    const params = renameHandles(request.params as Json, handles) as object;
    const outcome = (await sendRequest(driver, request.method, params)) as Json;
    const isFault = typeof recorded === 'object' && recorded !== null && 'fault' in recorded;
    const where = isFault ? 'no fault' : matchHandles(recorded as Json, outcome, handles);
    if (where !== null) {
      return [
        `Message ${index + 1} (${request.method} ${JSON.stringify(request.params)}) differs at ${where}:`,
        `  recorded: ${JSON.stringify(recorded)}`,
        `  now:      ${JSON.stringify(outcome)}`,
      ].join('\n');
    }
  }
  return null;
}

function readEntry(line: string, number: number): TranscriptEntry {
  const wrong = (what: string): SyntaxError => new SyntaxError(`Line ${number} of the transcript: ${what}`);
  const entry = parse(line);
  const { request, outcome } = (entry ?? {}) as Partial<TranscriptEntry>;
  if (request === undefined || outcome === undefined) {
    throw wrong(`expected {"request": ..., "outcome": ...}, received ${line.slice(0, 200)}`);
  }
  if (typeof request.method !== 'string' || !isVerb(request.method)) {
    throw wrong(`expected a verb of the protocol, received ${JSON.stringify(request.method)}`);
  }
  const problem = messageProblem(request.method, 'request', request.params);
  if (problem !== null) throw wrong(problem);
  return { request, outcome };
}

function parse(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
