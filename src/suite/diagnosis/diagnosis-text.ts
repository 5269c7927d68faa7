import type { Diagnosis } from './diagnosis';

const none = 'These failures do not look like any mistake that the suite knows';

/**
 * Says what failures look like.
 *
 * @param diagnosis - What was found.
 * @returns One sentence without a full stop.
 */
export function diagnosisText({ suspects, toldApartBy }: Diagnosis): string {
  const [first, second] = suspects;
  if (first === undefined) return none;
  if (first.what === null) {
    const rows = suspects.map(({ row }) => row);
    return `${none}; look first at ${rows.join(', then at ')}`;
  }
  const guess = `Looks like: ${first.what}, see ${first.row}`;
  if (second === undefined || second.what === null) return guess;
  const other = `${second.what}, see ${second.row}`;
  if (toldApartBy.length === 0) return `${guess}; or: ${other}`;
  return `${guess}; less like: ${other} (told apart by ${toldApartBy.join(', ')})`;
}
