import type { Encoded, Outcome } from './record';

/** Says how the outcome of a step differs from the recorded one; null when it does not. */
export function difference(expected: Outcome, actual: Outcome | undefined): string | null {
  // What a language warned about is not asserted, nor what depends on an operation that a system lacks.
  if (expected.warning === true || expected.skipped === true) return null;
  if (expected.error !== undefined) return errorDifference(expected.error, actual);
  if (actual !== undefined && 'value' in actual) {
    const wanted = canonical(expected.value ?? null);
    const received = canonical(actual.value ?? null);
    return wanted === received ? null : `expected ${wanted}, received ${received}`;
  }
  return `expected ${canonical(expected.value ?? null)}, received ${JSON.stringify(actual)}`;
}

function errorDifference(
  expected: NonNullable<Outcome['error']>,
  actual: Outcome | undefined,
): string | null {
  const wanted = `error ${expected.kind}: ${expected.message ?? '(any message)'}`;
  if (actual?.error === undefined) return `expected ${wanted}, received ${JSON.stringify(actual)}`;
  // An error of the language or of a missing operation has no message to compare: any error will do.
  const isEngineError =
    expected.message === undefined && ['TypeError', 'Generic', 'Unsupported'].includes(expected.kind);
  const { kind, message } = actual.error;
  if (isEngineError || (kind === expected.kind && (expected.message ?? message) === message)) return null;
  return `expected ${wanted}, received ${kind}: ${message}`;
}

/** Text that is equal exactly when two values are: objects of the notation have no order of their members. */
function canonical(value: Encoded): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}
