import { type ErrorKind, errorKinds } from '../../protocol/wire';
import type { From } from '../driver';
import { badRequest } from './bad-request';
import { Cannot } from './cannot';
import { ClassTable, classOf, type ModuleExports } from './class-table';
import { declaredMethod } from './declared-member';
import { FixtureClasses } from './fixture-classes';
import type { ClassFunction } from './frame';
import { type Evaluator, javascriptKit } from './javascript-kit';
import { type MapClass, MapValues } from './map-values';
import { Markers } from './markers';
import { MemberAccess } from './member-access';
import { ModuleProperties } from './module-properties';
import type { PropertyHooks, PropertyMap } from './property-map';
import { RaisedErrors } from './raised-errors';
import { ValueEncoder } from './value-encoder';
import { Visibility } from './visibility';

/** What carries out the messages of the suite on a module. */
export interface DriverParts {
  readonly classes: ClassTable;
  readonly members: MemberAccess;
  readonly errors: RaisedErrors;
  /** Constructs an object. */
  readonly construct: (cls: ClassFunction, args: readonly unknown[]) => object;
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
export function createDriverParts(exports: ModuleExports): DriverParts {
  const classes = new ClassTable(exports);
  const maps = new MapValues(exports.OrderedMap as MapClass | undefined);
  const visibility = new Visibility(classes);
  const properties = new ModuleProperties(exports.interfaceProperties as PropertyHooks | undefined);
  const markers = new Markers(exports);
  const members = new MemberAccess(classes, visibility, properties, maps);
  const errors = new RaisedErrors(exports);
  const model = classes.interfaceClass('OrmModel');
  const construct = (cls: ClassFunction, args: readonly unknown[]): object =>
    cls === model ? constructModel(model, args) : Reflect.construct(cls as unknown as Constructable, args);
  const interfaceClass = (name: string): ClassFunction => {
    const cls = classes.interfaceClass(name);
    if (cls === null) throw new Cannot(`the module exports no class ${name}`);
    return cls;
  };
  const from = (isInside: boolean): From | undefined => (isInside ? 'inside' : undefined);

  const evaluator = new javascriptKit.Evaluator({
    mapOf: (pairs, isInBody) => (isInBody ? maps.literal(pairs) : maps.fromEntries(pairs)),
    copied: (value) => maps.copied(value),
    classNamed: (name) => classes.require(name),
    // A class that does not exist is still a name.
    classOrName: (name) => classes.find(name) ?? name,
    construct,
    call: (target, operation, args, isInside) =>
      classes.isClass(target)
        ? members.callStatic(target, operation, args, undefined)
        : members.call(target, operation, args, from(isInside)),
    field: (of, name, isInside) => {
      if (maps.isMap(of)) return maps.find(of, name)?.value;
      return typeof of === 'object' && of !== null ? members.field(of, String(name), from(isInside)) : null;
    },
    missing: () => construct(interfaceClass('MissingValue'), []),
    request: (uri) => construct(interfaceClass('Request'), [uri]),
    error: (kind, message) => errors.make(knownKind(kind), message),
    textOf,
    bindingOf: (self) => {
      if (self === null || classes.isClass(self)) return null;
      return typeof self === 'object' && isKnown(classes, self) ? self : undefined;
    },
    malformed: badRequest,
  });
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
    evaluator,
    register,
  });
  for (const [name, cls] of Object.entries(javascriptKit.fixtureClasses(interfaceClass))) {
    classes.provide(name, cls);
    register(name, cls);
  }
  const encoder = new ValueEncoder(classes, maps, evaluator);
  return { classes, members, errors, construct, evaluator, encoder, fixtures, markers, properties };
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

function knownKind(kind: string): ErrorKind {
  const known = errorKinds.find((candidate) => candidate === kind);
  if (known === undefined) throw badRequest(`Expected one of ${errorKinds.join(', ')} as kind`, kind);
  return known;
}

function textOf(value: object): string {
  const conversion = Array.isArray(value) ? null : declaredMethod(value, '__toString');
  if (conversion === null) throw new Error('Expected something that converts to text');
  return String(Reflect.apply(conversion, value, []));
}
