import {
  BadMethodCallException,
  InvalidArgumentException,
  JsonEncodingException,
  LogicException,
} from '../../src/reference/support/errors';
import type { Outcome } from './record';

/** Describes a raised error by its language-neutral kind and its message. */
export function errorOutcome(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error);
  return { error: { kind: kindOf(error), message } };
}

function kindOf(error: unknown): string {
  if (error instanceof BadMethodCallException) return 'BadMethodCall';
  if (error instanceof InvalidArgumentException) return 'InvalidArgument';
  if (error instanceof JsonEncodingException) return 'JsonEncoding';
  if (error instanceof LogicException) return 'Logic';
  return error instanceof TypeError ? 'TypeError' : 'Generic';
}
