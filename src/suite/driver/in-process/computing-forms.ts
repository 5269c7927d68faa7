import { type ErrorKind, errorKinds, type Json } from '../../protocol/wire';
import { badRequest } from './bad-request';
import { declaredMethod } from './declared-member';
import { type FormContext, type Forms, requireKey, requireList } from './form';
import type { MapValues } from './map-values';

/**
 * Gives the forms that compute: decisions, sequences, texts, sums and errors.
 *
 * @param context - What they are built from.
 * @returns The forms by tag.
 */
export function computingForms(context: FormContext): Forms {
  const { realm, evaluate } = context;
  return {
    $if: (operand, frame) => {
      const isTruthy = truthy(evaluate(requireKey(operand, 'test'), frame), realm.maps);
      return evaluate(requireKey(operand, isTruthy ? 'then' : 'else'), frame);
    },
    $do: (operand, frame) => {
      let last: unknown = null;
      for (const step of requireList(operand, '$do')) last = evaluate(step, frame);
      return last;
    },
    $concat: (operand, frame) =>
      requireList(operand, '$concat')
        .map((part) => textOf(evaluate(part, frame)))
        .join(''),
    $add: (operand, frame) => {
      let sum = 0;
      for (const part of requireList(operand, '$add')) sum += numberOf(evaluate(part, frame));
      return sum;
    },
    $throw: (operand, frame) => {
      const kind = requireKind(requireKey(operand, 'kind'));
      throw realm.errors.make(kind, textOf(evaluate(requireKey(operand, 'message'), frame)));
    },
  };
}

function truthy(value: unknown, maps: MapValues): boolean {
  if (value === null || value === undefined || value === false) return false;
  if (value === 0 || value === '' || value === '0') return false;
  return !(maps.isMap(value) && maps.entries(value).length === 0);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return '1';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return decimal(value);
  if (typeof value === 'object' && !Array.isArray(value)) {
    const conversion = declaredMethod(value, '__toString') ?? declaredMethod(value, 'toString');
    if (conversion !== null) return String(Reflect.apply(conversion, value, []));
  }
  throw new Error('Expected something that converts to text');
}

function decimal(value: number): string {
  if (Number.isFinite(value)) return Number.isSafeInteger(value) ? String(value || 0) : String(value);
  return Number.isNaN(value) ? 'NAN' : value > 0 ? 'INF' : '-INF';
}

function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  if (value === null || value === undefined) return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    return Number(value);
  throw new TypeError(`Unsupported operand of a sum: ${typeof value}`);
}

function requireKind(kind: Json): ErrorKind {
  const known = errorKinds.find((candidate) => candidate === kind);
  if (known === undefined) throw badRequest(`Expected one of ${errorKinds.join(', ')} as kind`, kind);
  return known;
}
