import type { Json } from '../../src/suite/protocol/wire';

/** One step of a recorded program; exactly one of the first keys names what it does. */
export interface Step {
  readonly new?: string;
  readonly call?: string;
  readonly static?: string;
  readonly get?: string;
  readonly set?: string;
  readonly isset?: string;
  readonly unset?: string;
  readonly getStatic?: string;
  readonly setStatic?: string;
  readonly index?: string;
  readonly iterate?: string;
  readonly cast?: string;
  readonly encode?: string;
  readonly classOf?: string;
  readonly args?: readonly Json[];
  readonly as?: string;
  readonly value?: Json;
  readonly op?: 'exists' | 'get' | 'set' | 'unset';
  readonly key?: Json;
  readonly flags?: number;
}

/** A recorded program. */
export interface Program {
  readonly id: string;
  readonly portability: 'core' | 'typing' | 'internal' | 'php-only';
  readonly request: string | null;
  readonly steps: readonly Step[];
}

/** What one step gave. */
export interface RecordedOutcome {
  readonly value?: Json;
  readonly error?: { readonly kind: string; readonly message?: string };
  readonly skipped?: true;
  readonly warning?: true;
}

/** A program with the outcomes of the systems that ran it. */
export interface RecordedProgram {
  readonly program: Program;
  readonly outcomes: readonly {
    readonly same: readonly string[];
    readonly outcomes: readonly RecordedOutcome[];
  }[];
}

/** Raised for a program that cannot be said in the driver protocol. */
export class Untranslatable extends Error {
  override readonly name = 'Untranslatable';
}
