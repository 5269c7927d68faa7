import { isDeepStrictEqual } from 'node:util';
import { parsedQuery } from '../laws/parsed-query';
import { readUrl } from '../laws/read-url';
import { unescaped } from '../laws/unescaped';
import { jsonDocumentIn } from '../notation/json-document';
import type { OrderedJson } from '../notation/ordered-json';
import type { CommonGround } from './common-ground';
import { partOf, shapeText } from './shape-text';

/** Tells when two texts are the same: byte for byte where both sides follow PHP, by what they mean elsewhere. */
export class TextRules {
  readonly #meanings: readonly ((text: string) => unknown)[];
  readonly #ordered: boolean;
  readonly #isJsonOfPhp: boolean;
  /** Whether a JSON document counts by what is in it. */
  readonly #readsDocuments: boolean;

  /**
   * @param ground - What both implementations claim to do.
   */
  constructor(ground: CommonGround) {
    this.#ordered = ground.follows('ordered-maps');
    this.#isJsonOfPhp = ground.follows('json-text');
    this.#meanings = [
      ...(this.#isJsonOfPhp ? [] : [JSON.parse]),
      ...(ground.follows('query-text') && this.#ordered ? [] : [urlMeaning]),
      ...(ground.follows('html-text') ? [] : [unescaped]),
    ];
    this.#readsDocuments = this.#meanings.length > 0;
  }

  /**
   * Compares two texts.
   *
   * @param left - The text of the one.
   * @param right - That of the other.
   * @param shape - The way to the place of both.
   * @returns The shape of their difference, inside of JSON if both are; null when they are the same.
   */
  difference(left: string, right: string, shape: readonly string[]): string | null {
    if (left === right) return null;
    const [ours, theirs] = [jsonDocumentIn(left), jsonDocumentIn(right)];
    const where = ours === null || theirs === null ? null : this.#placeIn(ours, theirs);
    if (where !== null) return shapeText([...shape, 'JSON', ...where.map(partOf)], 'another document');
    const isRead = ours !== null && theirs !== null && this.#readsDocuments;
    if (isRead || this.#meanings.some((meaning) => isSame(meaning, left, right))) return null;
    return shapeText(shape, 'another text');
  }

  /** The keys that lead to the first place where two documents differ; null when they do not. */
  #placeIn(left: OrderedJson, right: OrderedJson): readonly string[] | null {
    if (typeof left === 'string' && typeof right === 'string')
      return this.difference(left, right, []) === null ? null : [];
    const [ours, theirs] = [entriesOf(left), entriesOf(right)];
    // PHP cannot tell an empty map from an empty list.
    if (!this.#isJsonOfPhp && ours?.size === 0 && theirs?.size === 0) return null;
    if (ours === null || theirs === null || Array.isArray(left) !== Array.isArray(right))
      return left === right ? null : [];
    for (const [key, value] of ours) {
      const other = theirs.get(key);
      if (other === undefined) return [key];
      const found = this.#placeIn(value, other);
      if (found !== null) return [key, ...found];
    }
    const keys = [...theirs.keys()];
    const extra = keys.find((key) => !ours.has(key));
    if (extra !== undefined) return [extra];
    return this.#ordered && [...ours.keys()].some((key, index) => key !== keys[index]) ? [] : null;
  }
}

function entriesOf(value: OrderedJson): ReadonlyMap<string, OrderedJson> | null {
  if (value instanceof Map) return value;
  return Array.isArray(value) ? new Map(value.map((entry, index) => [String(index), entry])) : null;
}

/** What a URL says; a parameter without a value may also be left out. */
function urlMeaning(text: string): unknown {
  const { path, fragment } = readUrl(text);
  const query = Object.entries(parsedQuery(text)).filter(([, value]) => value !== '');
  return { path, fragment, query: Object.fromEntries(query) };
}

function isSame(meaning: (text: string) => unknown, left: string, right: string): boolean {
  try {
    return isDeepStrictEqual(meaning(left), meaning(right));
  } catch {
    return false;
  }
}
