import type { ResultFile } from '../../../src/suite/results/result-file';
import { toResultFile } from '../../../src/suite/results/to-result-file';
import type { ScenarioResult, Verdict } from '../../../src/suite/results/verdict';

/** What a run says of a scenario that there is not. */
export function sampleResult(
  id: string,
  status: Verdict,
  message = '',
  rows: readonly string[] = ['Paginator.url'],
): ScenarioResult {
  return { id, name: `name of ${id}`, level: 'observed', traits: [], rows, digest: 'd1', status, message };
}

/** One of every verdict. */
export const sampleResults: readonly ScenarioResult[] = [
  sampleResult('a', 'passed'),
  sampleResult('b', 'failed', 'url(3)\n  expected: 1\n  received: 2'),
  sampleResult('c', 'unsupported', 'needs Paginator.url'),
  sampleResult('d', 'notRun', 'the run ended before it'),
];

/** The file of a run that had such results. */
export function sampleFile(
  results: readonly ScenarioResult[],
  partial: readonly string[] = [],
  implementation: Partial<ResultFile['implementation']> = {},
): ResultFile {
  const description = {
    protocolVersion: 2,
    implementation: { name: 'acme', version: '1.0', language: 'x', ...implementation },
    rows: { serves: ['*'] },
    capabilities: [],
  };
  return toResultFile({ description, seed: 7, partial, results });
}
