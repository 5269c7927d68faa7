import type { Expression } from '../protocol/wire';

/** Any request. */
export const anyRequest = { $request: '/' } as const;

/** A closure that returns what an expression gives. */
export function closure(body: Expression) {
  return { $fn: { body } } as const;
}

/** A call of an operation of the bound object. */
export function ownCall(operation: string, ...args: readonly Expression[]): Expression {
  return { $call: { on: { $this: true }, operation, args } };
}
