import type { WireValue } from '../../protocol/wire';
import { Cannot } from './cannot';
import type { ClassTable } from './class-table';
import { type AnyFunction, declaredMethod } from './declared-member';
import { describeResponse } from './describe-response';
import type { ClassFunction } from './frame';
import { isIterator, iteratorEntries } from './iterator-entries';
import type { Evaluator } from './javascript-kit';
import { MapValues } from './map-values';

type ObjectValue = Extract<WireValue, { readonly $ref: string }>;
type Encoded = { -readonly [key in keyof ObjectValue]: ObjectValue[key] };
type Entries = NonNullable<ObjectValue['entries']>;

/** Writes values of a module under judgement as values of the protocol. */
export class ValueEncoder {
  readonly #classes: ClassTable;
  readonly #maps: MapValues;
  readonly #evaluator: Evaluator;
  #entriesOfIterators = new WeakMap<object, Entries>();

  /**
   * @param classes - Knows the names of classes.
   * @param maps - Reads maps.
   * @param evaluator - Keeps the handles of objects.
   */
  constructor(classes: ClassTable, maps: MapValues, evaluator: Evaluator) {
    this.#classes = classes;
    this.#maps = maps;
    this.#evaluator = evaluator;
  }

  /**
   * Writes a value.
   *
   * @param value - Any value of the module.
   * @returns The value as it travels.
   * @throws Cannot for a value that has no form in the protocol.
   */
  readonly encode = (value: unknown): WireValue => {
    switch (typeof value) {
      case 'undefined':
        return null;
      case 'boolean':
      case 'string':
        return value;
      case 'number':
        return encodeNumber(value);
      case 'object':
        return value === null ? null : this.#encodeObject(value);
      case 'function':
        return this.#encodeFunction(value);
      default:
        throw new Cannot(`a ${typeof value} has no form in the protocol`);
    }
  };

  #encodeObject(object: object): WireValue {
    if (Array.isArray(object)) return object.map(this.encode);
    if (this.#maps.isMap(object)) return this.#encodeMap(object);
    if (this.#isInstance(object, 'MissingValue')) return { $missing: true };
    const encoded: Encoded = {
      $ref: this.#evaluator.handleOf(object),
      class: this.#classes.classNameOf(object),
    };
    this.#describe(object, encoded);
    return encoded;
  }

  #encodeMap(map: object): WireValue {
    const entries = this.#maps.entries(map);
    if (entries.every(([key], position) => key === position))
      return entries.map(([, value]) => this.encode(value));
    return { $map: entries.map(([key, value]) => [key, this.encode(value)]) };
  }

  #encodeFunction(value: object): WireValue {
    if (this.#classes.isClass(value)) return { $class: this.#classes.nameOf(value) };
    return { $ref: this.#evaluator.handleOf(value), class: 'Closure' };
  }

  // The state that some objects show beside their handle.
  #describe(object: object, encoded: Encoded): void {
    if (this.#isInstance(object, 'Collection')) {
      encoded.items = this.encode(call(object, 'all', 'toArray'));
    } else if (this.#isInstance(object, 'MergeValue')) {
      encoded.data = this.encode(Reflect.get(object, 'data'));
    } else if (this.#isInstance(object, 'JsonResponse')) {
      const { status, headers, content } = describeResponse(object, this.#maps);
      encoded.status = status;
      encoded.headers = { $map: headers.map(([name, text]) => [name, text]) };
      encoded.content = content;
    } else if (declaredMethod(object, 'toHtml') !== null && !this.#isPaginator(object)) {
      encoded.html = String(call(object, 'toHtml'));
    } else if (declaredMethod(object, 'next') !== null && isIterator(object)) {
      encoded.entries = this.#entriesOf(object);
    }
  }

  // Reading an iterator uses it up, so what it gave is kept for the next time it is shown.
  #entriesOf(iterator: object): Entries {
    const known = this.#entriesOfIterators.get(iterator);
    if (known !== undefined) return known;
    const entries: Entries = iteratorEntries(iterator as Iterator<unknown>).map(([key, value]) => [
      this.encode(typeof key === 'string' ? MapValues.normalizeKey(key) : key),
      this.encode(value),
    ]);
    this.#entriesOfIterators.set(iterator, entries);
    return entries;
  }

  #isPaginator(object: object): boolean {
    return this.#isInstance(object, 'AbstractPaginator') || this.#isInstance(object, 'Paginator');
  }

  #isInstance(object: object, className: string): boolean {
    const cls: ClassFunction | null = this.#classes.interfaceClass(className);
    return cls !== null && object instanceof cls;
  }
}

function encodeNumber(value: number): WireValue {
  if (Number.isFinite(value)) return value;
  return { $float: Number.isNaN(value) ? 'NAN' : value > 0 ? 'INF' : '-INF' };
}

function call(object: object, ...names: readonly string[]): unknown {
  for (const name of names) {
    const method: AnyFunction | null = declaredMethod(object, name);
    if (method !== null) return Reflect.apply(method, object, []);
  }
  throw new Cannot(`an object of this class has none of ${names.join(', ')}`);
}
