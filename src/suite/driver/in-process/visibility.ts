import type { ClassDefinition } from '../../protocol/wire';
import { interfaceRows } from '../../rows/catalogue';
import type { Row } from '../../rows/row';
import type { ClassTable } from './class-table';
import type { AnyFunction } from './declared-member';
import type { ClassFunction } from './frame';

type Member = 'operation' | 'property';
type Declaration = Pick<
  ClassDefinition,
  'methods' | 'staticMethods' | 'properties' | 'staticProperties' | 'visibility'
>;

// The protected entries of each component of the interface; those of "Shared" belong to both.
function protectedNames(component: string): ReadonlySet<string> {
  const belongs = (row: Row): boolean => row.component === component || row.component === 'Shared';
  return new Set(interfaceRows.filter((row) => belongs(row) && row.isProtected).map((row) => row.name));
}

const protectedOfResources = protectedNames('AnonymousResourceCollection');
const protectedOfPaginators = protectedNames('Paginator');

/** Decides which members a call or an access from outside reaches. */
export class Visibility {
  readonly #declared = new WeakMap<object, Declaration>();
  readonly #private = new WeakMap<object, Map<string, AnyFunction>>();
  readonly #roots: readonly (readonly [ClassFunction, ReadonlySet<string>])[];

  /**
   * @param classes - The classes of the module under judgement.
   */
  constructor(classes: ClassTable) {
    const resource = classes.interfaceClass('JsonResource');
    const paginator = classes.interfaceClass('AbstractPaginator') ?? classes.interfaceClass('Paginator');
    this.#roots = [
      ...(resource === null ? [] : [[resource, protectedOfResources] as const]),
      ...(paginator === null ? [] : [[paginator, protectedOfPaginators] as const]),
    ];
  }

  /** Records what a fixture class declares. */
  declare(cls: ClassFunction, declared: Declaration): void {
    this.#declared.set(cls, declared);
  }

  /** Keeps a method out of everyone's sight but that of calls from inside. */
  keepPrivate(cls: ClassFunction, name: string, method: AnyFunction): void {
    const methods = this.#private.get(cls) ?? new Map<string, AnyFunction>();
    this.#private.set(cls, methods.set(name, method));
  }

  /**
   * Finds a private method of a class or of what it extends.
   *
   * @param cls - The class.
   * @param name - The method's name.
   * @returns The method, or null.
   */
  privateMethod(cls: ClassFunction | null, name: string): AnyFunction | null {
    for (let level: object | null = cls; level !== null; level = Reflect.getPrototypeOf(level)) {
      const method = this.#private.get(level)?.get(name);
      if (method !== undefined) return method;
    }
    return null;
  }

  /**
   * Tells whether a member is closed to outsiders.
   *
   * @param cls - The class of the object, or the class a static member is used on.
   * @param member - Whether an operation or a property is meant.
   * @param name - The member's name in the interface, a property's without `$`.
   * @returns Whether only the class hierarchy itself may use it.
   */
  isHidden(cls: ClassFunction | null, member: Member, name: string): boolean {
    for (let level: object | null = cls; level !== null; level = Reflect.getPrototypeOf(level)) {
      const declared = declaresPublic(this.#declared.get(level), member, name);
      if (declared !== undefined) return !declared;
      const root = this.#roots.find(([candidate]) => candidate === level);
      if (root !== undefined) return root[1].has(member === 'property' ? `$${name}` : name);
    }
    return false;
  }
}

function declaresPublic(
  declared: Declaration | undefined,
  member: Member,
  name: string,
): boolean | undefined {
  if (declared === undefined) return undefined;
  const places =
    member === 'operation'
      ? [declared.methods, declared.staticMethods]
      : [declared.properties, declared.staticProperties];
  if (!places.some((place) => place !== undefined && Object.hasOwn(place, name))) return undefined;
  return member === 'property' || !Object.hasOwn(declared.visibility ?? {}, name);
}
