import type { ScenarioInfo } from '../scenarios/scenario-info';
import { implementationTitle } from './implementation-title';
import type { RecordedResult } from './result-file';

/**
 * Finds the systems that scenarios were seen to hold on.
 *
 * @param recorded - What was recorded of real systems.
 * @returns Names the systems that passed a scenario when it asked what it asks now.
 */
export function seenOn(recorded: readonly RecordedResult[]): (scenario: ScenarioInfo) => readonly string[] {
  const systems = recorded.map(({ implementation, scenarios }) => ({
    title: implementationTitle(implementation),
    passed: new Map(
      scenarios.filter(({ status }) => status === 'passed').map(({ id, digest }) => [id, digest]),
    ),
  }));
  return ({ id, digest }) =>
    systems.filter(({ passed }) => passed.get(id) === digest).map(({ title }) => title);
}
