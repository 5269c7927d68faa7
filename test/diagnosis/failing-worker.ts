// A process that says which scenarios fail on the reference with changes planted in it, one message after the other.
import type { ModuleExports } from '../../src/suite/driver/in-process/module-classes';
import { type Entry, stagedSuite } from '../liveness/staged-suite';
import type { Change } from './change';
import { failingScenarios } from './failing-scenarios';

interface Planting {
  readonly plant: (changes: readonly Change[]) => void;
  readonly requirePlanted: () => void;
}

let suite: Promise<Entry[]> | null = null;

async function failing(changes: readonly Change[], reaching: ReadonlySet<string>): Promise<string[]> {
  suite ??= stagedSuite({ seed: 1 });
  const entries = (await suite).filter(({ info, lawName }) => lawName === null && reaching.has(info.id));
  const { plant, requirePlanted } = require('../proof/planted-project.cjs') as Planting;
  plant(changes);
  const exports = require('../../src/reference/conformance') as ModuleExports;
  // The driver that an implementation is judged with may be what is wrong.
  const { InProcessDriver } =
    require('../../src/suite/driver/in-process-driver') as typeof import('../../src/suite/driver/in-process-driver');
  const implementation = { name: 'reference', version: '0', language: 'typescript' };
  const driver = new InProcessDriver(exports, implementation);
  requirePlanted();
  return failingScenarios(entries, driver);
}

process.on(
  'message',
  ({ changes, reaching }: { changes: readonly Change[]; reaching: readonly string[] }) => {
    failing(changes, new Set(reaching)).then(
      (fails) => process.send?.({ fails }),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
  },
);
