import type { Expression } from '../../protocol/wire';
import { badRequest } from './bad-request';
import type { Frame } from './frame';
import type { Realm } from './realm';

/** Gives the value of one kind of expression: what stands after its tag, evaluated in a frame. */
export type Form = (operand: Expression, frame: Frame) => unknown;

/** Kinds of expressions by tag. */
export type Forms = { readonly [tag: string]: Form };

/** What the kinds of expressions are built from. */
export interface FormContext {
  readonly realm: Realm;
  evaluate(expression: Expression, frame: Frame): unknown;
  evaluateArgs(args: Expression, frame: Frame): readonly unknown[];
}

/** The parts of an expression that has several. */
export type Operand = { readonly [key: string]: Expression };

/**
 * Gives a part of an expression.
 *
 * @param operand - What stands after the tag.
 * @param key - The part's name.
 * @returns The part.
 * @throws DriverFault when it is not there.
 */
export function requireKey(operand: unknown, key: string): Expression {
  const part =
    typeof operand === 'object' && operand !== null && !Array.isArray(operand) && Object.hasOwn(operand, key)
      ? (operand as Operand)[key]
      : undefined;
  if (part === undefined) throw badRequest(`Expected the key "${key}" in an expression`, operand);
  return part;
}

/**
 * Gives a part of an expression that is a text as it stands.
 *
 * @param operand - What stands after the tag.
 * @param key - The part's name.
 * @returns The text.
 * @throws DriverFault when it is not there or no text.
 */
export function requireText(operand: Expression, key: string): string {
  const part = requireKey(operand, key);
  if (typeof part !== 'string') throw badRequest(`Expected a text under "${key}" in an expression`, operand);
  return part;
}

/**
 * Gives the list that an expression consists of.
 *
 * @param operand - What stands after the tag.
 * @param tag - The tag, for the message.
 * @returns The list.
 * @throws DriverFault when it is no list.
 */
export function requireList(operand: Expression, tag: string): readonly Expression[] {
  if (!Array.isArray(operand)) throw badRequest(`Expected a list after ${tag}`, operand);
  return operand as readonly Expression[];
}
