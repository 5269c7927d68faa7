const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['"', '&quot;'],
  ["'", '&#039;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);

/**
 * Escapes text for HTML; entities that are already there are escaped again.
 *
 * @param text - The text.
 * @returns The text with & " ' < > as entities.
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&"'<>]/g, (sign) => ENTITIES.get(sign) as string);
}
