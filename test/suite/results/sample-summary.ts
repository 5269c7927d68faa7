import { type SummaryContext, terminalSummary } from '../../../src/suite/results/terminal-summary';
import type { ScenarioResult } from '../../../src/suite/results/verdict';
import { readScenarios } from '../../../src/suite/scenarios/read-scenarios';
import { coloursFor } from '../../../src/suite/text/colours';
import { sampleFile } from './sample-result';

const scenarios = new Map(readScenarios().map((scenario) => [scenario.id, scenario]));

export const sampleContext: SummaryContext = {
  rerun: (id) =>
    `npm run conformance -- --scenario ${id} --driver 'a long command that nobody may break' --seed 3`,
  transcript: (id) => `out/transcripts/${id}.ndjson`,
  scenario: (id) => scenarios.get(id),
  featurePath: (uri) => uri,
  reports: 'out',
  files: ['conformance.json', 'transcripts/a.ndjson'],
  known: new Set(),
  standing: null,
  gates: [],
  colours: coloursFor({}, {}),
};

/** The summary of a partial run of an implementation. */
export function sampleSummary(
  results: readonly ScenarioResult[],
  more: Partial<SummaryContext> = {},
  name = 'acme',
): string {
  const file = sampleFile(results, ['--fail-fast'], { name, language: name });
  return terminalSummary(file, { ...sampleContext, ...more });
}
