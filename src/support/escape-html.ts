const SPECIAL = /[&"'<>]/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#039;',
  '<': '&lt;',
  '>': '&gt;',
};

/**
 * Escapes text for HTML; entities that are already there are escaped again.
 *
 * @param text - The text.
 * @returns The text with & " ' < > as entities.
 */
export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(/[&"'<>]/g, (char) => ENTITIES[char] ?? char) : text;
}
