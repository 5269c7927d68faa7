import type { RequestSubject } from '../../protocol/request-subject';
import type { Verb } from '../../protocol/verb';

/**
 * Names what a request asks for, such as `call of url on Paginator`.
 *
 * @param verb - Its verb.
 * @param params - Its parameters.
 * @param classOf - Returns the class of an object by its handle, where it is known.
 * @returns The words.
 */
export function describeRequest(
  verb: Verb,
  params: object,
  classOf: (handle: string) => string | undefined,
): string {
  const { class: className, target, operation, property } = params as RequestSubject;
  const holder = className ?? (target === undefined ? undefined : (classOf(target) ?? target));
  if (holder === undefined) return verb;
  const member = operation ?? property;
  return member === undefined ? `${verb} of ${holder}` : `${verb} of ${member} on ${holder}`;
}
