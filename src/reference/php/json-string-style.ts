import {
  JSON_HEX_AMP,
  JSON_HEX_APOS,
  JSON_HEX_QUOT,
  JSON_HEX_TAG,
  JSON_UNESCAPED_LINE_TERMINATORS,
  JSON_UNESCAPED_SLASHES,
  JSON_UNESCAPED_UNICODE,
} from './json-flags';
import { type JsonKeyForms, jsonKeyForms } from './json-key-forms';

const LONE_SURROGATE = /\p{Surrogate}/u;
const SURROGATE = /[\ud800-\udfff]/;
const MAX_CACHED_KEYS = 2000;
// A key that is longer is no name, and is not worth its memory.
const LONGEST_CACHED_KEY = 100;

const RELEVANT_FLAGS =
  JSON_HEX_TAG |
  JSON_HEX_AMP |
  JSON_HEX_APOS |
  JSON_HEX_QUOT |
  JSON_UNESCAPED_SLASHES |
  JSON_UNESCAPED_UNICODE |
  JSON_UNESCAPED_LINE_TERMINATORS;

const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '/': '\\/',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** How strings are written under one combination of flags. */
export class JsonStringStyle {
  static readonly #styles = new Map<number, JsonStringStyle>();
  readonly #flags: number;
  // What keeps a string from being written as it is, slashes apart. A class that lists it is searched faster than one
  // that lists all the rest.
  readonly #special: RegExp;
  readonly #escapesSlash: boolean;
  readonly #specials: RegExp;
  readonly #hex: ReadonlyMap<string, string>;
  readonly #firstKeys = new Map<string, JsonKeyForms>();
  readonly #furtherKeys = new Map<string, JsonKeyForms>();

  private constructor(flags: number) {
    this.#flags = flags;
    this.#hex = hexEscapes(flags);
    const signs = [...this.#hex.keys()].join('');
    this.#escapesSlash = !(flags & JSON_UNESCAPED_SLASHES);
    const special = `"\\\\\\x00-\\x1f${signs}${specialBeyondAscii(flags)}`;
    this.#special = new RegExp(`[${special}]`);
    this.#specials = new RegExp(`[${special}${this.#escapesSlash ? '/' : ''}]`, 'g');
  }

  /**
   * Gives the style of a combination of flags.
   *
   * @param flags - Flags, see json-flags; those that do not concern strings are ignored.
   * @returns The style, the same one each time.
   */
  static of(flags: number): JsonStringStyle {
    const relevant = flags & RELEVANT_FLAGS;
    let style = JsonStringStyle.#styles.get(relevant);
    if (style === undefined) {
      style = new JsonStringStyle(relevant);
      JsonStringStyle.#styles.set(relevant, style);
    }
    return style;
  }

  /** Forgets all styles: whoever starts anew meets nothing that was made before. */
  static forgetAll(): void {
    JsonStringStyle.#styles.clear();
  }

  /**
   * Escapes a string.
   *
   * @param text - The string.
   * @returns What stands between the quotes, or null when the string is malformed.
   */
  escape(text: string): string | null {
    if (this.#special.test(text)) return this.#escapeSpecial(text);
    return this.#escapesSlash && text.includes('/') ? escapeSlashes(text) : text;
  }

  /**
   * Writes a string.
   *
   * @param text - The string.
   * @returns Its JSON form with quotes, or null when it is malformed.
   */
  write(text: string): string | null {
    const escaped = this.escape(text);
    return escaped === null ? null : `"${escaped}"`;
  }

  /**
   * Lays out a key.
   *
   * @param key - The key.
   * @param isFirst - Whether it is the first key of its object.
   * @param depth - Depth of the object; 0 for text on one line.
   * @returns The forms of the key, or null when it is malformed.
   */
  keyForms(key: string, isFirst: boolean, depth: number): JsonKeyForms | null {
    const keys = isFirst ? this.#firstKeys : this.#furtherKeys;
    const isCached = depth === 0 && key.length <= LONGEST_CACHED_KEY;
    const known = isCached ? keys.get(key) : undefined;
    if (known !== undefined) return known;
    const text = this.write(key);
    if (text === null) return null;
    const forms = jsonKeyForms(key, `${text}:`, isFirst, depth);
    if (isCached) {
      // Keys are a small vocabulary as a rule; where they are not, forgetting all is cheaper than bookkeeping.
      if (keys.size >= MAX_CACHED_KEYS) keys.clear();
      keys.set(key, forms);
    }
    return forms;
  }

  #escapeSpecial(text: string): string | null {
    if (LONE_SURROGATE.test(text)) return null;
    return text.replace(this.#specials, (char) => this.#escapeCharacter(char));
  }

  #escapeCharacter(char: string): string {
    const named = this.#hex.get(char) ?? SHORT_ESCAPES[char];
    if (named !== undefined) return named;
    // A sound surrogate matches when characters beyond ASCII stay as they are: only lone ones are special.
    if (this.#flags & JSON_UNESCAPED_UNICODE && SURROGATE.test(char)) return char;
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  }
}

// Addresses and paths need nothing but their slashes escaped.
function escapeSlashes(text: string): string {
  let result = '';
  let start = 0;
  for (let slash = text.indexOf('/'); slash !== -1; slash = text.indexOf('/', start)) {
    result += `${text.slice(start, slash)}\\/`;
    start = slash + 1;
  }
  return result + text.slice(start);
}

function specialBeyondAscii(flags: number): string {
  if (!(flags & JSON_UNESCAPED_UNICODE)) return '\\x80-\\uffff';
  return flags & JSON_UNESCAPED_LINE_TERMINATORS ? '\\ud800-\\udfff' : '\\ud800-\\udfff\\u2028\\u2029';
}

function hexEscapes(flags: number): ReadonlyMap<string, string> {
  const escapes = new Map<string, string>();
  if (flags & JSON_HEX_TAG) escapes.set('<', '\\u003C').set('>', '\\u003E');
  if (flags & JSON_HEX_AMP) escapes.set('&', '\\u0026');
  if (flags & JSON_HEX_APOS) escapes.set("'", '\\u0027');
  if (flags & JSON_HEX_QUOT) escapes.set('"', '\\u0022');
  return escapes;
}
