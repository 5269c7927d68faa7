import { resourceBrand } from '../contracts';
import { callToUndefinedMethod, wrongType } from '../errors';
import { listArgument, textArgument } from '../php/arguments';
import { callOperation, decorated, forwardCallTo, invoke } from '../php/calls';
import { installDynamicTail } from '../php/dynamic-tail';
import { macroable } from '../php/macroable';
import type { Key } from '../php/ordered-map';
import { className, isFunction, isPlainObject } from '../values';
import * as underlying from './underlying-value';

const macros = new Map<string, unknown>();

/**
 * Wraps a value. Calls that neither the class nor a macro answers are forwarded to the value.
 *
 * Names that nothing declares are looked up the same way when they are simply read, as in `resource.title`.
 *
 * Interface row: `Statement.delegation`
 */
export abstract class Delegate<TResource = unknown> extends macroable('JsonResource', macros) {
  /** The underlying value. Interface row: `AnonymousResourceCollection.$resource` */
  resource: TResource;

  /**
   * @param resource - The underlying value.
   * @throws TypeError when it is not given; null is a value.
   *
   * Interface row: `AnonymousResourceCollection.__construct`
   */
  constructor(resource: TResource) {
    super();
    if (resource === undefined) throw wrongType(`${className(this)}(resource)`, 'a value', resource);
    this.resource = resource;
  }

  /** The macros of all resource classes. Interface row: `AnonymousResourceCollection.$macros` */
  protected static get macros(): ReadonlyMap<string, unknown> {
    return macros;
  }

  /** Marks resources. */
  get [resourceBrand](): true {
    return true;
  }

  /**
   * Raises the error for a method that does not exist.
   *
   * @param method - The method's name.
   * @throws BadMethodCallException always.
   *
   * Interface row: `Shared.throwBadMethodCallException`
   */
  protected static throwBadMethodCallException(method: string): never {
    throw callToUndefinedMethod(className(this), textArgument('throwBadMethodCallException(method)', method));
  }

  /**
   * Calls a macro on this resource, or else an operation of the underlying value.
   *
   * @param method - The name.
   * @param parameters - The arguments.
   * @returns The result as it is.
   * @throws BadMethodCallException when the underlying object has no such operation.
   * @throws Error when the underlying value is a map, a scalar or null.
   *
   * Interface row: `Shared.__call`
   */
  __call(method: string, parameters: readonly unknown[]): unknown {
    const name = textArgument('__call(method)', method);
    const args = listArgument('__call(parameters)', parameters);
    if (answersMacro(this, name)) return invoke(macros.get(name), args, this);
    return this.forwardCallTo(this.resource, name, args);
  }

  /**
   * Reads a property of the underlying value.
   *
   * @param key - The property's name.
   * @returns The value, or null.
   *
   * Interface row: `AnonymousResourceCollection.__get`
   */
  __get(key: string): unknown {
    const name = textArgument('__get(key)', key);
    return underlying.readProperty(this.resource, name);
  }

  /**
   * Tells whether a property of the underlying value is set and not null.
   *
   * @param key - The property's name.
   * @returns Whether it is.
   *
   * Interface row: `AnonymousResourceCollection.__isset`
   */
  __isset(key: string): boolean {
    const name = textArgument('__isset(key)', key);
    return underlying.hasProperty(this.resource, name);
  }

  /**
   * Removes a property of the underlying value.
   *
   * @param key - The property's name.
   *
   * Interface row: `AnonymousResourceCollection.__unset`
   */
  __unset(key: string): void {
    underlying.removeProperty(this.resource, textArgument('__unset(key)', key));
  }

  /**
   * Returns the underlying object's route key.
   *
   * @returns The route key.
   * @throws Error when the underlying value has none.
   *
   * Interface row: `AnonymousResourceCollection.getRouteKey`
   */
  getRouteKey(): unknown {
    return callOperation(this.resource, 'getRouteKey', []);
  }

  /**
   * Returns the name of the underlying object's route key.
   *
   * @returns The name.
   * @throws Error when the underlying value has none.
   *
   * Interface row: `AnonymousResourceCollection.getRouteKeyName`
   */
  getRouteKeyName(): string {
    return callOperation(this.resource, 'getRouteKeyName', []) as string;
  }

