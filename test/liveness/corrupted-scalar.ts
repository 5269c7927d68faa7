import type { Corrupted } from './corruption';

type Scalar = null | boolean | number | string;

/** Changes a value without parts into others: of the same type, and of another. */
export function corruptedScalar(value: Scalar): Corrupted<Scalar>[] {
  const change = (kind: string, now: Scalar): Corrupted<Scalar> => ({ kind, place: '', now });
  if (value === null) return [change('a value for null', 0), change('a value for null', '~')];
  const others = [change('null for a value', null)];
  switch (typeof value) {
    case 'boolean':
      return [...others, change('the opposite', !value), change('another type', value ? 1 : 0)];
    case 'number':
      return [
        ...others,
        change('off by one', value + 1),
        change('off by one', value - 1),
        change('another type', String(value)),
      ];
    case 'string':
      return [
        ...others,
        change('another text', value === '~' ? '~~' : '~'),
        change('text added', `${value}~`),
      ];
  }
}
