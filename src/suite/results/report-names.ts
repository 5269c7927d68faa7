import type { Level } from '../scenarios/scenario-info';

/** Where reports go when nobody says otherwise. */
export const defaultReports = 'reports';

/** What a run writes when it is asked to, beside its result and the page of it. */
export const formats = ['junit', 'messages', 'badges'] as const;

/** One of {@link formats}. */
export type Format = (typeof formats)[number];

/** The files that a run writes. */
export const formatFiles = {
  json: 'conformance.json',
  html: 'index.html',
  junit: 'junit.xml',
  messages: 'messages.ndjson',
} as const;

/**
 * Names the badge of a level.
 *
 * @param level - The level.
 * @returns Its path below the folder of the reports.
 */
export function badgePath(level: Level): string {
  return `badges/${level}.json`;
}

/**
 * Names the transcript of a scenario.
 *
 * @param id - The scenario.
 * @returns Its path below the folder of the reports.
 */
export function transcriptPath(id: string): string {
  return `transcripts/${id.replaceAll('/', '__')}.ndjson`;
}

/** One of the parts that a run was split into. */
export interface Shard {
  /** Its number, from 1. */
  readonly index: number;
  /** How many parts there are. */
  readonly count: number;
}

/**
 * Reads which shard a run was.
 *
 * @param partial - Why the run is no complete one.
 * @returns The shard; null for a run that is anything but one whole shard.
 */
export function shardOf(partial: readonly string[]): Shard | null {
  const [, index, count] = /^--shard (\d+)\/(\d+)$/.exec(partial.join(', ')) ?? [];
  return index === undefined ? null : { index: Number(index), count: Number(count) };
}

/**
 * Chooses where the reports of a run go, so that a part of the suite never replaces the result of the whole.
 *
 * @param partial - Why the run is no complete one, as far as is known before it starts.
 * @returns The path below the folder of the reports: empty for a complete run, one of its own for each shard.
 */
export function reportPlace(partial: readonly string[]): string {
  if (partial.length === 0) return '';
  const shard = shardOf(partial);
  return shard === null ? 'partial' : `shard-${shard.index}-of-${shard.count}`;
}

/** Where a run that was to be complete, or a shard, leaves its reports when it ends before its last scenario. */
export const unfinishedPlace = 'unfinished';