  /**
   * Refuses to be found by a route parameter.
   *
   * @param _value - The parameter's value.
   * @param _field - The field to search.
   * @throws Error always.
   *
   * Interface row: `AnonymousResourceCollection.resolveRouteBinding`
   */
  resolveRouteBinding(_value: unknown, _field: string | null = null): never {
    throw new Error('Resources may not be implicitly resolved from route bindings.');
  }

  /**
   * Refuses to find a child by a route parameter.
   *
   * @param _childType - The kind of child.
   * @param _value - The parameter's value.
   * @param _field - The field to search.
   * @throws Error always.
   *
   * Interface row: `AnonymousResourceCollection.resolveChildRouteBinding`
   */
  resolveChildRouteBinding(_childType: string, _value: unknown, _field: string | null = null): never {
    throw new Error('Resources may not be implicitly resolved from child route bindings.');
  }

  /**
   * Tells whether the underlying value has something other than null at an offset.
   *
   * @param offset - The key.
   * @returns Whether it has.
   *
   * Interface row: `AnonymousResourceCollection.offsetExists`
   */
  offsetExists(offset: Key): boolean {
    return underlying.offsetExists(this.resource, offset);
  }

  /**
   * Reads the underlying value at an offset.
   *
   * @param offset - The key.
   * @returns The value there, or null.
   *
   * Interface row: `AnonymousResourceCollection.offsetGet`
   */
  offsetGet(offset: Key): unknown {
    return underlying.offsetGet(this.resource, offset);
  }

  /**
   * Sets an entry of the underlying value: of this resource's own copy of a map, or of the object itself.
   *
   * @param offset - The key; null stands for the key "" of a map, and for appending to an object.
   * @param value - The new entry.
   *
   * Interface row: `AnonymousResourceCollection.offsetSet`
   */
  offsetSet(offset: Key | null, value: unknown): void {
    this.resource = underlying.offsetSet(this.resource, offset, value) as TResource;
  }

  /**
   * Removes an entry of the underlying value: of this resource's own copy of a map, or of the object itself.
   *
   * @param offset - The key.
   *
   * Interface row: `AnonymousResourceCollection.offsetUnset`
   */
  offsetUnset(offset: Key): void {
    this.resource = underlying.offsetUnset(this.resource, offset) as TResource;
  }

  /**
   * Forwards a call to another object.
   *
   * @param object - The object.
   * @param method - The method's name.
   * @param parameters - The arguments.
   * @returns The result.
   * @throws BadMethodCallException naming this resource's class when the object has no such method.
   *
   * Interface row: `Shared.forwardCallTo`
   */
  protected forwardCallTo(object: unknown, method: string, parameters: readonly unknown[]): unknown {
    return forwardCallTo(this, object, method, parameters);
  }

  /**
   * Forwards a call to another object, and answers with this resource where the object answers with itself.
   *
   * @param object - The object.
   * @param method - The method's name.
   * @param parameters - The arguments.
   * @returns This resource, or the result.
   * @throws BadMethodCallException naming this resource's class when the object has no such method.
   *
   * Interface row: `Shared.forwardDecoratedCallTo`
   */
  protected forwardDecoratedCallTo(object: unknown, method: string, parameters: readonly unknown[]): unknown {
    return decorated(this, object, this.forwardCallTo(object, method, parameters));
  }
}

/** Tells whether a call by a name is one of a macro. Interface row: `Shared.hasMacro` */
function answersMacro(self: Delegate, name: string): boolean {
  return macros.has(name) && (self.constructor as typeof Delegate).hasMacro(name);
}

/** Answers a read of an undeclared name: a macro, or a method or property of the underlying value. */
function readUndeclared(self: Delegate, name: string): unknown {
  // A prototype, or an instance whose constructor has not run, has no underlying value to ask.
  const value: unknown = Object.hasOwn(self, 'resource') ? self.resource : null;
  const member: unknown = underlying.hasMembers(value) ? Reflect.get(value, name) : undefined;
  if (isFunction(member) || answersMacro(self, name)) {
    return (...args: unknown[]) => self.__call(name, args);
  }
  // The field of a row, which is what is read most.
  if (isPlainObject(value) && Object.hasOwn(value, name)) return member;
  return underlying.hasProperty(value, name) ? underlying.readProperty(value, name) : member;
}

installDynamicTail<Delegate>(Delegate, readUndeclared);
