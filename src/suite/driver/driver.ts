import type { ClassDefinition, Expression, Outcome } from '../protocol/wire';
import type { TraitDeclaration } from '../traits/trait-choice';

/** Who is judged, as the driver introduces it. */
export interface ImplementationInfo {
  readonly name: string;
  readonly version: string;
  readonly language: string;
  readonly languageVersion?: string;
  readonly homepage?: string;
}

/** A row that a driver leaves out, with the reason that reports show. */
export interface LackedRow {
  readonly row: string;
  readonly reason: string;
}

/** What a driver says of itself when a run starts. */
export interface DriverDescription {
  readonly protocolVersion: number;
  readonly implementation: ImplementationInfo;
  readonly rows: { readonly serves: readonly string[]; readonly lacks?: readonly LackedRow[] };
  readonly capabilities: readonly string[];
  /** The habits of PHP that it follows; absent: none. */
  readonly traits?: TraitDeclaration;
  /** Whether it takes further requests before it has answered one, and answers them in their order. */
  readonly pipelining?: boolean;
}

/** From where a member is used: absent, from outside; `inside` the class hierarchy, protected members are reached too. */
export type From = 'inside';

/**
 * Carries out operations on one implementation and reports what happened.
 *
 * This is the only door between the suite and an implementation. Every method answers with an outcome of the
 * implementation; a promise that rejects means that the driver itself is broken (see `DriverFault`).
 */
export interface Driver {
  initialize(): Promise<DriverDescription>;
  create(className: string, args: readonly Expression[]): Promise<Outcome>;
  call(target: string, operation: string, args: readonly Expression[], from?: From): Promise<Outcome>;
  callStatic(
    className: string,
    operation: string,
    args: readonly Expression[],
    from?: From,
  ): Promise<Outcome>;
  get(target: string, property: string, from?: From): Promise<Outcome>;
  set(target: string, property: string, value: Expression, from?: From): Promise<Outcome>;
  getStatic(className: string, property: string, from?: From): Promise<Outcome>;
  setStatic(className: string, property: string, value: Expression, from?: From): Promise<Outcome>;
  define(definition: ClassDefinition): Promise<Outcome>;
  reset(): Promise<void>;
  shutdown(): Promise<void>;
}
