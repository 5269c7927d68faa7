import type { ScenarioResult } from '../results/verdict';

/** How much of a message an entry keeps: enough to tell one failure from another. */
const longest = 120;

/** What a language writes for an object without a text of its own: an address or a number that the next run changes. */
const volatile = /0x[0-9a-fA-F]{2,}|(?<=\b[A-Z]\w*|\))#\d+|\b[Oo]bject at\b|@[0-9a-f]{5,}/;

/**
 * Writes a failure message on one line, so that it can stand in a list.
 *
 * @param message - The whole message.
 * @returns The message with every run of white space as one blank.
 */
export function onOneLine(message: string): string {
  return message.replace(/\s+/g, ' ').trim();
}

/**
 * Returns the beginning of a failure message that the next run will repeat.
 *
 * @param result - A failure; of one with generated data only the first line lasts, because the rest depends on the seed.
 * @returns One line, up to what changes from run to run.
 */
export function messageStart({ message, generated }: Pick<ScenarioResult, 'message' | 'generated'>): string {
  const lasting = onOneLine(generated === true ? (message.split('\n')[0] ?? '') : message);
  const end = lasting.search(volatile);
  return lasting.slice(0, end === -1 ? longest : Math.min(end, longest)).trim();
}
