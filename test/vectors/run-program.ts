import { Container } from '../../src/reference/http/container';
import { Request } from '../../src/reference/http/request';
import { Paginator } from '../../src/reference/paginator/paginator';
import { encodeJson } from '../../src/reference/php/json-text';
import { type Key, OrderedMap } from '../../src/reference/php/ordered-map';
import { JsonResource } from '../../src/reference/resource/json-resource';
import { resourceStatic, setResourceStatic } from '../../src/reference/resource/resource-properties';
import { className } from '../../src/reference/support/class-name';
import { hasOperation } from '../../src/reference/support/has-operation';
import { classNamed } from './class-table';
import { closure, connectClosures } from './closures';
import { encodeValue } from './encode-value';
import { errorOutcome } from './error-outcome';
import { field } from './fixtures/field';
import { getProperty, issetProperty, setProperty, unsetProperty } from './property-access';
import type { Encoded, Outcome, Program, Step } from './record';
import { resetAll } from './reset-all';
import { Template } from './templates';

/** Raised for a step whose objects were never made because an earlier step failed. */
class Unbound extends Error {}

type AnyClass = new (...args: unknown[]) => object;

connectClosures({ field, construct: (name, args) => new (classNamed(name))(...args) });

/** Runs a program over a fresh state and gives the outcome of each step. */
export function runProgram(program: Program): readonly Outcome[] {
  resetAll();
  const run = new ProgramRun(program.request);
  const outcomes = program.steps.map((step) => run.outcome(step));
  resetAll();
  return outcomes;
}

class ProgramRun {
  readonly #bound = new Map<string, unknown>();
  readonly #names = new Map<object, string>();

  constructor(uri: string | null) {
    if (uri === null) return;
    Container.request = new Request(uri);
    this.#bind('request', Container.request);
  }

