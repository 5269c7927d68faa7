import { JSON_FAILURE, JsonEncodingException } from '../errors';
import { remember } from '../remember';
import * as flag from './json-flags';

const LONE_SURROGATE = /\p{Surrogate}/u;

/** The name of a member as it is written, with what separates it from what stands around it. */
export interface WrittenName {
  readonly plain: string;
  /** With the quote that opens a string after it. */
  readonly open: string;
}

/** How strings are written under one combination of flags. */
export class JsonStrings {
  // Making the patterns takes longer than writing a small page with them.
  static readonly #known = new Map<number, JsonStrings>();
  readonly #flags: number;
  readonly #hexSigns: string;
  readonly #escapesSlash: boolean;
  // What keeps a string from being written as it is, slashes apart: URLs are full of them.
  readonly #special: RegExp;
  readonly #specials: RegExp;
  readonly #firstName = this.#namesAfter('{');
  readonly #furtherName = this.#namesAfter(',');

  private constructor(flags: number) {
    this.#flags = flags;
    this.#escapesSlash = !(flags & flag.JSON_UNESCAPED_SLASHES);
    const tags = flags & flag.JSON_HEX_TAG ? '<>' : '';
    const quotes = (flags & flag.JSON_HEX_APOS ? "'" : '') + (flags & flag.JSON_HEX_QUOT ? '"' : '');
    this.#hexSigns = tags + quotes + (flags & flag.JSON_HEX_AMP ? '&' : '');
    const lineTerminators = flags & flag.JSON_UNESCAPED_LINE_TERMINATORS ? '' : '\\u2028\\u2029';
    const keepsUnicode = flags & flag.JSON_UNESCAPED_UNICODE;
    const unicode = keepsUnicode ? `\\p{Surrogate}${lineTerminators}` : '\\x80-\\uffff';
    const special = `["\\\\\\x00-\\x1f${this.#hexSigns}${unicode}]`;
    // Without "u", each half of a pair is a character of its own, as it is when it is escaped.
    this.#special = new RegExp(special, keepsUnicode ? 'u' : '');
    this.#specials = new RegExp(special, keepsUnicode ? 'gu' : 'g');
  }

  /**
   * Returns the way to write strings under a combination of flags.
   *
   * @param flags - Flags, see json-flags.
   * @returns The same object each time, as a rule.
   */
  static of(flags: number): JsonStrings {
    return remember(JsonStrings.#known, flags, (unknown) => new JsonStrings(unknown));
  }

  /**
   * Escapes a string.
   *
   * @param text - The string.
   * @returns What stands between the quotes, or null when the string is malformed and something else may be written for it.
   * @throws JsonEncodingException when it is malformed and nothing may be substituted.
   */
  escape(text: string): string | null {
    return this.#special.test(text) ? this.#escapeSpecials(text) : this.#escapeSlashes(text);
  }

  /**
   * Writes the name of a member.
   *
   * @param name - The name; one that is malformed becomes empty where something may be substituted.
   * @param isFirst - Whether it is the first member of its object.
   * @returns The name in both forms.
   * @throws JsonEncodingException when it is malformed and nothing may be substituted.
   */
  name(name: string, isFirst: boolean): WrittenName {
    return isFirst ? this.#firstName(name) : this.#furtherName(name);
  }

  /**
   * Lays out the name of a member.
   *
   * @param before - What separates it from what stands before it.
   * @param name - The name.
   * @param after - What separates it from its value.
   * @returns The name in both forms.
   * @throws JsonEncodingException when it is malformed and nothing may be substituted.
   */
  layOut(before: string, name: string, after: string): WrittenName {
    const plain = `${before}"${this.escape(name) ?? ''}"${after}`;
    return { plain, open: `${plain}"` };
  }

  #namesAfter(before: string): (name: string) => WrittenName {
    const known = new Map<string, WrittenName>();
    const write = (name: string): WrittenName => this.layOut(before, name, ':');
    return (name) => remember(known, name, write);
  }

  #escapeSlashes(text: string): string {
    // Most texts have none, which is found out faster than replaced.
    return this.#escapesSlash && text.includes('/') ? text.replaceAll('/', '\\/') : text;
  }

  #escapeSpecials(text: string): string | null {
    if (!LONE_SURROGATE.test(text)) {
      return this.#escapeSlashes(text.replace(this.#specials, this.#escapeCharacter));
    }
    if (this.#flags & flag.JSON_PARTIAL_OUTPUT_ON_ERROR) return null;
    throw new JsonEncodingException(JSON_FAILURE.malformed);
  }

  readonly #escapeCharacter = (char: string): string => {
    const code = char.charCodeAt(0).toString(16).padStart(4, '0');
    if (this.#hexSigns.includes(char)) return `\\u${code.toUpperCase()}`;
    return char <= '\\' ? JSON.stringify(char).slice(1, -1) : `\\u${code}`;
  };
}
