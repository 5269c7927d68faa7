import { printableText } from '../text/printable-text';

/**
 * Copies data so that every text in it, names included, is fit to be shown. What a driver wrote
 * reaches a page through such a copy, or through `printableText`.
 *
 * @param data - JSON data.
 * @returns The copy; its texts are cut where they are too long.
 */
export function printableCopy<T>(data: T): T {
  return copyOf(data) as T;
}

function copyOf(data: unknown): unknown {
  if (typeof data === 'string') return printableText(data);
  if (Array.isArray(data)) return data.map(copyOf);
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([key, value]) => [
    printableText(key, { oneLine: true }),
    copyOf(value),
  ]);
  return Object.fromEntries(entries);
}
