import type { ClassDefinition, Expression } from '../protocol/wire';

const self: Expression = { $this: true };
const first: Expression = { $arg: 0 };
const rest: Expression = { $args: 1 };

function body(expression: Expression): Expression {
  return { $fn: { body: expression } };
}

/** Operations that a fixture class carries so that a scenario reaches what only the class hierarchy may reach. */
export const exposingMethods: NonNullable<ClassDefinition['methods']> = {
  invokeProtected: body({ $call: { on: self, operation: first, args: rest } }),
  readProtected: body({ $get: { on: self, property: first } }),
};

/** The same for statics. */
export const exposingStaticMethods: NonNullable<ClassDefinition['staticMethods']> = {
  invokeProtectedStatic: body({ $callStatic: { class: 'static', operation: first, args: rest } }),
  readProtectedStatic: body({ $getStatic: { class: 'static', property: first } }),
};
