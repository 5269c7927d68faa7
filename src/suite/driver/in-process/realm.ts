import type { ClassTable } from './class-table';
import type { Closures } from './closures';
import type { ClassFunction } from './frame';
import type { HandleTable } from './handle-table';
import type { MapValues } from './map-values';
import type { MemberAccess } from './member-access';
import type { RaisedErrors } from './raised-errors';

/** Everything that the evaluation of expressions may touch. */
export interface Realm {
  readonly maps: MapValues;
  readonly handles: HandleTable;
  readonly classes: ClassTable;
  readonly closures: Closures;
  readonly members: MemberAccess;
  readonly errors: RaisedErrors;
  /** Constructs an object. */
  construct(cls: ClassFunction, args: readonly unknown[]): object;
  /** Finds a class of the module itself; throws CannotDo when it has none of that name. */
  interfaceClass(name: string): ClassFunction;
}
