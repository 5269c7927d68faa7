import { javascriptKit } from './javascript-kit';
import type { moduleMaps } from './module-maps';

const { Cannot, declared, declaredMethod } = javascriptKit;

type Maps = ReturnType<typeof moduleMaps>;

/**
 * Describes a JSON response of a module under judgement.
 *
 * @param response - Has `status`, `headers` and `content`, as members or as methods, also spelled `getStatusCode`
 *   and `getContent`; headers are a map, or iterate as pairs.
 * @param maps - Reads maps.
 * @returns Its status, its headers (names in lower case, in the response's order) and its exact content.
 * @throws Cannot when one of them is not there.
 */
export function describeResponse(response: object, maps: Maps): object {
  return {
    status: Number(read(response, 'status', 'getStatusCode')),
    headers: headerPairs(read(response, 'headers'), maps),
    content: String(read(response, 'content', 'getContent')),
  };
}

function read(response: object, ...names: readonly string[]): unknown {
  for (const name of names) {
    if (declared(response, name) === null) continue;
    const method = declaredMethod(response, name);
    return method === null ? Reflect.get(response, name) : Reflect.apply(method, response, []);
  }
  throw new Cannot(`a JsonResponse of this module has no ${names.join(' or ')}`);
}

function headerPairs(headers: unknown, maps: Maps): ReadonlyMap<string, string> {
  if (typeof headers !== 'object' || headers === null)
    throw new Cannot('a JsonResponse has headers of no known form');
  const isIterable = typeof Reflect.get(headers, Symbol.iterator) === 'function';
  const iterable = isIterable ? (headers as Iterable<readonly [unknown, unknown]>) : Object.entries(headers);
  return new Map(
    Array.from(maps.pairsOf(headers) ?? iterable, ([name, value]) => [
      String(name).toLowerCase(),
      textOf(value),
    ]),
  );
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}
