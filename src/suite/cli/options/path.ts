import { UsageError } from '../../usage/usage-error';

/**
 * Reads fast-check's path to one case, as the failure of a law or a cause of `fuzz` shows it.
 *
 * @param text - What was typed.
 * @returns The path.
 * @throws UsageError for a text that is no such path.
 */
export function path(text: string): string {
  if (/^\d+(:\d+)*$/.test(text)) return text;
  throw new UsageError(`--path: expected integers joined by colons, such as 12:0:3, received "${text}"`);
}

/**
 * Refuses a path to a case without the seed that it belongs to.
 *
 * @param options - The options that were given.
 * @param shownBy - What shows both.
 * @throws UsageError when the seed is missing.
 */
export function requireSeedOfPath(
  options: { readonly path?: string | undefined; readonly seed?: number | undefined },
  shownBy: string,
): void {
  if (options.path !== undefined && options.seed === undefined)
    throw new UsageError(`--path: expected --seed with it, as ${shownBy} shows it`);
}
