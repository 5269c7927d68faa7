import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import { interfaceRows } from '../../rows/catalogue';
import type { Row } from '../../rows/row';
import type { CommonGround } from '../common-ground';
import type { ArgumentArbitraries } from './argument-arbitraries';
import type { DataArbitraries } from './data-arbitraries';

/** What a program is to do with one interface row, before it is known which objects there are. */
export interface Draft {
  readonly row: Row;
  readonly args: readonly OrderedJson[];
  /** Whether what is protected is tried from outside. */
  readonly fromOutside: boolean;
  /** Whether the object that an earlier step has given is meant, where there is one. */
  readonly onMade: boolean;
  /** Which class a static member is asked of, as a number to choose by. */
  readonly choice: number;
}

/** Operations that show much of what others have done: they are asked more often. */
const revealing: ReadonlyMap<string, number> = new Map([
  ['Paginator.toArray', 6],
  ['Paginator.url', 4],
  ['Paginator.nextPageUrl', 2],
  ['Paginator.previousPageUrl', 2],
  ['Paginator.items', 2],
  ['Paginator.appends', 3],
  ['Paginator.offsetExists', 2],
  ['Paginator.toJson', 2],
  ['Paginator.toResourceCollection', 4],
  ['Paginator.render', 2],
  ['Paginator.__toString', 2],
  ['Shared.__call', 2],
  ['AnonymousResourceCollection.response', 10],
  ['AnonymousResourceCollection.resolve', 6],
  ['AnonymousResourceCollection.toArray', 3],
  ['AnonymousResourceCollection.toJson', 4],
  ['AnonymousResourceCollection.jsonSerialize', 3],
  ['AnonymousResourceCollection.additional', 2],
  ['AnonymousResourceCollection.collection', 3],
]);

/** Rows that a call cannot be about: constructors have their own place, and errors and defaults show in other calls. */
function isCallable({ kind, member }: Row): boolean {
  return (kind === 'operation' || kind === 'property') && member !== '__construct';
}

/** Which members of the document both components have, and which of these only one of them. */
const sharedBy = (component: string, { member }: Row): boolean => {
  const isForwarding = [
    'forwardCallTo',
    'forwardDecoratedCallTo',
    'throwBadMethodCallException',
    '__call',
  ].includes(member);
  return isForwarding || (member === 'tap') === (component === 'Paginator');
};

/**
 * Makes drafts about one component.
 *
 * @param ground - What both implementations claim to do.
 * @param args - Arguments for operations.
 * @param data - Values for properties.
 * @param component - `Paginator` or `AnonymousResourceCollection`.
 * @param onlyStatic - Whether only static members are meant.
 * @returns Drafts about every row that both serve.
 */
export function draftsOf(
  ground: CommonGround,
  args: ArgumentArbitraries,
  data: DataArbitraries,
  component: 'Paginator' | 'AnonymousResourceCollection',
  onlyStatic = false,
): Arbitrary<Draft> {
  const rows = interfaceRows.filter(
    (row) =>
      isCallable(row) &&
      ground.serves(row.id) &&
      (row.component === component || (row.component === 'Shared' && sharedBy(component, row))) &&
      (!onlyStatic || row.isStatic),
  );
  return fc.oneof(
    ...rows.map((row) => ({
      weight: revealing.get(row.id) ?? 1,
      arbitrary: fc.record({
        row: fc.constant(row),
        args: row.kind === 'operation' ? args.of(row) : propertyValue(row, data),
        fromOutside: fc.nat({ max: 9 }).map((draw) => draw === 0),
        onMade: fc.boolean(),
        choice: fc.nat({ max: 5 }),
      }),
    })),
  );
}

/** What a property is set to, by its type; nothing where it is only read. */
function propertyValue(
  { isProtected, type, member }: Row,
  { namedMap }: DataArbitraries,
): Arbitrary<readonly OrderedJson[]> {
  const values: Readonly<Record<string, Arbitrary<OrderedJson>>> = {
    bool: fc.boolean(),
    int: fc.constantFrom(0, 1, 5),
    array: namedMap,
    string: fc.constantFrom('own-view', 'data'),
  };
  const value = member === '$wrap' ? fc.constantFrom('items', 'data', null) : values[type];
  const read = fc.constant<readonly OrderedJson[]>([]);
  return isProtected || value === undefined
    ? read
    : fc.oneof(
        read,
        value.map((each) => [each]),
      );
}
