import type { WireKey } from '../protocol/wire';

const canonicalInteger = /^(0|-?[1-9]\d{0,15})$/;

/**
 * Turns the text of a key into the key it means: text that is a canonical decimal integer is that integer.
 *
 * @param text - A key as JSON has it.
 * @returns The integer or the text.
 */
export function toWireKey(text: string): WireKey {
  return canonicalInteger.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;
}
