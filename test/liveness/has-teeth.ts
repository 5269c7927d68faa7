import { errorForValue } from './corrupted-outcome';
import type { Finding } from './probe';

/**
 * Tells whether a scenario can fail of more than an error where none should be.
 *
 * @param findings - What changes to its outcomes came to.
 * @returns Whether any other change was noticed.
 */
export function hasTeeth(findings: readonly Finding[]): boolean {
  return findings.some(({ verdict, kind }) => verdict === 'noticed' && kind !== errorForValue);
}
