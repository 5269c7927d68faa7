import type { Htmlable } from '../contracts';

/** Text that is already HTML and must not be escaped. */
export class HtmlString implements Htmlable {
  readonly #html: string;

  /**
   * @param html - The HTML text.
   */
  constructor(html: string) {
    this.#html = html;
  }

  /** Returns the HTML text. */
  toHtml(): string {
    return this.#html;
  }

  /** Returns the HTML text. */
  toString(): string {
    return this.#html;
  }
}

const ENTITIES = { '&': '&amp;', '"': '&quot;', "'": '&#039;', '<': '&lt;', '>': '&gt;' };

/**
 * Escapes text for HTML; entities that are already there are escaped again.
 *
 * @param text - The text.
 * @returns The text with & " ' < > as entities.
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&"'<>]/g, (sign) => ENTITIES[sign as keyof typeof ENTITIES]);
}
