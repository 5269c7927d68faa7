import type { OrderedJson } from '../../notation/ordered-json';
import { argument, closure, membersOf, missing, recordedClosure, self } from './notation';

/** Classes that are the same in every program: what calls are forwarded to, what brings macros, a collection with relations. */
export const fixedClasses: ReadonlyMap<string, OrderedJson> = new Map(
  Object.entries({
    Helper: membersOf({
      methods: membersOf({
        greet: closure([argument(0), argument(1)]),
        itself: closure(self),
        toArray: membersOf({ id: 1, gone: missing }),
        jsonSerialize: membersOf({ helper: true }),
      }),
      implements: ['Arrayable', 'JsonSerializable'],
    }),
    Mixin: membersOf({
      methods: membersOf({
        shout: closure(closure(['shout', argument(0)])),
        whisper: closure(closure([self, argument(0)])),
      }),
    }),
    Shelf: membersOf({
      extends: 'Collection',
      methods: membersOf({ loadMorph: recordedClosure(self), loadMorphCount: recordedClosure(self) }),
    }),
  }),
);
