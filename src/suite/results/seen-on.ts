import { grouped } from '../grouped';
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
  const passed = recorded.flatMap(({ implementation, scenarios }) =>
    scenarios
      .filter(({ status }) => status === 'passed')
      .map(({ id, digest }) => ({ question: `${id} ${digest}`, title: implementationTitle(implementation) })),
  );
  const titles = grouped(passed, ({ question }) => question);
  return ({ id, digest }) => (titles.get(`${id} ${digest}`) ?? []).map(({ title }) => title);
}
