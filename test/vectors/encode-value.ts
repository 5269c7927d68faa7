import { JsonResponse } from '../../src/reference/http/json-response';
import { Request } from '../../src/reference/http/request';
import { isMapLike } from '../../src/reference/php/is-map-like';
import { OrderedMap } from '../../src/reference/php/ordered-map';
import { JsonResource } from '../../src/reference/resource/json-resource';
import { MergeValue } from '../../src/reference/resource/merge-value';
import { className } from '../../src/reference/support/class-name';
import { isCollection, isHtmlable, isPaginator } from '../../src/reference/support/contracts';
import { notationOf } from './closures';
import { Log } from './fixtures/helpers';
import { CreatedModel, FakeModel, FakePivot } from './fixtures/models';
import type { Encoded } from './record';

/** Writes a value in the notation; `nameOf` gives the name to which an object was first bound. */
export function encodeValue(value: unknown, nameOf: (object: object) => string | undefined): Encoded {
  const encode = (inner: unknown): Encoded => encodeValue(inner, nameOf);
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : { $inf: true };
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'function') return notationOf(value) ?? className(value);
  if (typeof value !== 'object') throw new TypeError(`There is no notation for ${typeof value}`);
  if (isMapLike(value)) return encodeMap(value, encode);
  const name = nameOf(value);
  return name === undefined ? { $object: objectName(value), ...stateOf(value, encode) } : { $ref: name };
}

function encodeMap(value: object, encode: (inner: unknown) => Encoded): Encoded {
  const map = OrderedMap.from(value as OrderedMap<unknown>);
  if (map.isList) return [...map.values()].map(encode);
  return { $map: [...map].map(([key, entry]) => [key, encode(entry)]) };
}

function objectName(value: object): string {
  return typeof Reflect.get(value, 'next') === 'function' ? 'ArrayIterator' : className(value);
}

function stateOf(value: object, encode: (inner: unknown) => Encoded): Readonly<Record<string, Encoded>> {
  if (isCollection(value)) return { items: encode(value.all()) };
  if (value instanceof JsonResource) return { resource: encode(value.resource) };
  if (value instanceof MergeValue) return { data: encode(value.data) };
  if (value instanceof FakeModel || value instanceof CreatedModel)
    return { attributes: encode(value.getAttributes()) };
  if (value instanceof FakePivot) return { table: value.getTable() };
  if (value instanceof Log) return { entries: encode(value.entries) };
  if (value instanceof Request) return { path: value.path(), query: encode(value.query()) };
  if (value instanceof JsonResponse) {
    const shown = [...value.headers].filter(([name]) => name === 'content-type' || name.startsWith('x-'));
    return { status: value.status, content: value.content, headers: { $map: shown } };
  }
  return isHtmlable(value) && !isPaginator(value) ? { html: value.toHtml() } : {};
}