  outcome(step: Step): Outcome {
    try {
      const value = this.#perform(step);
      if (typeof step.as === 'string') this.#bind(step.as, value);
      return { value: encodeValue(value, (object) => this.#names.get(object)) };
    } catch (error) {
      return error instanceof Unbound ? { skipped: true } : errorOutcome(error);
    }
  }

  decode(value: Encoded): unknown {
    if (Array.isArray(value)) return value.map((item: Encoded) => this.decode(item));
    if (typeof value !== 'object' || value === null) return value;
    const node = value as { readonly [tag: string]: Encoded };
    if ('$map' in node) {
      const pairs = node.$map as [Key, Encoded][];
      return OrderedMap.fromEntries(pairs.map(([key, entry]) => [key, this.decode(entry)] as const));
    }
    if ('$ref' in node) return this.#named(String(node.$ref));
    if ('$new' in node) return this.#construct(node.$new as Encoded[]);
    if ('$request' in node) return new Request(String(node.$request));
    if ('$template' in node) return new Template(node.$template ?? null, this);
    if ('$inf' in node) return Number.POSITIVE_INFINITY;
    // Text that is not sound in any encoding: the nearest JavaScript has is half a surrogate pair.
    if ('$bytes' in node) return '\ud800';
    return this.#closure(node);
  }

  classNamed(name: string): AnyClass {
    return classNamed(name);
  }

  #perform(step: Step): unknown {
    const args = (): unknown[] => (step.args as Encoded[]).map((argument) => this.decode(argument));
    if (step.new !== undefined) return new (classNamed(String(step.new)))(...args());
    if (step.call !== undefined) return callOperation(...this.#member(step.call), args());
    if (step.static !== undefined) return callStatic(...classMember(step.static), args());
    if (step.get !== undefined) return getProperty(...this.#member(step.get));
    if (step.set !== undefined)
      return setProperty(...this.#member(step.set), this.decode(step.value ?? null));
    if (step.isset !== undefined) return issetProperty(...this.#member(step.isset));
    if (step.unset !== undefined) return unsetProperty(...this.#member(step.unset));
    if (step.getStatic !== undefined) return getStatic(...classMember(step.getStatic));
    if (step.setStatic !== undefined) {
      return setStatic(...classMember(step.setStatic), this.decode(step.value ?? null));
    }
    if (step.index !== undefined) return this.#index(step);
    if (step.iterate !== undefined) {
      return [...(callOperation(this.#object(step.iterate), 'getIterator', []) as Iterable<unknown>)];
    }
    if (step.cast !== undefined) return callOperation(this.#object(step.cast), 'toString', []);
    if (step.encode !== undefined) return encodeJson(this.#object(step.encode), Number(step.flags ?? 0));
    if (step.classOf !== undefined) return className(this.#object(step.classOf));
    throw new Error(`There is no step ${JSON.stringify(step)}`);
  }

  #index(step: Step): unknown {
    const target = this.#object(step.index ?? null);
    const key = this.decode(step.key ?? null);
    if (step.op === 'exists') return callOperation(target, 'offsetExists', [key]);
    if (step.op === 'get') return callOperation(target, 'offsetGet', [key]);
    if (step.op === 'unset') return callOperation(target, 'offsetUnset', [key]);
    return callOperation(target, 'offsetSet', [key, this.decode(step.value ?? null)]);
  }

  #closure({ $fn, ...settings }: { readonly [tag: string]: Encoded }): unknown {
    const decoded = Object.entries(settings).map(([name, value]) => [name, this.decode(value)] as const);
    return closure(String($fn), Object.fromEntries(decoded), { $fn: $fn ?? null, ...settings });
  }

  #construct([name, ...args]: Encoded[]): object {
    return new (classNamed(String(name)))(...args.map((argument) => this.decode(argument)));
  }

  #bind(name: string, value: unknown): void {
    this.#bound.set(name, value);
    if (typeof value === 'object' && value !== null && !this.#names.has(value)) this.#names.set(value, name);
  }

  #named(name: string): unknown {
    if (!this.#bound.has(name)) throw new Unbound(name);
    return this.#bound.get(name);
  }

  #object(name: Encoded): object {
    return this.#named(String(name)) as object;
  }

  #member(text: Encoded): [object, string] {
    const [name = '', member = ''] = String(text).split(/\.(.*)/s);
    return [this.#object(name), member];
  }
}

function classMember(text: Encoded): [AnyClass, string] {
  const [name = '', member = ''] = String(text).split(/\.(.*)/s);
  return [classNamed(name), member];
}

/** A call from outside: what is not declared, or not public, goes through the object's dynamic calls. */
function callOperation(target: object, operation: string, args: readonly unknown[]): unknown {
  if (hasOperation(target, operation)) return Reflect.apply(Reflect.get(target, operation), target, args);
  if (!hasOperation(target, '__call')) throw new Error(`${className(target)} has no operation ${operation}`);
  return Reflect.apply(Reflect.get(target, '__call'), target, [operation, args]);
}

function callStatic(cls: AnyClass, operation: string, args: readonly unknown[]): unknown {
  for (let level: object | null = cls; typeof level === 'function'; level = Object.getPrototypeOf(level)) {
    if (level === Function.prototype) break;
    if (Object.hasOwn(level, operation)) return Reflect.apply(Reflect.get(level, operation), cls, args);
  }
  const dynamic: unknown = Reflect.get(cls, '__callStatic');
  if (typeof dynamic !== 'function') throw new Error(`${cls.name} has no static operation ${operation}`);
  return Reflect.apply(dynamic, cls, [operation, args]);
}

const viewNames: Readonly<Record<string, 'defaultViewName' | 'defaultSimpleViewName'>> = {
  defaultView: 'defaultViewName',
  defaultSimpleView: 'defaultSimpleViewName',
};

function getStatic(cls: AnyClass, name: string): unknown {
  if (name === 'defaultTemplate') return Reflect.get(cls, name);
  return isPaginatorClass(cls) ? Reflect.get(Paginator, viewNames[name] ?? name) : resourceStatic(cls, name);
}

function setStatic(cls: AnyClass, name: string, value: unknown): void {
  if (name === 'defaultTemplate') Reflect.set(classNamed('TemplateResource'), name, value);
  else if (isPaginatorClass(cls)) Reflect.set(Paginator, viewNames[name] ?? name, value);
  else setResourceStatic(cls, name, value);
}

function isPaginatorClass(cls: AnyClass): boolean {
  return cls === Paginator || !(cls === JsonResource || cls.prototype instanceof JsonResource);
}
