import { type Level, levels } from './scenario-info';

/**
 * Returns where a level stands among the levels: what the document says comes before what was only seen.
 *
 * @param level - The level of a scenario; empty when its feature gives none.
 * @returns A number to sort by; one without a level comes last.
 */
export function levelRank(level: Level | ''): number {
  return level === '' ? levels.length : levels.indexOf(level);
}
