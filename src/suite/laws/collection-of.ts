import type { Expression } from '../protocol/wire';
import type { LawObject, LawSubject } from './law-subject';

/** Makes the anonymous collection of what is given, with a JsonResource for each item. */
export function collectionOf(subject: LawSubject, given: Expression): Promise<LawObject> {
  return subject.create('AnonymousResourceCollection', given, { $class: 'JsonResource' });
}
