import type { Expression } from '../../protocol/wire';
import type { From } from '../driver';
import { type FormContext, type Forms, requireKey, requireText } from './form';

/**
 * Returns the forms that make objects and use their members.
 *
 * @param context - What they are built from.
 * @returns The forms by tag.
 */
export function objectForms(context: FormContext): Forms {
  const { realm, evaluate, evaluateArgs } = context;
  const { classes, maps, members } = realm;

  return {
    $new: (operand, frame) => {
      const cls = classes.require(requireText(operand, 'class'));
      return realm.construct(cls, evaluateArgs(requireKey(operand, 'args'), frame));
    },
    $call: (operand, frame) => {
      const on = requireKey(operand, 'on');
      const target = evaluate(on, frame);
      const operation = requireText(operand, 'operation');
      const args = evaluateArgs(requireKey(operand, 'args'), frame);
      if (classes.isClass(target)) return members.callStatic(target, operation, args, undefined) ?? null;
      return members.call(target, operation, args, fromThis(on)) ?? null;
    },
    $field: (operand, frame) => {
      const on = requireKey(operand, 'of');
      const of = evaluate(on, frame);
      const name = evaluate(requireKey(operand, 'name'), frame);
      if (maps.isMap(of)) return maps.find(of, name)?.value ?? null;
      if (typeof of !== 'object' || of === null) return null;
      return members.field(of, String(name), fromThis(on)) ?? null;
    },
  };
}

/** What stands in a class reaches the protected members of its own object. */
function fromThis(expression: Expression): From | undefined {
  const isThis = typeof expression === 'object' && expression !== null && Object.hasOwn(expression, '$this');
  return isThis ? 'inside' : undefined;
}
