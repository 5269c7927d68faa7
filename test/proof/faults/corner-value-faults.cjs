const { expectedReceived } = require('./in-words.cjs');

const choice = 'src/reference/resource/conditional-value.ts';
const underlying = 'src/reference/resource/underlying-value.ts';
const calls = 'src/reference/php/calls.ts';

/** One detail done otherwise, where only some values or some orders of calls show it. */
const cornerValueFaults = [
  {
    id: 'falsy-value-is-no-value',
    what: 'whenLoaded, whenCounted and whenAggregated give what is loaded in place of a falsy value',
    level: 'observed',
    changes: [
      {
        file: choice,
        replaces: 'return value === ABSENT || value === null ? own : valueFrom(value, own);',
        by: 'return value === ABSENT || !value ? own : valueFrom(value, own);',
      },
    ],
    caughtBy: {
      'resource-when-loaded-falsy-value/false': expectedReceived('false', '{"id": 9}'),
      'resource-when-counted-falsy-value/zero': expectedReceived('0', '3'),
      'resource-when-aggregated-falsy-value/empty-text': expectedReceived('""', '12'),
    },
  },
  {
    id: 'through-expands',
    what: 'what through() makes of an item is kept in its array form',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/paginator/abstract-paginator.ts',
        replaces: 'invoke(callback, [value, key]) as TValue',
        by: '((made) => (made as { toArray?: () => TValue } | null)?.toArray?.() ?? made)(invoke(callback, [value, key]) as TValue)',
      },
    ],
    caughtBy: { 'paginator-through-kind': 'expected' },
  },
  {
    id: 'no-map-no-values',
    what: 'appendArray takes what is no map for an empty one',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/paginator/abstract-paginator.ts',
        replaces: 'of OrderedMap.from(keys)) {',
        by: 'of OrderedMap.from(isMapLike(keys) ? keys : [])) {',
      },
    ],
    caughtBy: { 'paginator-append-array-no-map/text': 'Type error' },
  },
  {
    id: 'empty-item-is-absent',
    what: 'an item that is an empty text does not exist',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/paginator/abstract-paginator.ts',
        replaces: 'return this.$items.has(key);',
        by: "return this.$items.has(key) && (this.$items.get(key) as unknown) !== '';",
      },
    ],
    caughtBy: { 'paginator-offset-exists-stated/empty-text': expectedReceived('true', 'false') },
  },
  {
    id: 'zero-entry-is-absent',
    what: 'an entry of the underlying map that is 0 does not exist',
    level: 'stated',
    changes: [
      {
        file: underlying,
        replaces: 'return offsetGet(value, offset) !== null;',
        by: 'return Boolean(offsetGet(value, offset));',
      },
    ],
    caughtBy: { 'resource-delegation-offset-exists/debts': expectedReceived('true', 'false') },
  },
  {
    id: 'zero-property-is-absent',
    what: 'a property of the underlying object that is 0 is not set',
    level: 'stated',
    changes: [
      {
        file: underlying,
        replaces: 'return !isCollection(value) && readProperty(value, name) !== null;',
        by: 'return !isCollection(value) && Boolean(readProperty(value, name));',
      },
    ],
    caughtBy: { 'resource-delegation-isset/debts': expectedReceived('true', 'false') },
  },
  {
    id: 'missing-method-of-any-class',
    what: 'a bad-method-call error about a method of that name in another class counts as one about the object',
    level: 'observed',
    changes: [
      {
        file: calls,
        replaces: 'error.message === callToUndefinedMethod(className(target), method).message',
        by: 'error.message.endsWith(`::${method}()`)',
      },
    ],
    caughtBy: {
      'shared-paginator-forward-call-inner-same-name': 'saying "Call to undefined method Other::whisper()"',
    },
  },
  {
    id: 'any-missing-method-of-the-class',
    what: 'a method that fails because it asks for one that is not there is itself reported as not there',
    level: 'observed',
    changes: [
      {
        file: calls,
        replaces: 'if (!saysMissing(error, target, name)) throw error;',
        by: 'if (!saysMissing(error, target, name) && !(error instanceof TypeError && !isKeyed(target))) throw error;',
      },
    ],
    caughtBy: { 'shared-paginator-forward-call-inner-same-object': 'recover' },
  },
];

module.exports = { cornerValueFaults };
