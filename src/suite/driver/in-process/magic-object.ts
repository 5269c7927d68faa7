import { declaredMember, declaredMethod } from './declared-member';

const magicNames = ['__get', '__set', '__isset', '__unset', '__call'] as const;

// Names that contracts of the language or of a module are recognised by. A class that has one declares it; a
// dynamic handler must not seem to.
const neverDynamic =
  /^(?:then|constructor|to[A-Z]\w*|valueOf|jsonSerialize|getIterator|entries|offset[A-Z]\w*|__\w+)$/;

/**
 * Tells whether a class declares handlers for undeclared members.
 *
 * @param prototype - The prototype of the class.
 * @returns Whether one of the magic methods is declared.
 */
export function hasMagic(prototype: object): boolean {
  return magicNames.some((name) => declaredMethod(prototype, name) !== null);
}

/**
 * Makes ordinary access to an object run its magic methods.
 *
 * @param object - An object of a fixture class.
 * @returns A stand-in for the object; it is the object that everyone sees.
 */
export function withMagic(object: object): object {
  const handler = (name: string): ((...args: unknown[]) => unknown) | null => declaredMethod(object, name);
  const isInternal = (key: string | symbol): key is symbol =>
    typeof key === 'symbol' || neverDynamic.test(key) || declaredMember(object, key) !== null;

  return new Proxy(object, {
    get(target, key, self): unknown {
      if (isInternal(key)) return Reflect.get(target, key, self);
      const name = key as string;
      const isset = handler('__isset');
      const call = handler('__call');
      const get = handler('__get');
      const readable = get !== null && (isset === null || call === null || isset.call(self, name) === true);
      if (readable) return get.call(self, name) ?? undefined;
      if (call !== null) return (...args: unknown[]): unknown => call.call(self, name, args);
      return Reflect.get(target, key, self);
    },
    has(target, key): boolean {
      if (isInternal(key)) return Reflect.has(target, key);
      return handler('__isset')?.call(target, key) === true || Reflect.has(target, key);
    },
    set(target, key, value, self): boolean {
      const set = isInternal(key) ? null : handler('__set');
      if (set === null) return Reflect.set(target, key, value);
      set.call(self, key, value);
      return true;
    },
    deleteProperty(target, key): boolean {
      const unset = isInternal(key) ? null : handler('__unset');
      if (unset === null) return Reflect.deleteProperty(target, key);
      unset.call(target, key);
      return true;
    },
  });
}
