import type { OrderedJson } from '../notation/ordered-json';

/** Declares a closure whose calls are recorded. */
interface ClosureStep {
  readonly kind: 'closure';
  readonly name: string;
  readonly body: OrderedJson;
}

/** Declares a class; its members are those of the notation of features. */
interface ClassStep {
  readonly kind: 'class';
  readonly name: string;
  readonly members: OrderedJson;
}

/** Sets the current request. */
interface RequestStep {
  readonly kind: 'request';
  readonly path: string;
}

/** Makes an object and gives it a name. */
interface CreateStep {
  readonly kind: 'create';
  readonly row: string;
  readonly name: string;
  readonly className: string;
  readonly args: readonly OrderedJson[];
}

/** Who is asked: an object by its name, or a class. */
type Asked = { readonly on: string } | { readonly className: string };

/** Calls an operation; what it gives may get a name. */
export type CallStep = Asked & {
  readonly kind: 'call';
  readonly row: string;
  readonly operation: string;
  readonly args: readonly OrderedJson[];
  /** Whether it comes from inside the class hierarchy. */
  readonly inside: boolean;
  readonly keep: string | null;
};

/** Reads a property, or sets it from outside when there is a value. */
export type PropertyStep = Asked & {
  readonly kind: 'property';
  readonly row: string;
  readonly property: string;
  readonly inside: boolean;
  readonly value?: OrderedJson;
};

/** Asks with which arguments a closure was called. */
interface CallsStep {
  readonly kind: 'calls';
  readonly closure: string;
}

/** One thing that a program does, in the notation of features. */
export type Step = ClosureStep | ClassStep | RequestStep | CreateStep | CallStep | PropertyStep | CallsStep;

/** What is done to both implementations, one thing after the other. */
export interface Program {
  readonly steps: readonly Step[];
}
