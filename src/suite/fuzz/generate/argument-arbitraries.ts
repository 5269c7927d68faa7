import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import type { Row } from '../../rows/row';
import { argumentClass, type Parameter, parametersOf } from '../parameters';
import { callArguments } from './call-arguments';
import type { ObjectArbitraries } from './object-arbitraries';
import { pageArguments } from './page-arguments';
import { resourceArguments } from './resource-arguments';
import { type Arguments, argumentsByRow } from './row-arguments';

/** Makes arguments for the operations of the interface, by the types and names of their parameters. */
export class ArgumentArbitraries {
  readonly #known: Arguments;

  /**
   * @param values - What they are made of.
   */
  constructor(values: ObjectArbitraries) {
    this.#known = new Map([
      ...callArguments(values),
      ...pageArguments(values),
      ...resourceArguments(values),
      ...argumentsByRow(values),
    ]);
  }

  /**
   * Makes the arguments of a call: all that are required, and some of the optional ones.
   *
   * @param row - The operation.
   * @returns The arguments in their order.
   */
  of(row: Row): Arbitrary<readonly OrderedJson[]> {
    const parameters = parametersOf(row);
    const required = parameters.filter(({ isOptional }) => !isOptional).length;
    const given = fc.nat({ max: parameters.length - required });
    const values = fc.tuple(...parameters.map((parameter) => this.#for(row, parameter)));
    return fc.tuple(given, values).map(([optional, args]) => args.slice(0, required + optional));
  }

  #for(row: Row, parameter: Parameter): Arbitrary<OrderedJson> {
    const name = argumentClass(parameter);
    const arbitrary = this.#known.get(`${row.member} ${name}`) ?? this.#known.get(name);
    if (arbitrary === undefined) throw new TypeError(`${row.id}: no arguments are known for ${name}`);
    return arbitrary;
  }
}
