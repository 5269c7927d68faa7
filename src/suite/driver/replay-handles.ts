import { closureHandle } from '../notation/closure-handle';
import { partOfPointer } from '../notation/json-pointer';
import type { Json } from '../protocol/wire';

type Handles = Map<string, string>;
type Members = { readonly [key: string]: Json };

/**
 * Puts the handles of now in the place of recorded ones.
 *
 * @param recorded - Parameters of a recorded request.
 * @param handles - Today's handle for each recorded one.
 * @returns The parameters as they have to be sent now.
 */
export function renameHandles(recorded: Json, handles: Handles): Json {
  const renamed = (value: Json): Json => {
    if (Array.isArray(value)) return (value as readonly Json[]).map(renamed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        const isHandle = key === '$ref' && typeof part === 'string';
        return [key, isHandle ? (handles.get(part) ?? part) : renamed(part)];
      }),
    );
  };
  const params = renamed(recorded) as Members;
  const { target } = params;
  return typeof target === 'string' ? { ...params, target: handles.get(target) ?? target } : params;
}

/**
 * Compares an outcome with the recorded one and learns which handle stands for which.
 *
 * @param recorded - What was recorded.
 * @param now - What was received now.
 * @param handles - Today's handle for each recorded one; grows.
 * @param path - Where in the whole this is, as a JSON pointer.
 * @returns The place of the first difference, or null when there is none.
 */
export function matchHandles(recorded: Json, now: Json, handles: Handles, path = ''): string | null {
  if (recorded === now) return null;
  if (typeof recorded !== 'object' || typeof now !== 'object' || recorded === null || now === null)
    return path;
  if (Array.isArray(recorded) !== Array.isArray(now)) return path;
  const before = recorded as Members;
  const after = now as Members;
  if (Object.keys(before).length !== Object.keys(after).length) return path;
  for (const [key, value] of Object.entries(before)) {
    const other = after[key];
    if (other === undefined) return path;
    const place = path + partOfPointer(key);
    const difference =
      key === '$ref' && typeof value === 'string' && typeof other === 'string'
        ? pairingProblem(place, value, other, handles)
        : matchHandles(value, other, handles, place);
    if (difference !== null) return difference;
  }
  return null;
}

// The same recorded handle always stands for the same object, and two handles never for one.
function pairingProblem(place: string, recorded: string, now: string, handles: Handles): string | null {
  if (recorded.startsWith(closureHandle(''))) return recorded === now ? null : place;
  const known = handles.get(recorded);
  if (known !== undefined) return known === now ? null : place;
  if ([...handles.values()].includes(now)) return place;
  handles.set(recorded, now);
  return null;
}
