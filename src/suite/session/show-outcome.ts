import { showWire } from '../notation/show';
import type { Outcome } from '../protocol/wire';

/**
 * Writes an outcome for a message to people.
 *
 * @param outcome - What a driver reported.
 * @returns One line of text.
 */
export function showOutcomeBriefly(outcome: Outcome): string {
  if ('error' in outcome)
    return `${outcome.error.kind} error (${outcome.error.class}): ${outcome.error.message}`;
  return 'cannot' in outcome ? `cannot: ${outcome.cannot}` : showWire(outcome.value);
}
