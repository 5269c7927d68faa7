import type { Expression, WireKey } from '../../protocol/wire';
import { badRequest } from './bad-request';
import { type FormContext, type Forms, requireList } from './form';
import { type Frame, outermostFrame } from './frame';

const floats: ReadonlyMap<Expression, number> = new Map([
  ['INF', Number.POSITIVE_INFINITY],
  ['-INF', Number.NEGATIVE_INFINITY],
  ['NAN', Number.NaN],
]);

/**
 * Gives the forms of plain values and of what a closure finds in its surroundings.
 *
 * @param context - What they are built from.
 * @returns The forms by tag.
 */
export function valueForms(context: FormContext): Forms {
  const { realm, evaluate } = context;

  const pair = (entry: Expression, frame: Frame): readonly [WireKey, unknown] => {
    const [key, value] = requireList(entry, 'an entry of $map');
    if ((typeof key !== 'string' && typeof key !== 'number') || value === undefined) {
      throw badRequest('Expected [key, value] with an integer or text as key', entry);
    }
    return [key, evaluate(value, frame)];
  };

  return {
    $map: (entries, frame) => {
      const pairs = requireList(entries, '$map').map((it) => pair(it, frame));
      // In the body of a closure a program would write an object literal where one can hold the map.
      return frame === outermostFrame ? realm.maps.fromEntries(pairs) : realm.maps.literal(pairs);
    },
    $float: (name) => {
      const value = floats.get(name);
      if (value === undefined) throw badRequest('Expected "INF", "-INF" or "NAN" after $float', name);
      return value;
    },
    $missing: () => realm.construct(realm.interfaceClass('MissingValue'), []),
    // A class that does not exist is still a name.
    $class: (name) => (typeof name === 'string' ? (realm.classes.find(name) ?? name) : nameExpected(name)),
    $ref: (handle) => {
      if (typeof handle !== 'string') throw badRequest('Expected a handle after $ref', handle);
      return handle.startsWith('fn:') ? realm.closures.find(handle) : realm.handles.objectOf(handle);
    },
    $fn: (definition, frame) => realm.closures.make(definition, frame),
    $request: (uri) =>
      typeof uri === 'string' ? realm.construct(realm.interfaceClass('Request'), [uri]) : nameExpected(uri),
    $arg: (position, frame) => frame.args[requirePosition(position)] ?? null,
    $args: (position, frame) => frame.args.slice(requirePosition(position)),
    $this: (_, frame) => frame.self,
    $parent: (args, frame) => {
      if (frame.inherited === null) throw badRequest('Expected $parent only in the body of a method', args);
      return frame.inherited(context.evaluateArgs(args, frame));
    },
  };
}

function nameExpected(received: Expression): never {
  throw badRequest('Expected a text', received);
}

function requirePosition(position: Expression): number {
  if (typeof position === 'number' && Number.isInteger(position) && position >= 0) return position;
  throw badRequest('Expected the position of an argument, 0 or more', position);
}
