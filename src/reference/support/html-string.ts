import type { Htmlable } from './contracts';

/** Text that is already HTML and must not be escaped. */
export class HtmlString implements Htmlable {
  readonly #html: string;

  /**
   * @param html - The HTML text.
   */
  constructor(html: string) {
    this.#html = html;
  }

  /** Gives the HTML text. */
  toHtml(): string {
    return this.#html;
  }

  /** Gives the HTML text. */
  toString(): string {
    return this.#html;
  }
}
