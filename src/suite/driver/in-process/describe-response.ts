import { Cannot } from './cannot';
import { type AnyFunction, declaredMember, functionOf } from './declared-member';
import type { MapValues } from './map-values';

/** What a response shows of itself. */
export interface ResponseDescription {
  readonly status: number;
  /** Names in lower case, in the response's order. */
  readonly headers: readonly (readonly [string, string])[];
  readonly content: string;
}

/**
 * Describes a JSON response of a module under judgement.
 *
 * @param response - Has `status`, `headers` and `content`, as members or as methods, also spelled `getStatusCode`
 *   and `getContent`; headers are a map, or iterate as pairs.
 * @param maps - Reads maps.
 * @returns Its status, headers and exact content.
 * @throws Cannot when one of them is not there.
 */
export function describeResponse(response: object, maps: MapValues): ResponseDescription {
  return {
    status: Number(read(response, 'status', 'getStatusCode')),
    headers: headerPairs(read(response, 'headers'), maps),
    content: String(read(response, 'content', 'getContent')),
  };
}

function read(response: object, ...names: readonly string[]): unknown {
  for (const name of names) {
    const member = declaredMember(response, name);
    if (member === null) continue;
    const method: AnyFunction | null = functionOf(member);
    return method === null ? Reflect.get(response, name) : Reflect.apply(method, response, []);
  }
  throw new Cannot(`a JsonResponse of this module has no ${names.join(' or ')}`);
}

function headerPairs(headers: unknown, maps: MapValues): readonly (readonly [string, string])[] {
  if (typeof headers !== 'object' || headers === null)
    throw new Cannot('a JsonResponse has headers of no known form');
  const pairs = maps.isMap(headers)
    ? maps.entries(headers)
    : [...(headers as Iterable<readonly [unknown, unknown]>)];
  return pairs.map(([name, value]) => [String(name).toLowerCase(), textOf(value)]);
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}
