import { errorForValue } from './corrupted-outcome';
import type { Finding } from './probe';

/**
 * Tells whether a scenario can fail of more than an error where none should be, which is the case when any
 * other change was noticed.
 */
export function hasTeeth(findings: readonly Finding[]): boolean {
  return findings.some(({ verdict, kind }) => verdict === 'noticed' && kind !== errorForValue);
}
