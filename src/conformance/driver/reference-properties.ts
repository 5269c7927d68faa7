import type * as Reference from '../../index';
import type { ClassFunction } from './in-process/frame';
import type { FoundProperty, PropertyHooks } from './in-process/property-map';

type Resource = Parameters<typeof Reference.resourceProperty>[0];

// The properties that resources have under names of their own; any other belongs to the underlying value.
const ofResources = new Set([
  'resource',
  'with',
  'additional',
  'attributes',
  'collects',
  'collection',
  'preserveKeys',
  'preserveAllQueryParameters',
  'queryParameters',
]);

const staticMembers: ReadonlyMap<string, string> = new Map([
  ['wrap', 'wrapKey'],
  ['forceWrapping', 'forceWrapping'],
]);

const staticsOfResources = new Set([
  ...staticMembers.keys(),
  'cachedPreserveKeysAttributes',
  'cachedCollectsAttributes',
  'macros',
]);

// What the constructor of a paginator always decides itself, whatever a subclass declares.
const decidedByPaginator = new Set(['items', 'perPage', 'currentPage', 'hasMore', 'options']);

/**
 * Tells the in-process driver where the reference keeps the interface's properties.
 *
 * @param reference - The reference's exports.
 * @returns The hooks for its resources and paginators.
 */
export function referenceProperties(reference: typeof Reference): PropertyHooks {
  const { JsonResource, AbstractPaginator } = reference;
  const isResource = (object: object): object is Resource => object instanceof JsonResource;
  const isResourceClass = (cls: ClassFunction): boolean =>
    cls === JsonResource || cls.prototype instanceof JsonResource;

  const write = (object: object, name: string, value: unknown): boolean => {
    if (!isResource(object) || !ofResources.has(name)) return false;
    reference.setResourceProperty(object, name, value);
    return true;
  };

  return {
    read(object, name): FoundProperty {
      if (!isResource(object) || !ofResources.has(name)) return null;
      return { value: reference.resourceProperty(object, name) };
    },
    write,
    readStatic(cls, name): FoundProperty {
      if (!isResourceClass(cls) || !staticsOfResources.has(name)) return null;
      return { value: reference.resourceStatic(cls, name) };
    },
    writeStatic(cls, name, value): boolean {
      if (!isResourceClass(cls) || !staticsOfResources.has(name)) return false;
      reference.setResourceStatic(cls, name, value);
      return true;
    },
    declareDefault(cls, name, value): boolean {
      // The constructor of a collection already asks for these, so they are statics of the class.
      if (!isResourceClass(cls) || (name !== 'collects' && name !== 'preserveKeys')) return false;
      Object.defineProperty(cls, name, { value, writable: true, configurable: true });
      return true;
    },
    initialize(object, name, value): void {
      if (write(object, name, value)) return;
      if (!(object instanceof AbstractPaginator)) {
        Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
        return;
      }
      const properties = Reflect.get(object, 'properties') as {
        readonly options: Reference.OrderedMap<unknown>;
      };
      const isDecided = decidedByPaginator.has(name) || properties.options.has(name);
      if (!isDecided) Reflect.set(name in properties ? properties : object, name, value);
    },
    declareStatic(cls, name, value): boolean {
      const member = isResourceClass(cls) ? staticMembers.get(name) : undefined;
      if (member === undefined) return false;
      Object.defineProperty(cls, member, { value, writable: true, enumerable: true, configurable: true });
      return true;
    },
  };
}
