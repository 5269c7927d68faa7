import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import { findMemberRow } from '../../rows/catalogue';
import type { Row } from '../../rows/row';
import type { CommonGround } from '../common-ground';
import type { ArgumentArbitraries } from './argument-arbitraries';
import { argument, called, mapOf, membersOf, newObject, tag } from './notation';
import type { ObjectArbitraries } from './object-arbitraries';

/** A method that hands its argument to an operation, and gives what comes of it together with what the argument is by then. */
export interface Witness {
  /** The operation that is called. */
  readonly row: Row;
  readonly body: OrderedJson;
  /** Whether a collection may be given instead of a map. */
  readonly takesCollection: boolean;
}

/** Operations of resources that take data of the caller's. */
const takers = ['filter', 'removeMissingValues', 'mergeData', 'merge', 'withQuery'];

/** An object that is made of the caller's data, with the operations that change it. */
type Holder = readonly [component: string, object: OrderedJson, operations: readonly string[]];

/** Pages and collections whose items are the caller's map, which only the trait keyed-pages asks for. */
const keyed: readonly Holder[] = [
  ['Paginator', newObject('Paginator', argument(0), 9), ['offsetSet', 'offsetUnset', 'through', 'setItems']],
  [
    'Paginator',
    newObject('Paginator', newObject('Collection', argument(0)), 9),
    ['offsetSet', 'offsetUnset'],
  ],
  [
    'AnonymousResourceCollection',
    newObject('AnonymousResourceCollection', argument(0), tag('$class', 'JsonResource')),
    ['toArray'],
  ],
];

const holders: readonly Holder[] = [
  [
    'Paginator',
    newObject('Paginator', [1], 1, 1, membersOf({ query: argument(0) })),
    ['appends', 'setPageName'],
  ],
  [
    'AnonymousResourceCollection',
    newObject('JsonResource', argument(0)),
    ['offsetSet', 'offsetUnset', '__unset'],
  ],
];

/**
 * Makes methods that show whether what a caller gives stays as it is.
 *
 * @param args - Arguments for operations.
 * @param values - What they are called with.
 * @returns Methods, and data to call them with.
 */
export function witnessArbitrary(
  args: ArgumentArbitraries,
  { ground, plainMap, valueMap }: ObjectArbitraries,
): Arbitrary<{ readonly witness: Witness; readonly given: OrderedJson }> {
  const merged = ground.follows('recursive-merge') ? ['additional'] : [];
  const own = [...takers, ...merged].flatMap((member) =>
    served(ground, 'AnonymousResourceCollection', member).map((row) =>
      args.of(row).map(([, ...rest]): Witness => {
        const taken = tag('$own', [member, argument(0), ...rest]);
        const answered = tag('$own', ['response', tag('$request', '/posts')]);
        return {
          row,
          body: [taken, ...(member === 'additional' ? [answered] : []), argument(0)],
          takesCollection: false,
        };
      }),
    ),
  );
  const asked = ground.follows('keyed-pages') ? [...keyed, ...holders] : holders;
  const changed = asked.flatMap(([component, object, operations]) =>
    operations.flatMap((member) =>
      served(ground, component, member).map((row) =>
        args.of(row).map(
          (given): Witness => ({
            row,
            body: [called(object, member, given), argument(0)],
            takesCollection: takesItems(object),
          }),
        ),
      ),
    ),
  );
  const rendered = served(ground, 'Paginator', 'render').map((row) =>
    fc.constant<Witness>({
      row,
      body: [called(newObject('Paginator', [1], 1), 'render', ['some-view', argument(0)]), argument(0)],
      takesCollection: false,
    }),
  );
  const witness = fc.oneof(...own, ...changed, ...rendered);
  return fc.tuple(witness, fc.oneof(plainMap, valueMap), fc.boolean()).map(([drawn, map, isCollection]) => ({
    witness: drawn,
    given: isCollection && drawn.takesCollection ? newObject('Collection', map) : fitting(drawn, map),
  }));
}

/** What is given to a query or a view has names; for a view no title, as it writes that as its own language does. */
function fitting({ row }: Witness, given: OrderedJson): OrderedJson {
  if (['appends', 'setPageName', 'render'].includes(row.member) && Array.isArray(given)) return mapOf([]);
  if (row.member !== 'render' || !(given instanceof Map)) return given;
  return mapOf([...given].filter(([key]) => key !== 'title'));
}

/** Whether an object is made of items, which may be a collection. */
function takesItems(object: OrderedJson): boolean {
  const [, first] = (object as ReadonlyMap<string, readonly OrderedJson[]>).get('$new') ?? [];
  return first instanceof Map && first.has('$arg');
}

function served(ground: CommonGround, component: string, member: string): readonly Row[] {
  const row = findMemberRow(component, member);
  return row !== null && ground.serves(row.id) ? [row] : [];
}
