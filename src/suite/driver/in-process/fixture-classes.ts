import type { ClassDefinition, Closure, Expression } from '../../protocol/wire';
import { Cannot } from './cannot';
import { ConstructorFrame } from './constructor-frame';
import { type AnyFunction, declaredMethod, declaredStaticMethod } from './declared-member';
import { implementContracts } from './fixture-contracts';
import type { FixtureTools } from './fixture-tools';
import type { ClassFunction } from './frame';
import { hasMagic, withMagic } from './magic-object';

type Constructable = new (...args: unknown[]) => object;

/** Makes fixture classes: real classes of the language, derived from the classes they extend. */
export class FixtureClasses {
  readonly #tools: FixtureTools;
  readonly #defaults = new WeakMap<object, readonly (readonly [string, () => unknown])[]>();

  /**
   * @param tools - What classes are made with.
   */
  constructor(tools: FixtureTools) {
    this.#tools = tools;
  }

  /**
   * Makes and declares a class.
   *
   * @param definition - The declaration.
   * @returns The class.
   * @throws Cannot for a marker that the module does not have; Error when the class it extends does not exist.
   */
  declare(definition: ClassDefinition): ClassFunction {
    const { classes, maps, markers, properties, visibility, opaqueBrand } = this.#tools;
    const parent = definition.extends === undefined ? null : classes.require(definition.extends);
    const cls = this.#makeClass(definition, parent);
    const prototype = cls.prototype as object;
    const later = (value: Expression) => (): unknown => this.#tools.evaluator.evaluate(value);

    for (const [name, closure] of Object.entries(definition.methods ?? {})) {
      if (name === '__construct') continue;
      if (name === 'constructor')
        throw new Cannot('a JavaScript class cannot have a method named constructor');
      const method = this.#makeMethod(name, closure, parent);
      if (definition.visibility?.[name] === 'private') visibility.keepPrivate(cls, name, method);
      else defineHidden(prototype, name, method);
    }
    for (const [name, closure] of Object.entries(definition.staticMethods ?? {})) {
      defineHidden(cls, name, this.#makeStaticMethod(name, closure, parent));
    }
    visibility.declare(cls, definition);
    implementContracts(prototype, definition, maps, opaqueBrand);
    classes.declare(definition.class, cls);
    this.#tools.register(definition.class, cls);
    markers.apply(cls, definition.markers ?? {});
    for (const [name, value] of Object.entries(definition.staticProperties ?? {})) {
      properties.declareStatic(cls, name, later(value)());
    }
    const ownProperties = Object.entries(definition.properties ?? {}).map(
      ([name, value]) => [name, later(value)] as const,
    );
    this.#defaults.set(cls, ownProperties);
    if (this.#isOfModule(cls)) {
      const perObject = ownProperties.filter(
        ([name, value]) => !properties.declareDefault(cls, name, value()),
      );
      this.#defaults.set(cls, perObject);
    }
    return cls;
  }

  #makeClass(definition: ClassDefinition, parent: ClassFunction | null): ClassFunction {
    const closure = definition.methods?.__construct;
    const run = closure === undefined ? null : this.#tools.evaluator.runner(closure.$fn);
    const begin = (target: ClassFunction): object => this.#emptyObject(target);
    // Only the class next to the module's own one completes what the module's constructor gave.
    const complete = (object: object, target: ClassFunction): object =>
      parent === null || this.#defaults.has(parent) ? object : this.#initialize(object, target);

    // A function rather than a class: the body of a constructor decides itself when the inherited one runs.
    const fixture = function (this: unknown, ...args: unknown[]): object {
      const target = new.target as unknown as ClassFunction | undefined;
      if (target === undefined) throw new TypeError(`${definition.class} can only be constructed`);
      const inherit = (given: readonly unknown[]): object => {
        if (parent === null) return begin(target);
        const object: object = Reflect.construct(
          parent as unknown as Constructable,
          given,
          target as unknown as Constructable,
        );
        return complete(object, target);
      };
      if (run === null) return inherit(args);
      const frame = new ConstructorFrame(args, { begin: () => begin(target), inherit });
      run(frame);
      return frame.self;
    } as unknown as ClassFunction;

    const base = parent === null ? Object.prototype : (parent.prototype as object);
    const prototype: object = Object.create(base);
    defineHidden(prototype, 'constructor', fixture);
    Object.defineProperty(fixture, 'name', { value: definition.class });
    Object.defineProperty(fixture, 'prototype', { value: prototype, writable: false });
    if (parent !== null) Object.setPrototypeOf(fixture, parent);
    return fixture;
  }

  // An object on which no constructor has run: the beginning of every object of a class that extends nothing.
  #emptyObject(target: ClassFunction): object {
    const prototype = target.prototype as object;
    const object: object = Object.create(prototype);
    if (this.#isOfModule(target)) return object;
    for (const cls of this.#lineage(target)) {
      for (const [name, value] of this.#defaults.get(cls) ?? []) {
        Object.defineProperty(object, name, {
          value: value(),
          writable: true,
          enumerable: true,
          configurable: true,
        });
      }
    }
    return hasMagic(prototype) ? withMagic(object) : object;
  }

  // A module's constructor knows nothing of the properties that subclasses declare.
  #initialize(object: object, target: ClassFunction): object {
    for (const cls of this.#lineage(target)) {
      for (const [name, value] of this.#defaults.get(cls) ?? []) {
        this.#tools.properties.initialize(object, name, value());
      }
    }
    return object;
  }

  #makeMethod(name: string, closure: { readonly $fn: Closure }, parent: ClassFunction | null): AnyFunction {
    const run = this.#tools.evaluator.runner(closure.$fn);
    const method = function (this: object, ...args: unknown[]): unknown {
      const inherited = (given: readonly unknown[]): unknown => {
        const base = parent === null ? null : (parent.prototype as object);
        const found = base === null ? null : declaredMethod(base, name);
        if (found === null) throw new Error(`Call to undefined method parent::${name}()`);
        return Reflect.apply(found, this, given) ?? null;
      };
      return run({ args, self: this, inherited });
    };
    return method as AnyFunction;
  }

  #makeStaticMethod(
    name: string,
    closure: { readonly $fn: Closure },
    parent: ClassFunction | null,
  ): AnyFunction {
    const run = this.#tools.evaluator.runner(closure.$fn);
    const method = function (this: ClassFunction, ...args: unknown[]): unknown {
      const inherited = (given: readonly unknown[]): unknown => {
        const found = parent === null ? null : declaredStaticMethod(parent, name);
        if (found === null) throw new Error(`Call to undefined method parent::${name}()`);
        return Reflect.apply(found, this, given) ?? null;
      };
      return run({ args, self: null, inherited });
    };
    return method as unknown as AnyFunction;
  }

  #isOfModule(cls: ClassFunction): boolean {
    return this.#lineage(cls).some((level) => !this.#defaults.has(level));
  }

  // The class and what it extends, the outermost ancestor first.
  #lineage(cls: ClassFunction): readonly object[] {
    const classes: object[] = [];
    for (let level: object | null = cls; level !== null && level !== Function.prototype; ) {
      classes.unshift(level);
      level = Reflect.getPrototypeOf(level);
    }
    return classes;
  }
}

function defineHidden(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, writable: true, enumerable: false, configurable: true });
}
