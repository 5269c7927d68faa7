import { createHash } from 'node:crypto';
import type { ScenarioInfo } from './scenario-info';

/** Long enough that two of a few thousand questions never share one by chance. */
const length = 12;

/**
 * Tells questions apart: two scenarios have the same digest when they ask the same.
 *
 * That is their level, their traits and their steps. Titles and tags of another kind may change. It covers neither
 * the code that checks a law nor docs/fixtures.md, which says what the provided fixtures do.
 *
 * @param question - The scenario.
 * @returns A short text.
 */
export function questionDigest({ level, traits, steps }: Question): string {
  const question = [level, [...traits].sort(), steps];
  return createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, length);
}

type Question = Pick<ScenarioInfo, 'level' | 'traits' | 'steps'>;
