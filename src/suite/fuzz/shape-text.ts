import type { WireKey } from '../protocol/wire';

/** Names that the systems themselves give to what they show: a difference below them is one of its own. */
const layout = new Set([
  ...[
    'data',
    'links',
    'meta',
    'first',
    'last',
    'prev',
    'next',
    'path',
    'per_page',
    'current_page',
    'from',
    'to',
  ],
  ...['first_page_url', 'next_page_url', 'prev_page_url', 'current_page_url'],
]);

/**
 * Writes where two values differ for the first time and how, without what chance has brought: the same for all differences of
 * one cause.
 *
 * @param parts - The way to the place; what stands below several keys that mean nothing is taken for one.
 * @param how - How it differs there.
 * @returns Such as `data.*: text and null`.
 */
export function shapeText(parts: readonly string[], how: string): string {
  const kept = parts.filter((part, index) => part !== '*' || parts[index - 1] !== '*');
  return kept.length === 0 ? how : `${kept.join('.')}: ${how}`;
}

/**
 * Writes a key as a part of a shape.
 *
 * @param key - The key of a map.
 * @returns The key where the systems have chosen it, a star for all others.
 */
export function partOf(key: WireKey): string {
  return typeof key === 'string' && layout.has(key) ? key : '*';
}
