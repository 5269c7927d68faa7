// A process that says which scenarios fail on the reference with changes planted in it, one message after the other.
import { type Entry, stagedSuite } from '../liveness/staged-suite';
import type { Change } from '../proof/change';
import { plantedDriver } from '../proof/planted-driver';
import { failingScenarios } from './failing-scenarios';

let suite: Promise<Entry[]> | null = null;

async function failing(changes: readonly Change[], reaching: ReadonlySet<string>): Promise<string[]> {
  suite ??= stagedSuite({ seed: 1 });
  const entries = (await suite).filter(({ info, lawName }) => lawName === null && reaching.has(info.id));
  return failingScenarios(entries, plantedDriver(changes));
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
