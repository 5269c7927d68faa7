import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import { interfaceRows } from '../../rows/catalogue';
import type { Row } from '../../rows/row';
import { parametersOf } from '../parameters';
import type { ArgumentArbitraries } from './argument-arbitraries';
import { bodyValue } from './body-value';
import {
  type Fields,
  type Members,
  often,
  seldom,
  sometimes,
  valuesOfType,
  withoutNulls,
} from './class-parts';
import { mapArbitrary } from './data-arbitraries';
import { argument, called, closure, mapOf, membersOf, recordedClosure, tag } from './notation';
import type { ObjectArbitraries } from './object-arbitraries';

/** Makes the classes of programs: subclasses of those of the interface, and classes of items. */
export class ClassArbitraries {
  /**
   * @param values - What they are made of.
   * @param args - Arguments for operations.
   */
  constructor(
    private readonly values: ObjectArbitraries,
    private readonly args: ArgumentArbitraries,
  ) {}

  /** A class of single resources. */
  resource(): Arbitrary<Members> {
    const { key } = this.values;
    const body = mapArbitrary(key, this.#bodyValue(), 5);
    return this.#class(
      {
        toArray: often(body),
        ...this.#hooks(),
      },
      { preserveKeys: seldom(fc.boolean()), with: seldom(this.values.beside('with')) },
      { PreserveKeys: seldom(fc.constant(true)) },
    );
  }

  /** A class of resource collections. */
  collection(): Arbitrary<Members> {
    const parent = tag('$parent', [argument(0)]);
    const bodies = fc.oneof(
      fc.constantFrom<OrderedJson>(
        parent,
        membersOf({ data: parent }),
        membersOf({ items: parent, extra: 1 }),
      ),
      mapArbitrary(this.values.key, this.#bodyValue(), 3),
    );
    const collected = fc.constantFrom<OrderedJson>(
      ...['PostResource', 'TagResource', 'JsonResource'].map((each) => tag('$class', each)),
      'PostResource',
      'Helper',
    );
    return this.#class(
      { toArray: seldom(bodies), ...this.#hooks() },
      {
        collects: this.values.ground.follows('found-by-name') ? sometimes(collected) : collected,
        preserveKeys: seldom(fc.boolean()),
        with: seldom(this.values.beside('with')),
      },
      {
        Collects: seldom(fc.constantFrom('PostResource', 'TagResource')),
        PreserveKeys: seldom(fc.constant(true)),
      },
    );
  }

  /** A subclass of the paginator with operations of its own, which its other operations may call. */
  page(): Arbitrary<Members> {
    const rows = this.#served('Paginator').filter(
      ({ isStatic, member }) => !isStatic && member !== '__construct' && !member.startsWith('__'),
    );
    return fc
      .uniqueArray(this.#override(rows), { minLength: 1, maxLength: 2, selector: ([name]) => name })
      .map((methods) => [['methods', mapOf(methods)]]);
  }

  /** A class of items that says which resources are made of them. */
  item(): Arbitrary<Members> {
    const resource = fc.constantFrom('PostResource', 'TagResource', 'Helper');
    const guesses = fc.constantFrom<OrderedJson>(
      ['PostResource'],
      ['Nowhere', 'TagResource'],
      ['Helper', 'PostResource'],
      [],
    );
    return fc
      .tuple(
        fc.record({
          UseResource: sometimes(resource),
          UseResourceCollection: seldom(fc.constantFrom('PostCollection', 'Helper')),
        }),
        sometimes(guesses),
      )
      .map(([markers, guess]) => [
        ['extends', 'Model'],
        ...(this.values.ground.can('markers') ? withoutNulls('markers', markers) : []),
        ...withoutNulls('staticMethods', { guessResourceName: guess }),
      ]);
  }

  #class(methods: Fields, properties: Fields, markers: Fields): Arbitrary<Members> {
    const overridden = this.#override(
      this.#served('AnonymousResourceCollection').filter(({ table }) => table === 'conditional-attributes'),
    );
    const overrides = fc.oneof(
      { weight: 5, arbitrary: fc.constant([]) },
      { weight: this.values.ground.follows('virtual-operations') ? 1 : 0, arbitrary: fc.tuple(overridden) },
    );
    return fc
      .tuple(
        fc.record(methods),
        overrides,
        fc.record(properties),
        fc.record(markers),
        seldom(fc.constantFrom('items', 'data')),
      )
      .map(([own, more, fields, marks, wrap]) => [
        ...withoutNulls('methods', { ...own, ...Object.fromEntries(more) }),
        ...withoutNulls('properties', fields),
        ...withoutNulls('staticProperties', { wrap: this.#ownStatics() ? wrap : null }),
        ...(this.values.ground.can('markers') ? withoutNulls('markers', marks) : []),
      ]);
  }

  #ownStatics(): boolean {
    return this.values.ground.follows('shared-statics') && this.values.ground.follows('late-static-binding');
  }

  #bodyValue(): Arbitrary<OrderedJson> {
    const rows = this.#served('AnonymousResourceCollection');
    return bodyValue(rows, this.values, this.args);
  }

  /** What subclasses of resources are made for. */
  #hooks(): Fields {
    const { beside } = this.values;
    const [extra, information] = [beside('with'), beside('information')];
    const informed = fc
      .oneof(
        fc.constant(argument(2)),
        information,
        information.map((links) => membersOf({ links, more: argument(2) })),
      )
      .map(recordedClosure);
    const changes = fc.constantFrom(
      called(argument(1), 'header', ['x-meta', 'yes']),
      called(argument(1), 'setStatusCode', [202]),
    );
    return {
      with: seldom(extra.map(recordedClosure)),
      withResponse: seldom(changes.map(recordedClosure)),
      paginationInformation: this.values.ground.follows('found-by-name')
        ? seldom(informed)
        : fc.constant(null),
      jsonOptions: this.values.ground.follows('json-text')
        ? seldom(fc.constantFrom<OrderedJson>(0, 64, 256))
        : fc.constant(null),
    };
  }

  /** An operation that does as before, or returns something else of its type; how often it is called is its own business. */
  #override(rows: readonly Row[]): Arbitrary<readonly [string, OrderedJson]> {
    return fc.oneof(
      ...rows.map((row) => {
        const parameters = parametersOf(row);
        const inherited = tag(
          '$parent',
          parameters.filter(({ isOptional }) => !isOptional).map((_, index) => argument(index)),
        );
        return fc
          .constantFrom(inherited, ...valuesOfType(row))
          .map((body) => [row.member, closure(body)] as const);
      }),
    );
  }

  #served(component: string): readonly Row[] {
    return interfaceRows.filter(
      (row) => row.component === component && row.kind === 'operation' && this.values.ground.serves(row.id),
    );
  }
}
