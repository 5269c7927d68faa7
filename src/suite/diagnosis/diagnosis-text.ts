import type { Diagnosis } from './diagnosis';

/**
 * Says what failures look like.
 *
 * @param diagnosis - What was found.
 * @returns One sentence without a full stop.
 */
export function diagnosisText({ suspects: [first, second], toldApartBy }: Diagnosis): string {
  if (first === undefined) return 'Looks like no fault that this suite knows';
  if (first.what === null)
    return `Looks like no fault that this suite knows; most of the failures are about ${first.row}`;
  const guess = `Looks like: ${first.what}, see ${first.row}`;
  if (second === undefined || second.what === null) return guess;
  if (toldApartBy.length === 0) return `${guess}; or: ${second.what}, see ${second.row}`;
  return `${guess}; scenarios that tell it from "${second.what}": ${toldApartBy.join(', ')}`;
}
