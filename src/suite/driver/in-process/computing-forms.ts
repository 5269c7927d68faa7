import { type ErrorKind, type Expression, errorKinds } from '../../protocol/wire';
import { badRequest } from './bad-request';
import { declaredMethod } from './declared-member';
import { type FormContext, type Forms, requireKey, requireList } from './form';

/**
 * Returns the forms that compute: texts and errors.
 *
 * @param context - What they are built from.
 * @returns The forms by tag.
 */
export function computingForms(context: FormContext): Forms {
  const { realm, evaluate } = context;
  return {
    $concat: (operand, frame) =>
      requireList(operand, '$concat')
        .map((part) => textOf(evaluate(part, frame)))
        .join(''),
    $throw: (operand, frame) => {
      const kind = requireKind(requireKey(operand, 'kind'));
      throw realm.errors.make(kind, textOf(evaluate(requireKey(operand, 'message'), frame)));
    },
  };
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

function requireKind(kind: Expression): ErrorKind {
  const known = errorKinds.find((candidate) => candidate === kind);
  if (known === undefined) throw badRequest(`Expected one of ${errorKinds.join(', ')} as kind`, kind);
  return known;
}
