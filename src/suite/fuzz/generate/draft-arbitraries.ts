import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import { interfaceRows } from '../../rows/catalogue';
import type { Row } from '../../rows/row';
import type { ArgumentArbitraries } from './argument-arbitraries';
import type { DataArbitraries } from './data-arbitraries';

/** What has operations and properties. */
type Component = 'Paginator' | 'AnonymousResourceCollection';

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
  ['AnonymousResourceCollection.__isset', 2],
  ['AnonymousResourceCollection.whenLoaded', 2],
]);

/** Members that show only together what each does. */
const sequences: Readonly<Record<Component, readonly (readonly string[])[]>> = {
  Paginator: [
    ['escapeWhenCastingToString', '__toString'],
    ['escapeWhenCastingToString', 'escapeWhenCastingToString', '__toString'],
    ['defaultView', '$defaultView'],
    ['defaultView', 'flushState', '$defaultView'],
    ['defaultSimpleView', 'flushState', '$defaultSimpleView'],
    ['onEachSide', '$onEachSide'],
    ['offsetSet', 'offsetExists'],
    ['offsetSet', 'offsetSet', 'toJson'],
    ['appends', '$query'],
  ],
  AnonymousResourceCollection: [
    ['withQuery', 'response'],
    ['preserveQuery', 'response'],
    ['preserveQuery', 'withQuery', 'response'],
    ['preserveKeys', 'preserveKeys', 'resolve'],
    ['additional', 'additional', 'response'],
    ['$forceWrapping', 'response'],
    ['$forceWrapping', 'flushState', '$forceWrapping'],
    ['__unset', '__isset'],
    ['macro', 'flushMacros', 'hasMacro'],
    ['macro', 'mixin', '__call'],
    ['macro', 'response'],
  ],
};

/** Rows that a call cannot be about: constructors have their own place, and errors and defaults show in other calls. */
function isCallable({ kind, member }: Row): boolean {
  return (kind === 'operation' || kind === 'property') && member !== '__construct';
}

/** Whether a component is asked about a row that the document gives to both: forwarding of either, `tap` of pages, macros of resources. */
const sharedBy = (component: string, { member }: Row): boolean => {
  const isForwarding = [
    'forwardCallTo',
    'forwardDecoratedCallTo',
    'throwBadMethodCallException',
    '__call',
  ].includes(member);
  return isForwarding || (member === 'tap') === (component === 'Paginator');
};

/** Whether it writes a static property: of the class that declares it, where a subclass would get one of its own. */
function isStaticOfAll({ isStatic, kind, type }: Row): boolean {
  return isStatic && (kind === 'property' || type === 'void');
}

/** Makes drafts about the rows of one component that both implementations serve. */
export class Drafts {
  readonly #rows: readonly Row[];

  /**
   * @param args - Arguments for operations.
   * @param data - Values for properties.
   * @param component - The component.
   */
  constructor(
    private readonly args: ArgumentArbitraries,
    private readonly data: DataArbitraries,
    private readonly component: Component,
  ) {
    this.#rows = interfaceRows.filter(
      (row) =>
        isCallable(row) &&
        data.ground.serves(row.id) &&
        (row.component === component || (row.component === 'Shared' && sharedBy(component, row))),
    );
  }

  /** Static members, one after the other. */
  statics(maxLength: number): Arbitrary<readonly Draft[]> {
    return fc.array(this.#oneOf(this.#rows.filter(({ isStatic }) => isStatic)), { maxLength });
  }

  /** Members of any kind, one after the other, some of them in a sequence that shows what they do. */
  any(minLength: number, maxLength: number): Arbitrary<readonly Draft[]> {
    const single = this.#oneOf(this.#rows).map((draft) => [draft]);
    const known = sequences[this.component].flatMap((members) => {
      const rows = members.flatMap((member) => this.#rows.find((row) => row.member === member) ?? []);
      return rows.length === members.length ? [this.#sequence(rows)] : [];
    });
    const some = fc.oneof(
      { weight: 8, arbitrary: single },
      ...(known.length === 0 ? [] : [{ weight: 1, arbitrary: fc.oneof(...known) }]),
    );
    return fc.array(some, { minLength, maxLength }).map((drafts) => drafts.flat());
  }

  /** Drafts that are about one object, or one class. */
  #sequence(rows: readonly Row[]): Arbitrary<readonly Draft[]> {
    return fc.tuple(...rows.map((row) => this.#of(row))).map((drafts) =>
      drafts.map((draft) => {
        const { onMade, choice } = drafts[0] as Draft;
        return { ...draft, onMade, choice, fromOutside: false };
      }),
    );
  }

  #oneOf(rows: readonly Row[]): Arbitrary<Draft> {
    return fc.oneof(...rows.map((row) => ({ weight: revealing.get(row.id) ?? 1, arbitrary: this.#of(row) })));
  }

  #of(row: Row): Arbitrary<Draft> {
    const isOfOne = isStaticOfAll(row) && !this.data.ground.follows('shared-statics');
    return fc.record({
      row: fc.constant(row),
      args: row.kind === 'operation' ? this.args.of(row) : propertyValue(row, this.data),
      fromOutside: fc.nat({ max: 9 }).map((draw) => draw === 0),
      onMade: fc.boolean(),
      choice: isOfOne ? fc.constant(0) : fc.nat({ max: 5 }),
    });
  }
}

/** What a property is set to, by its type; nothing where it is only read. */
function propertyValue(
  { isProtected, isStatic, type, member }: Row,
  { ground, beside }: DataArbitraries,
): Arbitrary<readonly OrderedJson[]> {
  const values: Readonly<Record<string, Arbitrary<OrderedJson>>> = {
    bool: fc.boolean(),
    int: fc.constantFrom(0, 1, 5),
    array: beside(member.replace('$', '')),
    string: fc.constantFrom('own-view', 'data'),
  };
  const value = member === '$wrap' ? fc.constantFrom('items', 'data', null) : values[type];
  const read = fc.constant<readonly OrderedJson[]>([]);
  const isSettable = !isProtected && (isStatic || ground.follows('settable-properties'));
  return !isSettable || value === undefined
    ? read
    : fc.oneof(
        read,
        value.map((each) => [each]),
      );
}
