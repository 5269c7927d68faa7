import type { OrderedJson } from '../../notation/ordered-json';
import { argument, closure, mapOf, recordedClosure, self, tag } from './notation';

/** Classes that are the same in every program: what calls are forwarded to, what brings macros, a collection with relations. */
export const fixedClasses: ReadonlyMap<string, OrderedJson> = new Map<string, OrderedJson>([
  [
    'Helper',
    mapOf([
      [
        'methods',
        mapOf([
          ['greet', closure([argument(0), argument(1)])],
          ['itself', closure(self)],
          [
            'toArray',
            mapOf([
              ['id', 1],
              ['gone', tag('$missing', true)],
            ]),
          ],
          ['jsonSerialize', mapOf([['helper', true]])],
        ]),
      ],
      ['implements', ['Arrayable', 'JsonSerializable']],
    ]),
  ],
  [
    'Mixin',
    mapOf([
      [
        'methods',
        mapOf([
          ['shout', closure(closure(['shout', argument(0)]))],
          ['whisper', closure(closure([self, argument(0)]))],
        ]),
      ],
    ]),
  ],
  [
    'Shelf',
    mapOf([
      ['extends', 'Collection'],
      [
        'methods',
        mapOf([
          ['loadMorph', recordedClosure(self)],
          ['loadMorphCount', recordedClosure(self)],
        ]),
      ],
    ]),
  ],
]);
