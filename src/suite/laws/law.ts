import type { IAsyncProperty } from 'fast-check';
import type { Distribution } from './distribution';
import type { LawSubject } from './law-subject';

/** A statement about all inputs, checked with generated ones on any driver. */
export interface Law {
  /** A sentence: the name a scenario calls it by. */
  readonly name: string;
  /** The interface rows that checking it uses. */
  readonly rows: readonly string[];
  /** Options of the paginator's constructor that checking it uses. */
  readonly options?: readonly string[];
  /** Capabilities that checking it needs. */
  readonly capabilities?: readonly string[];
  /** How often its data has to be of each kind. */
  readonly distributions?: readonly Distribution[];
  /** By operation, the changes of its result that the law deliberately lets pass; `npm run liveness` tries them. */
  readonly leavesOpen?: Readonly<Record<string, readonly string[]>>;
  /** Builds the property; its predicate throws where the law does not hold. */
  readonly property: (subject: LawSubject) => IAsyncProperty<unknown>;
}
