import type { Verb } from '../../protocol/verb';
import { exposingMethods, exposingStaticMethods } from '../../scenario/exposed-class';

/** What requests say of what they are about, as far as they say it. */
interface Params {
  readonly class?: string;
  readonly target?: string;
  readonly operation?: string;
  readonly property?: string;
  readonly args?: readonly unknown[];
}

/**
 * Names what a request asks for, such as `call of url on Paginator`.
 *
 * @param verb - Its verb.
 * @param params - Its parameters.
 * @param classOf - Gives the class of an object by its handle, where it is known.
 * @returns The words.
 */
export function describeRequest(
  verb: Verb,
  params: object,
  classOf: (handle: string) => string | undefined,
): string {
  const { class: className, target, operation, property, args } = params as Params;
  const holder = className ?? (target === undefined ? undefined : (classOf(target) ?? target));
  if (holder === undefined) return verb;
  const member = operation === undefined ? property : reached(operation, args);
  return member === undefined ? `${verb} of ${holder}` : `${verb} of ${member} on ${holder}`;
}

/** The operation that is meant: an exposing operation only leads to it. */
function reached(operation: string, args: readonly unknown[] = []): string {
  const isExposing =
    Object.hasOwn(exposingMethods, operation) || Object.hasOwn(exposingStaticMethods, operation);
  return isExposing && typeof args[0] === 'string' ? args[0] : operation;
}
