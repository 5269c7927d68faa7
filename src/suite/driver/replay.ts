import type { Json } from '../protocol/wire';
import { cutOutcome } from './cut-outcome';
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
 * @param entries - The messages, each with the outcome it had.
 * @param driver - A driver that has been initialized.
 * @returns The first difference in words, or null when every outcome is the recorded one.
 */
export async function replay(entries: readonly TranscriptEntry[], driver: Driver): Promise<string | null> {
  const handles = new Map<string, string>();
  if (entries[0]?.request.method !== 'reset') await driver.reset();
  for (const [index, { request, outcome: recorded }] of entries.entries()) {
    const params = renameHandles(request.params as Json, handles) as object;
    const outcome = (await sendRequest(driver, request.method, params)) as Json;
    const where = differenceAt(recorded, outcome, handles);
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

function differenceAt(
  recorded: TranscriptEntry['outcome'],
  now: Json,
  handles: Map<string, string>,
): string | null {
  if (recorded !== null && 'fault' in recorded) return 'no fault';
  if (recorded === null || !('cut' in recorded)) return matchHandles(recorded as Json, now, handles);
  return cutOutcome(now).cut === recorded.cut ? null : 'the top';
}
