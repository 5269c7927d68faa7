import { Cannot } from './cannot';
import type { ClassFunction } from './frame';

/** The exports of a JavaScript module under judgement. */
export type ModuleExports = { readonly [name: string]: unknown };

// The names that the suite uses for classes, and the exports that may stand for each.
const exportNames: { readonly [className: string]: readonly string[] } = {
  Paginator: ['Paginator'],
  AbstractPaginator: ['AbstractPaginator'],
  JsonResource: ['JsonResource'],
  ResourceCollection: ['ResourceCollection'],
  AnonymousResourceCollection: ['AnonymousResourceCollection'],
  Collection: ['Collection'],
  MissingValue: ['MissingValue'],
  MergeValue: ['MergeValue'],
  HtmlString: ['HtmlString'],
  JsonResponse: ['JsonResponse'],
  Request: ['Request'],
  Container: ['Container'],
  OrmModel: ['OrmModel', 'Model'],
};

/** Knows the classes of a module under judgement and the fixture classes, by name. */
export class ClassTable {
  readonly #interfaceClasses = new Map<string, ClassFunction>();
  readonly #names = new Map<unknown, string>();
  readonly #provided = new Map<string, ClassFunction>();
  #fixtures = new Map<string, ClassFunction>();

  /**
   * @param exports - The module's exports.
   */
  constructor(exports: ModuleExports) {
    for (const [className, candidates] of Object.entries(exportNames)) {
      const found = candidates.map((name) => exports[name]).find((value) => typeof value === 'function');
      if (found === undefined) continue;
      this.#interfaceClasses.set(className, found as ClassFunction);
      this.#names.set(found, className);
    }
  }

  /** The classes of the module itself. */
  interfaceClasses(): IterableIterator<ClassFunction> {
    return this.#interfaceClasses.values();
  }

  /**
   * Finds a class of the module itself.
   *
   * @param name - Its name in the interface.
   * @returns The class, or null when the module has none.
   */
  interfaceClass(name: string): ClassFunction | null {
    return this.#interfaceClasses.get(name) ?? null;
  }

  /**
   * Finds a class, fixture classes first.
   *
   * @param name - Its name.
   * @returns The class, or null.
   */
  find(name: string): ClassFunction | null {
    return this.#fixtures.get(name) ?? this.#provided.get(name) ?? this.interfaceClass(name);
  }

  /**
   * Finds a class that must exist.
   *
   * @param name - Its name.
   * @returns The class.
   * @throws Cannot when the module lacks a class of the interface; Error, of the implementation's language, when
   *   there is no such class at all.
   */
  require(name: string): ClassFunction {
    const found = this.find(name);
    if (found === null && Object.hasOwn(exportNames, name)) {
      throw new Cannot(`the module exports no class ${name}`);
    }
    if (found === null) throw new Error(`Class "${name}" not found`);
    return found;
  }

  /** Adds a class that is there in every scenario. */
  provide(name: string, cls: ClassFunction): void {
    this.#provided.set(name, cls);
    this.#names.set(cls, name);
  }

  /** The classes that are there in every scenario, by name. */
  provided(): IterableIterator<[string, ClassFunction]> {
    return this.#provided.entries();
  }

  /** Adds a fixture class. */
  declare(name: string, cls: ClassFunction): void {
    this.#fixtures.set(name, cls);
    this.#names.set(cls, name);
  }

  /** Forgets all fixture classes and gives their names. */
  forgetFixtures(): readonly string[] {
    for (const cls of this.#fixtures.values()) this.#names.delete(cls);
    const names = [...this.#fixtures.keys()];
    this.#fixtures = new Map();
    return names;
  }

  /**
   * Tells whether a function is a class that this table knows.
   *
   * @param value - Any value.
   * @returns Whether it is a class of the module or a fixture class.
   */
  isClass(value: unknown): value is ClassFunction {
    return this.#names.has(value);
  }

  /**
   * Returns the name of a class as the suite knows it.
   *
   * @param cls - Any class.
   * @returns The name, without namespace.
   */
  nameOf(cls: object): string {
    return this.#names.get(cls) ?? (typeof cls === 'function' && cls.name !== '' ? cls.name : 'Object');
  }

  /**
   * Returns the name of an object's class.
   *
   * @param object - Any object.
   * @returns The name; `Closure` for a function.
   */
  classNameOf(object: object): string {
    const cls = classOf(object);
    if (typeof object === 'function' && !this.#names.has(cls)) return 'Closure';
    return cls === null ? 'Object' : this.nameOf(cls);
  }
}

/**
 * Returns the class of an object.
 *
 * @param object - Any object.
 * @returns The constructor that its prototype names, or null.
 */
export function classOf(object: object): ClassFunction | null {
  const prototype = Reflect.getPrototypeOf(object);
  const cls: unknown = prototype === null ? null : Reflect.get(prototype, 'constructor');
  return typeof cls === 'function' ? (cls as unknown as ClassFunction) : null;
}
