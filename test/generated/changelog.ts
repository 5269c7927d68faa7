import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/suite/package-root';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import { wrapText } from '../../src/suite/text/wrap-text';
import { digestsOf, type ReleasedScenarios, scenarioChanges } from './scenario-changes';
import { withBlock } from './with-block';

/** Reads what the last release of the suite asked, from spec/scenarios.json. */
export function releasedScenarios(): ReleasedScenarios {
  return JSON.parse(readFileSync(join(packageRoot, 'spec', 'scenarios.json'), 'utf8')) as ReleasedScenarios;
}

/**
 * Writes the scenarios that are new, changed or gone since the last release into CHANGELOG.md; what people
 * wrote stays.
 */
export function changelog(): string {
  return withBlock('CHANGELOG.md', block());
}

function block(): string {
  const released = releasedScenarios();
  const changes = scenarioChanges(released, digestsOf(readScenarios()));
  const counts = Object.entries(changes).map(([kind, ids]) => `${ids.length} ${kind}`);
  const lists = Object.entries(changes).flatMap(([kind, ids]) => list(kind, ids));
  return [
    '',
    `<details><summary>Scenarios since ${released.version}: ${counts.join(', ')}</summary>`,
    '',
    ...lists,
    '</details>',
    '',
    '',
  ].join('\n');
}

function list(kind: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const names = ids.map((id) => `\`${id}\``).join(', ');
  return [...wrapText(`- ${kind}: ${names}`, { hanging: '  ' }), ''];
}
