import { CannotDo } from './cannot-do';
import { ClassTable, classOf, type ModuleExports } from './class-table';
import { Closures } from './closures';
import { Evaluator } from './evaluator';
import { FixtureClasses } from './fixture-classes';
import type { ClassFunction } from './frame';
import { HandleTable } from './handle-table';
import { type MapClass, MapValues } from './map-values';
import { Markers } from './markers';
import { MemberAccess } from './member-access';
import { ModuleProperties } from './module-properties';
import type { PropertyHooks, PropertyMap } from './property-map';
import { providedClasses } from './provided-classes';
import { RaisedErrors } from './raised-errors';
import type { Realm } from './realm';
import { ValueEncoder } from './value-encoder';
import { Visibility } from './visibility';

/** A realm with everything that works on it. */
export interface Workshop {
  readonly realm: Realm;
  readonly evaluator: Evaluator;
  readonly encoder: ValueEncoder;
  readonly fixtures: FixtureClasses;
  readonly markers: Markers;
  readonly properties: PropertyMap;
}

type Constructable = new (...args: unknown[]) => object;

/**
 * Puts together what carries out the suite's messages on a module.
 *
 * @param exports - The exports of the module under judgement.
 * @returns The parts, wired to each other.
 */
export function createWorkshop(exports: ModuleExports): Workshop {
  const classes = new ClassTable(exports);
  const maps = new MapValues(exports.OrderedMap as MapClass | undefined);
  const visibility = new Visibility(classes);
  const properties = new ModuleProperties(exports.interfaceProperties as PropertyHooks | undefined);
  const markers = new Markers(exports);
  const closures = new Closures((expression, frame) => evaluator.evaluate(expression, frame), {
    copied: (value) => maps.copied(value),
    isBindable: (value): value is object =>
      typeof value === 'object' && value !== null && isKnown(classes, value),
    isClass: (value) => classes.isClass(value),
  });

  const model = classes.interfaceClass('OrmModel');
  const realm: Realm = {
    maps,
    handles: new HandleTable(),
    classes,
    closures,
    members: new MemberAccess(classes, visibility, properties, maps),
    errors: new RaisedErrors(exports),
    construct: (cls, args) =>
      cls === model ? constructModel(model, args) : Reflect.construct(cls as unknown as Constructable, args),
    interfaceClass: (name) => {
      const cls = classes.interfaceClass(name);
      if (cls === null) throw new CannotDo(`the module exports no class ${name}`);
      return cls;
    },
  };
  const evaluator = new Evaluator(realm);
  const { registerClass, forgetClass, opaqueBrand: brand } = exports;
  const register = (name: string, cls: ClassFunction): void => {
    // The class of that name that was declared before, if any, makes room.
    if (typeof forgetClass === 'function') Reflect.apply(forgetClass, undefined, [name]);
    if (typeof registerClass === 'function') Reflect.apply(registerClass, undefined, [cls, name]);
  };
  const fixtures = new FixtureClasses({
    classes,
    visibility,
    properties,
    maps,
    markers,
    opaqueBrand: typeof brand === 'symbol' ? brand : null,
    evaluate: evaluator.evaluate,
    closures,
    register,
  });
  for (const [name, cls] of Object.entries(providedClasses(realm.interfaceClass))) {
    classes.provide(name, cls);
    register(name, cls);
  }
  return { realm, evaluator, encoder: new ValueEncoder(realm), fixtures, markers, properties };
}

// Models come from attributes, and know whether they were just created.
function constructModel(cls: ClassFunction, [attributes = [], created = false]: readonly unknown[]): object {
  const model: object = Reflect.construct(cls as unknown as Constructable, [attributes]);
  Reflect.set(model, 'wasRecentlyCreated', created === true);
  return model;
}

// What a closure may be bound to on purpose; any other `this` comes from the way it happened to be called.
function isKnown(classes: ClassTable, object: object): boolean {
  for (let cls: object | null = classOf(object); cls !== null; cls = Reflect.getPrototypeOf(cls)) {
    if (classes.isClass(cls)) return true;
  }
  return false;
}
