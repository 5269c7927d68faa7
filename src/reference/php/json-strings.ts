import * as flag from './json-flags';

const LONE_SURROGATE = /\p{Surrogate}/u;
const SURROGATE = /[\ud800-\udfff]/;

const MOST_KEYS = 2000;

/** A key as it is written in an object, depending on what stands before and after it. */
export interface WrittenKey {
  /** With the separator before it. */
  readonly plain: string;
  /** The same with the quote that opens a string after it. */
  readonly open: string;
  /** With the quote that closes the string before it. */
  readonly close: string;
  readonly closeOpen: string;
}

/**
 * Lays out a key.
 *
 * @param quoted - Its JSON form.
 * @param before - What separates it from what stands before it.
 * @param after - What separates it from its value.
 * @returns The key in all forms.
 */
export function writtenKey(quoted: string, before: string, after: string): WrittenKey {
  const plain = before + quoted + after;
  return { plain, open: `${plain}"`, close: `"${plain}`, closeOpen: `"${plain}"` };
}

/** How strings are written under one combination of flags. */
export class JsonStrings {
  // Making the patterns takes longer than writing a small page with them.
  static readonly #known = new Map<number, JsonStrings>();
  readonly #hexSigns: string;
  readonly #escapesSlash: boolean;
  readonly #escapesUnicode: boolean;
  // What keeps a string from being written as it is, slashes apart. A class that lists it is searched faster than one
  // that lists all the rest.
  readonly #special: RegExp;
  readonly #specials: RegExp;
  // Keys are a small vocabulary as a rule; where they are not, forgetting all is cheaper than bookkeeping.
  readonly #firstKeys = new Map<string, WrittenKey>();
  readonly #furtherKeys = new Map<string, WrittenKey>();

  private constructor(flags: number) {
    this.#escapesSlash = !(flags & flag.JSON_UNESCAPED_SLASHES);
    this.#escapesUnicode = !(flags & flag.JSON_UNESCAPED_UNICODE);
    const tags = flags & flag.JSON_HEX_TAG ? '<>' : '';
    const quotes = (flags & flag.JSON_HEX_APOS ? "'" : '') + (flags & flag.JSON_HEX_QUOT ? '"' : '');
    this.#hexSigns = tags + quotes + (flags & flag.JSON_HEX_AMP ? '&' : '');
    const lineTerminators = flags & flag.JSON_UNESCAPED_LINE_TERMINATORS ? '' : '\\u2028\\u2029';
    const unicode = this.#escapesUnicode ? '\\x80-\\uffff' : `\\ud800-\\udfff${lineTerminators}`;
    const special = `"\\\\\\x00-\\x1f${this.#hexSigns}${unicode}`;
    this.#special = new RegExp(`[${special}]`);
    this.#specials = new RegExp(`[${special}${this.#escapesSlash ? '/' : ''}]`, 'g');
  }

  /**
   * Returns the way to write strings under a combination of flags.
   *
   * @param flags - Flags, see json-flags.
   * @returns The same object each time.
   */
  static of(flags: number): JsonStrings {
    const known = JsonStrings.#known.get(flags) ?? new JsonStrings(flags);
    JsonStrings.#known.set(flags, known);
    return known;
  }

  /**
   * Escapes a string.
   *
   * @param text - The string.
   * @returns What stands between the quotes, or null when the string is malformed.
   */
  escape(text: string): string | null {
    if (this.#special.test(text)) {
      if (LONE_SURROGATE.test(text)) return null;
      return text.replace(this.#specials, (char) => this.#escapeCharacter(char));
    }
    return this.#escapesSlash && text.includes('/') ? text.replaceAll('/', '\\/') : text;
  }

  /**
   * Writes a string.
   *
   * @param text - The string.
   * @returns Its JSON form with quotes, or null when the string is malformed.
   */
  write(text: string): string | null {
    const escaped = this.escape(text);
    return escaped === null ? null : `"${escaped}"`;
  }

  /**
   * Writes a key of an object on one line.
   *
   * @param name - The key.
   * @param isFirst - Whether it is the first key of its object.
   * @returns The key in all forms, or null when it is malformed.
   */
  key(name: string, isFirst: boolean): WrittenKey | null {
    const keys = isFirst ? this.#firstKeys : this.#furtherKeys;
    const known = keys.get(name);
    if (known !== undefined) return known;
    const quoted = this.write(name);
    if (quoted === null) return null;
    const key = writtenKey(quoted, isFirst ? '{' : ',', ':');
    if (keys.size >= MOST_KEYS) keys.clear();
    keys.set(name, key);
    return key;
  }

  #escapeCharacter(char: string): string {
    const code = char.charCodeAt(0).toString(16).padStart(4, '0');
    if (this.#hexSigns.includes(char)) return `\\u${code.toUpperCase()}`;
    if (char === '/') return '\\/';
    if (char <= '\\') return JSON.stringify(char).slice(1, -1);
    // Only lone surrogates are special where characters beyond ASCII stay as they are, but sound ones match as well.
    return !this.#escapesUnicode && SURROGATE.test(char) ? char : `\\u${code}`;
  }
}
