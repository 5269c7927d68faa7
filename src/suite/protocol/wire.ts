import type { ErrorKind } from './wire-types';

export type * from './wire-types';

/** A JSON document of any kind. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const everyErrorKind: Readonly<Record<ErrorKind, true>> = {
  BadMethodCall: true,
  Logic: true,
  InvalidArgument: true,
  Type: true,
  JsonEncoding: true,
  Generic: true,
};

/** The language-neutral kinds of error that an implementation may raise. */
export const errorKinds = Object.keys(everyErrorKind) as readonly ErrorKind[];

/** The kinds that say "the language itself refused": which of the two it is depends on the language. */
export const engineKinds: readonly string[] = ['Type', 'Generic'] satisfies readonly ErrorKind[];

/**
 * Names an error of a kind in a sentence.
 *
 * @param kind - The kind.
 * @returns Such as `an InvalidArgument error`.
 */
export function errorOfKind(kind: string): string {
  return `${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind} error`;
}
