import { inspect } from 'node:util';
import type { DriverDescription, ImplementationInfo, LackedRow, TraitDeclaration } from '../../protocol/wire';
import { DriverFault } from '../driver-fault';
import { describeResponse } from './describe-response';
import { type AnyClass, type Hooks, javascriptKit } from './javascript-kit';
import { type ModuleExports, moduleClasses } from './module-classes';
import { moduleMaps } from './module-maps';
import { ModuleProperties } from './module-properties';
import { moduleState } from './module-state';
import { protectedNames } from './protected-names';
import { servedRows } from './served-rows';

const { Cannot, declaredMethod } = javascriptKit;

const markerNames = ['Collects', 'PreserveKeys', 'UseResource', 'UseResourceCollection'];

// Most specific first: some catalogues derive one of these from another. Without a class, errors count by their name.
const errorKinds = ['BadMethodCall', 'InvalidArgument', 'JsonEncoding', 'Logic'];

type ErrorClass = new (message: string) => Error;
type MarkerFactory = (...args: readonly unknown[]) => (cls: AnyClass) => unknown;

/** What a driver of a module says of it: the hooks of the kit, and what `initialize` answers. */
export type ModuleDescription = Hooks & Pick<DriverDescription, 'implementation'>;

/**
 * Describes a JavaScript module to the kit, as docs/javascript-modules.md says.
 *
 * @param exports - The exports of the module, with all its static state at its defaults.
 * @param implementation - How the module is introduced in reports.
 * @returns The hooks of the kit.
 */
export function describeModule(
  exports: ModuleExports,
  implementation: ImplementationInfo,
): ModuleDescription {
  const classes = moduleClasses(exports);
  const properties = new ModuleProperties(exports.interfaceProperties as Hooks['properties']);
  const maps = moduleMaps(exports.OrderedMap);
  const { Container: holder } = exports;
  const container = typeof holder === 'function' || typeof holder === 'object' ? holder : null;
  const markers = markerNames.filter((name) => typeof exports[name] === 'function');
  const { traits, lacks = [] } = exports;
  return {
    implementation,
    ...servedRows(classes, properties, requireRows(lacks)),
    capabilities: [
      'define',
      'fixtures',
      ...(classes.Request !== undefined && container !== null ? ['request'] : []),
      ...(markers.length > 0 ? ['markers'] : []),
      ...(classes.OrmModel === undefined ? [] : ['model']),
    ],
    traits: traits === undefined ? undefined : requireDeclaration(traits),
    classes,
    kinds: {
      ...Object.fromEntries(
        errorKinds.map((kind) => {
          const own = exports[`${kind}Exception`];
          return [kind, typeof own === 'function' ? (own as ErrorClass) : `${kind}Exception`];
        }),
      ),
      Type: TypeError,
    },
    markers: Object.fromEntries(
      markers.map((name) => {
        const factory = exports[name] as MarkerFactory;
        return [name, (value) => (value === true ? factory() : factory(value))];
      }),
    ),
    state: shownState(classes, maps),
    properties,
    ...maps,
    isProtected: protectedNames(classes),
    setRequest: (request) => Reflect.set(container ?? refuse('Container'), 'request', request),
    register: (cls, definition) => register(exports, cls, definition as Definition),
    forget(name) {
      if (typeof exports.forgetClass === 'function') Reflect.apply(exports.forgetClass, undefined, [name]);
    },
    reset: moduleState(exports, classes, container),
  };
}

interface Definition {
  readonly class: string;
  readonly extends?: string;
  readonly methods?: object;
  readonly implements?: readonly string[];
}

function register(
  { registerClass, forgetClass, opaqueBrand }: ModuleExports,
  cls: AnyClass,
  definition: Definition,
): void {
  const { class: name, extends: parent, methods = {}, implements: contracts = [] } = definition;
  // The class of that name that was declared before, if any, makes room.
  if (typeof forgetClass === 'function') Reflect.apply(forgetClass, undefined, [name]);
  if (typeof registerClass === 'function') Reflect.apply(registerClass, undefined, [cls, name]);
  const isOpaque =
    parent === undefined && Object.hasOwn(methods, 'toArray') && !contracts.includes('Arrayable');
  if (typeof opaqueBrand === 'symbol' && isOpaque)
    Object.defineProperty(cls.prototype, opaqueBrand, { value: true });
}

/** What objects show beside their handle. */
function shownState(
  { Collection, MergeValue, JsonResponse }: { readonly [name: string]: AnyClass },
  maps: ReturnType<typeof moduleMaps>,
): NonNullable<Hooks['state']> {
  const shown: (readonly [AnyClass, (object: never) => object])[] = [];
  if (Collection !== undefined) shown.push([Collection, (items: object) => ({ items: allOf(items) })]);
  if (MergeValue !== undefined) shown.push([MergeValue, ({ data }: { data: unknown }) => ({ data })]);
  if (JsonResponse !== undefined)
    shown.push([JsonResponse, (response: object) => describeResponse(response, maps)]);
  return shown;
}

function allOf(items: object): unknown {
  const all = declaredMethod(items, 'all') ?? declaredMethod(items, 'toArray');
  if (all === null) throw new Cannot('a Collection of this module has neither all() nor toArray()');
  return Reflect.apply(all, items, []);
}

function refuse(name: string): never {
  throw new Cannot(`the module exports no class ${name}`);
}

function requireDeclaration(traits: unknown): TraitDeclaration {
  if (Array.isArray((traits as Partial<TraitDeclaration> | null)?.follows)) return traits as TraitDeclaration;
  throw wrongExport('traits', 'an object with the list "follows"', traits);
}

function requireRows(lacks: unknown): readonly LackedRow[] {
  if (Array.isArray(lacks)) return lacks as readonly LackedRow[];
  throw wrongExport('lacks', 'a list of rows, each with its reason', lacks);
}

function wrongExport(name: string, expected: string, received: unknown): DriverFault {
  const shown = inspect(received, { depth: 1, breakLength: Number.POSITIVE_INFINITY });
  const message = `The export ${name}: expected ${expected}, received ${shown}`;
  return new DriverFault('wrong-shape', message);
}
