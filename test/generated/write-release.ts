// Keeps what the suite asks as what its current version asks: npm run released, after a release.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/suite/package-root';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import { suiteInfo } from '../../src/suite/suite-info';
import { digestsOf } from './scenario-changes';

const digests = Object.fromEntries(digestsOf(readScenarios()));
const text = JSON.stringify({ version: suiteInfo.version, digests }, null, 2);
writeFileSync(join(packageRoot, 'spec', 'scenarios.json'), `${text}\n`);
