import { readFileSync } from 'node:fs';

/** A value in the notation of the recorded programs. */
export type Encoded =
  | null
  | boolean
  | number
  | string
  | readonly Encoded[]
  | { readonly [tag: string]: Encoded };

/** One step of a program. */
export type Step = { readonly [key: string]: Encoded };

/** A program: steps over a fresh process state. */
export interface Program {
  readonly id: string;
  readonly area: string;
  readonly portability: 'core' | 'typing' | 'internal' | 'php-only';
  readonly agree?: boolean;
  readonly request: string | null;
  readonly steps: readonly Step[];
}

/** What a step gave. */
export interface Outcome {
  readonly value?: Encoded;
  readonly error?: { readonly kind: string; readonly message?: string };
  readonly skipped?: true;
  readonly warning?: true;
}

/** A program and the outcomes it had, one list for each group of systems that agreed. */
export interface VectorRecord {
  readonly program: Program;
  readonly outcomes: readonly { readonly same: readonly string[]; readonly outcomes: readonly Outcome[] }[];
}

/** Reads recorded programs, one per line. */
export function readRecords(file: string): readonly VectorRecord[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as VectorRecord);
}

/** The outcomes the reference has to reproduce: Hypervel's, or the first system's where Hypervel has none. */
export function expectedOutcomes(record: VectorRecord): readonly Outcome[] {
  const group = record.outcomes.find(({ same }) => same.includes('hypervel-0.4')) ?? record.outcomes[0];
  return group?.outcomes ?? [];
}
