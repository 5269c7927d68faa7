import type { ScenarioInfo } from '../src/suite/scenarios/scenario-info';

/** Returns a scenario that stands in no feature, with the given parts instead of the usual ones. */
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
