import type { Json } from '../../protocol/wire';
import type { From } from '../driver';
import { type FormContext, type Forms, requireKey, requireText } from './form';
import type { ClassFunction, Frame } from './frame';

/**
 * Gives the forms that make objects and use their members.
 *
 * @param context - What they are built from.
 * @returns The forms by tag.
 */
export function objectForms(context: FormContext): Forms {
  const { realm, evaluate, evaluateArgs } = context;
  const { members } = realm;

  const textOf = (operand: Json, key: string, frame: Frame): string =>
    String(evaluate(requireKey(operand, key), frame));

  const classOf = (operand: Json, frame: Frame): ClassFunction => {
    const name = requireText(operand, 'class');
    if (name !== 'static') return realm.classes.require(name);
    if (frame.calledClass === null) throw new Error('Cannot access "static" when no class scope is active');
    return frame.calledClass;
  };

  const fromThis = (on: Json): From | undefined => (isThis(on) ? 'inside' : undefined);
  const fromStatic = (operand: Json): From | undefined =>
    requireText(operand, 'class') === 'static' ? 'inside' : undefined;

  return {
    $new: (operand, frame) => {
      const cls = classOf(operand, frame);
      return realm.construct(cls, evaluateArgs(requireKey(operand, 'args'), frame));
    },
    $call: (operand, frame) => {
      const on = requireKey(operand, 'on');
      const target = evaluate(on, frame);
      const operation = textOf(operand, 'operation', frame);
      const args = evaluateArgs(requireKey(operand, 'args'), frame);
      return members.call(target, operation, args, fromThis(on)) ?? null;
    },
    $callStatic: (operand, frame) => {
      const cls = classOf(operand, frame);
      const operation = textOf(operand, 'operation', frame);
      const args = evaluateArgs(requireKey(operand, 'args'), frame);
      return members.callStatic(cls, operation, args, fromStatic(operand)) ?? null;
    },
    $get: (operand, frame) => {
      const on = requireKey(operand, 'on');
      const target = evaluate(on, frame);
      return members.get(target, textOf(operand, 'property', frame), fromThis(on)) ?? null;
    },
    $set: (operand, frame) => {
      const on = requireKey(operand, 'on');
      const target = evaluate(on, frame);
      const property = textOf(operand, 'property', frame);
      const value = realm.maps.copied(evaluate(requireKey(operand, 'value'), frame));
      members.set(target, property, value, fromThis(on));
      return value;
    },
    $getStatic: (operand, frame) => {
      const property = textOf(operand, 'property', frame);
      return members.getStatic(classOf(operand, frame), property, fromStatic(operand)) ?? null;
    },
    $setStatic: (operand, frame) => {
      const cls = classOf(operand, frame);
      const property = textOf(operand, 'property', frame);
      const value = realm.maps.copied(evaluate(requireKey(operand, 'value'), frame));
      members.setStatic(cls, property, value, fromStatic(operand));
      return value;
    },
    $field: (operand, frame) => {
      const of = evaluate(requireKey(operand, 'of'), frame);
      const name = evaluate(requireKey(operand, 'name'), frame);
      if (realm.maps.isMap(of)) return realm.maps.find(of, name)?.value ?? null;
      return typeof of === 'object' && of !== null ? (members.field(of, String(name)) ?? null) : null;
    },
    $has: (operand, frame) => {
      const of = evaluate(requireKey(operand, 'of'), frame);
      const name = evaluate(requireKey(operand, 'name'), frame);
      return realm.maps.isMap(of) && realm.maps.find(of, name) !== null;
    },
  };
}

function isThis(expression: Json): boolean {
  return typeof expression === 'object' && expression !== null && Object.hasOwn(expression, '$this');
}
