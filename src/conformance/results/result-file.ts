import type { ImplementationInfo } from '../driver/driver';
import type { Level } from '../scenarios/scenario-info';
import type { Counts, ScenarioResult, Totals } from './verdict';

/** The version of the form below, and of schemas/conformance-result.json, which describes it. */
export const schemaVersion = 1;

/** The outcome of one run, as conformance.json holds it. It has no timestamps, so the same run gives the same file. */
export interface ResultFile {
  readonly schemaVersion: typeof schemaVersion;
  readonly suite: { readonly name: string; readonly version: string };
  readonly implementation: ImplementationInfo;
  readonly capabilities: readonly string[];
  /** The seed of the generated data. */
  readonly seed: number;
  /** Why this is not the whole suite: filters, a shard, an interruption. Empty for a complete run. */
  readonly partial: readonly string[];
  readonly totals: { readonly [level in Level | 'all']: Totals };
  readonly rows: readonly ({ readonly id: string } & Counts)[];
  readonly scenarios: readonly ScenarioResult[];
}
