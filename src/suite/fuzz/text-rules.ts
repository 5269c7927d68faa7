import { isDeepStrictEqual } from 'node:util';
import { parsedQuery } from '../laws/parsed-query';
import { readUrl } from '../laws/read-url';
import { unescaped } from '../laws/unescaped';
import { findJsonDifference } from '../notation/match-json';
import { parseOrderedJson } from '../notation/ordered-json';
import type { CommonGround } from './common-ground';
import { partOf, shapeText, type ValueDifference } from './value-difference';

/** Tells when two texts are the same: byte for byte where both sides follow PHP, by what they mean elsewhere. */
export class TextRules {
  readonly #meanings: readonly ((text: string) => unknown)[];
  readonly #order: 'ordered' | 'unordered';

  /**
   * @param ground - What both implementations claim to do.
   */
  constructor(ground: CommonGround) {
    this.#order = ground.follows('ordered-maps') ? 'ordered' : 'unordered';
    this.#meanings = [
      ...(ground.follows('json-text') ? [] : [JSON.parse]),
      ...(ground.follows('query-text') ? [] : [urlMeaning]),
      ...(ground.follows('html-text') ? [] : [unescaped]),
    ];
  }

  /**
   * Compares two texts.
   *
   * @param left - The text of the one.
   * @param right - That of the other.
   * @param shape - The way to the place of both.
   * @param path - The same, with every key.
   * @returns Where they differ, inside of JSON if both are; null when they are the same.
   */
  difference(left: string, right: string, shape: readonly string[], path: string): ValueDifference | null {
    if (left === right || this.#meanings.some((meaning) => isSame(meaning, left, right))) return null;
    const where = this.#insideJson(left, right);
    if (where === null) return { shape: shapeText(shape, 'another text'), path };
    const parts = where
      .split('/')
      .filter((part) => part !== '')
      .map(partOf);
    return { shape: shapeText([...shape, 'JSON', ...parts], 'another document'), path: `${path} ${where}` };
  }

  #insideJson(left: string, right: string): string | null {
    if (!/^[[{]/.test(left) || !/^[[{]/.test(right)) return null;
    try {
      return findJsonDifference(parseOrderedJson(left), parseOrderedJson(right), this.#order)?.path ?? null;
    } catch {
      return null;
    }
  }
}

function urlMeaning(text: string): unknown {
  const { path, fragment } = readUrl(text);
  return { path, fragment, query: parsedQuery(text) };
}

function isSame(meaning: (text: string) => unknown, left: string, right: string): boolean {
  try {
    return isDeepStrictEqual(meaning(left), meaning(right));
  } catch {
    return false;
  }
}
