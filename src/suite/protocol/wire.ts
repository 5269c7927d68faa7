/** A JSON document: what one message of the driver protocol is made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A value as it travels: plain JSON for scalars and lists, a tagged object for everything else (docs/protocol.md, "Values"). */
export type WireValue = Json;

/** A value or a computation that a driver evaluates (docs/protocol.md, "Expressions"). */
export type Expression = Json;

/** The key of an ordered map. */
export type WireKey = number | string;

/** The language-neutral kinds of error that an implementation may raise. */
export const errorKinds = [
  'BadMethodCall',
  'Logic',
  'InvalidArgument',
  'Type',
  'JsonEncoding',
  'Generic',
] as const;

/** One of {@link errorKinds}. */
export type ErrorKind = (typeof errorKinds)[number];

/** An error that the implementation raised. */
export interface RaisedError {
  readonly kind: ErrorKind;
  /** The implementation's own class name. */
  readonly class: string;
  readonly message: string;
}

/** What a driver reports for one operation. Only the suite turns outcomes into verdicts. */
export type Outcome =
  | { readonly value: WireValue }
  | { readonly error: RaisedError }
  | { readonly cannot: string };

/** A fixture class that a driver declares until the next reset. */
export interface ClassDefinition {
  readonly class: string;
  readonly extends?: string;
  readonly methods?: { readonly [name: string]: Expression };
  readonly staticMethods?: { readonly [name: string]: Expression };
  readonly properties?: { readonly [name: string]: Expression };
  readonly staticProperties?: { readonly [name: string]: Expression };
  readonly visibility?: { readonly [name: string]: 'protected' | 'private' };
  readonly implements?: readonly string[];
  readonly markers?: { readonly [name: string]: string | true };
}
