import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import type { CommonGround } from '../common-ground';
import { orNull } from './class-parts';
import { names } from './data-arbitraries';
import { newObject, tag } from './notation';
import type { ObjectArbitraries } from './object-arbitraries';
import { type Arguments, constants, items, macro } from './row-arguments';

/**
 * Makes the arguments of the operations that pages and resources share: items, offsets, forwarded calls and macros.
 *
 * @param values - What they are made of.
 * @returns The arguments by type and name of their parameter.
 */
export function callArguments(values: ObjectArbitraries): Arguments {
  const { ground, callback, name, namedMap, plain, plainMap, scalar } = values;
  const list = fc.array(fc.oneof(scalar, plain), { maxLength: 2 });
  const classes = ['Post', 'Note', 'Helper', 'PostResource', 'PostCollection'];
  const helper = newObject('Helper');
  return new Map<string, Arbitrary<OrderedJson>>([
    ['mixed $items', items(values)],
    ['Collection $collection', plainMap.map((map) => newObject('Collection', map))],
    ...offsetArguments(values),
    ['string $relation', constants('posts', 'author')],
    ['array $relations', fc.oneof(list, namedMap)],
    ['callable $callback', callback],
    ['callable|null $callback', orNull(callback)],
    ...['$value', '$numericKeys', '$condition', '$replace', '$hasMore', '$escape'].map(
      (each) => [`bool ${each}`, fc.boolean()] as const,
    ),
    ['string $class', constants(...classes.map((each) => tag('$class', each)))],
    ['string $key', fc.oneof(name, constants(...names))],
    ['mixed $object', constants(helper, newObject('Collection', [1, 2]), helper, tag('$ref', 'it'))],
    ['string $method', constants(...methods(ground))],
    // More arguments than an operation takes are an error in other languages.
    ['array $parameters', ground.follows('static-languages') ? list : constants([])],
    ['string $name', constants(...macroNames(ground))],
    ['callable|object $macro', macro(values)],
    ['object $mixin', constants(newObject('Mixin'))],
  ]);
}

function offsetArguments({ ground, name, plain, model }: ObjectArbitraries): Arguments {
  const hasIntegerNames = ground.follows('integer-like-keys');
  const ownKey = hasIntegerNames
    ? fc.oneof<Arbitrary<OrderedJson>[]>(name, fc.integer({ min: -1, max: 4 }), constants('0', '1', '2'))
    : name;
  const itemKey = fc.oneof<Arbitrary<OrderedJson>[]>(fc.integer({ min: 0, max: 4 }), ownKey);
  const value = fc.oneof(plain, model);
  return new Map<string, Arbitrary<OrderedJson>>([
    ['mixed $offset', itemKey],
    ['TKey $key', itemKey],
    ['null|TKey $key', hasIntegerNames ? orNull(itemKey) : itemKey],
    ['TValue $value', ground.follows('null-items') ? orNull(value) : value],
  ]);
}

/** What a call forwards to: operations that are there, of whatever is asked, and one that is not. */
function methods(ground: CommonGround): readonly string[] {
  return [
    ...['greet', 'itself', 'all', 'shout', 'whisper', 'nothing'],
    ...(ground.follows('collection-library') ? ['count'] : []),
    ...(ground.follows('integer-like-keys') ? ['push'] : []),
  ];
}

function macroNames(ground: CommonGround): readonly string[] {
  const own = ['shout', 'whisper', 'greet'];
  const isInformed = ground.follows('recursive-merge') && ground.follows('found-by-name');
  return isInformed ? [...own, 'paginationInformation'] : own;
}
