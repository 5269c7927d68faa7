import type { TraitDeclaration } from '../../../src/suite/protocol/wire';
import type { ResultFile } from '../../../src/suite/results/result-file';
import { toResultFile } from '../../../src/suite/results/to-result-file';
import type { ScenarioResult, Verdict } from '../../../src/suite/results/verdict';
import type { ScenarioInfo } from '../../../src/suite/scenarios/scenario-info';
import { sampleDescription } from '../../sample-description';

/** What a run says of a scenario that there is not. */
export function sampleResult(
  id: string,
  status: Verdict,
  message = '',
  rows: readonly string[] = ['Paginator.url'],
): ScenarioResult {
  return { id, name: `name of ${id}`, level: 'observed', traits: [], rows, digest: 'd1', status, message };
}

/** What a run says of a scenario. */
export function resultOf(
  { id, name, level, traits, rows, digest }: ScenarioInfo,
  status: Verdict,
  message: string,
): ScenarioResult {
  return { id, name, level, traits, rows, digest, status, message };
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
  traits?: TraitDeclaration,
): ResultFile {
  const description = sampleDescription({
    implementation: { name: 'acme', version: '1.0', language: 'x', ...implementation },
    ...(traits === undefined ? {} : { traits }),
  });
  return toResultFile({ description, seed: 7, partial, results });
}
