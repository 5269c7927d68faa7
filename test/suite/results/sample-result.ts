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
