import type { ScenarioInfo } from '../src/suite/scenarios/scenario-info';

/** What features would say of a scenario that there is not. */
export function sampleScenario(id: string, given: Partial<ScenarioInfo> = {}): ScenarioInfo {
  return {
    id,
    name: `name of ${id}`,
    level: 'observed',
    rows: ['Paginator.url'],
    traits: [],
    tags: [],
    feature: '',
    rule: '',
    uri: 'features/a.feature',
    line: 1,
    steps: [],
    notes: [],
    digest: 'd1',
    ...given,
  };
}
