// npm run generate writes this file from schemas/.

/**
 * JSON for scalars and lists, whose elements are expressions; any object is one tagged form.
 */
export type Expression =
  | null
  | boolean
  | number
  | string
  | readonly Expression[]
  | {
      readonly $float: 'INF' | '-INF' | 'NAN';
    }
  | {
      readonly $map: readonly (readonly [number | string, Expression])[];
    }
  | {
      readonly $missing: true;
    }
  | {
      readonly $class: string;
    }
  | {
      readonly $arg: number;
    }
  | {
      readonly $args: number;
    }
  | {
      readonly $this: true;
    }
  | {
      readonly $new: {
        readonly class: string;
        readonly args: readonly Expression[];
      };
    }
  | {
      readonly $call: {
        readonly on: Expression;
        readonly operation: string;
        readonly args: readonly Expression[];
      };
    }
  | {
      readonly $parent: readonly Expression[];
    }
  | {
      readonly $field: {
        readonly of: Expression;
        readonly name: Expression;
      };
    }
  | {
      readonly $concat: readonly Expression[];
    }
  | {
      readonly $throw: {
        readonly kind: ErrorKind;
        readonly message: Expression;
      };
    }
  | {
      readonly $request: string;
    }
  | {
      readonly $fn: Closure;
    }
  | {
      readonly $ref: string;
      readonly class?: string;
    };
/**
 * The language-neutral kinds of error that an implementation may raise
 */
export type ErrorKind = 'BadMethodCall' | 'Logic' | 'InvalidArgument' | 'Type' | 'JsonEncoding' | 'Generic';
/**
 * JSON for scalars and lists; any object is a tag.
 */
export type WireValue =
  | null
  | boolean
  | number
  | string
  | readonly WireValue[]
  | {
      readonly $float: 'INF' | '-INF' | 'NAN';
    }
  | {
      readonly $map: readonly (readonly [WireKey, WireValue])[];
    }
  | {
      readonly $missing: true;
    }
  | {
      readonly $class: string;
    }
  | {
      readonly $ref: string;
      readonly class: string;
      readonly items?: WireValue;
      readonly data?: WireValue;
      readonly html?: string;
      readonly status?: number;
      readonly headers?:
        | []
        | {
            readonly $map: readonly (readonly [string, string])[];
          };
      readonly content?: string;
      readonly entries?: readonly (readonly [WireValue, WireValue])[];
    };
/**
 * Text that looks like an integer has become one.
 */
export type WireKey = number | string;
/**
 * What a driver reports for one operation; only the suite turns outcomes into verdicts
 */
export type Outcome =
  | {
      readonly value: WireValue;
    }
  | {
      readonly error: RaisedError;
    }
  | {
      readonly cannot: string;
    };
export type Names = readonly string[];

export interface Closure {
  readonly id?: string;
  readonly body: Expression;
}
/**
 * An error that the implementation raised; class is its own class name
 */
export interface RaisedError {
  readonly kind: ErrorKind;
  readonly class: string;
  readonly message: string;
}
/**
 * A fixture class that a driver declares until the next reset
 */
export interface ClassDefinition {
  readonly class: string;
  readonly extends?: string;
  readonly methods?: {
    readonly [k: string]: {
      readonly $fn: Closure;
    };
  };
  readonly staticMethods?: {
    readonly [k: string]: {
      readonly $fn: Closure;
    };
  };
  readonly properties?: {
    readonly [k: string]: Expression;
  };
  readonly staticProperties?: {
    readonly [k: string]: Expression;
  };
  readonly visibility?: {
    readonly [k: string]: 'protected' | 'private';
  };
  readonly implements?: readonly ('Arrayable' | 'JsonSerializable' | 'Htmlable' | 'Iterable' | 'Countable' | 'ArrayAccess')[];
  readonly markers?: {
    readonly Collects?: string;
    readonly PreserveKeys?: true;
    readonly UseResource?: string;
    readonly UseResourceCollection?: string;
  };
}
/**
 * What a driver says of itself when a run starts
 */
export interface DriverDescription {
  readonly protocolVersion: number;
  readonly implementation: ImplementationInfo;
  readonly rows: {
    readonly serves: readonly string[];
    readonly lacks?: readonly LackedRow[];
  };
  readonly capabilities: Names;
  readonly traits?: TraitDeclaration;
  /**
   * Takes further requests before it has answered one, and answers them in their order
   */
  readonly pipelining?: boolean;
}
/**
 * Who is judged, as the driver introduces it
 */
export interface ImplementationInfo {
  readonly name: string;
  readonly version: string;
  readonly language: string;
  readonly languageVersion?: string;
  readonly homepage?: string;
}
/**
 * A row that a driver leaves out, with the reason that reports show
 */
export interface LackedRow {
  readonly row: string;
  readonly reason: string;
}
/**
 * The habits of PHP that it follows, those it declines, and those that cannot hold; absent: it follows none
 */
export interface TraitDeclaration {
  readonly follows: Names;
  readonly declines?: Names;
  readonly notApplicable?: readonly InapplicableTrait[];
}
/**
 * A trait that cannot hold in its language or framework, with the reason
 */
export interface InapplicableTrait {
  readonly trait: string;
  readonly reason: string;
}
