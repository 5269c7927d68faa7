import type { Json } from '../protocol/wire';
import { cutOutcome } from './cut-outcome';
import type { Driver } from './driver';
import type { TranscriptEntry } from './recording-driver';
import { matchHandles, renameHandles } from './replay-handles';

/** Where a session differs from the recorded one for the first time. */
export interface ReplayDifference {
  /** The number of the message, from 1. */
  readonly number: number;
  readonly request: TranscriptEntry['request'];
  /** The place in the outcome. */
  readonly place: string;
  readonly recorded: TranscriptEntry['outcome'];
  readonly now: unknown;
}

/**
 * Sends a recorded session to a driver again and compares what comes.
 *
 * Handles are matched by their place in the outcomes, so the driver may number objects as it likes. A session that
 * does not begin with `reset` is given one.
 *
 * @param entries - The messages, each with the outcome it had.
 * @param driver - A driver that has been initialized.
 * @returns The first difference, or null when every outcome is the recorded one.
 */
export async function replay(
  entries: readonly TranscriptEntry[],
  driver: Driver,
): Promise<ReplayDifference | null> {
  const handles = new Map<string, string>();
  if (entries[0]?.request.method !== 'reset') await driver.reset();
  for (const [index, { request, outcome: recorded }] of entries.entries()) {
    if (request.method === 'reset') handles.clear();
    const now = await answerTo(request, driver, handles);
    const place = differenceAt(recorded, now, handles);
    if (place !== null) return { number: index + 1, request, place, recorded, now };
  }
  return null;
}

async function answerTo(
  { method, params }: TranscriptEntry['request'],
  driver: Driver,
  handles: Map<string, string>,
): Promise<Json> {
  if (method !== 'reset')
    return (await driver.request(method, renameHandles(params as Json, handles) as object)) as Json;
  await driver.reset();
  return null;
}

function differenceAt(
  recorded: TranscriptEntry['outcome'],
  now: Json,
  handles: Map<string, string>,
): string | null {
  if (recorded !== null && 'fault' in recorded) return '';
  if (recorded === null || !('cut' in recorded)) return matchHandles(recorded as Json, now, handles);
  return cutOutcome(now).cut === recorded.cut ? null : '';
}
