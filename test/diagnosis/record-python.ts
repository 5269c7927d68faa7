// Plants every mistake of test/ports in the Python port and writes which scenarios it makes fail to python-failures.json. They are
// never part of what diagnoses are made from: the rates of `npm run diagnosis` are measured with them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FaultSignature } from '../../src/suite/diagnosis/fault-signatures';
import { receivedDigest } from '../../src/suite/diagnosis/received-digest';
import { openDriver } from '../../src/suite/driver/open-driver';
import { plantedPort } from '../ports/planted-port.cjs';
import { ports } from '../ports/ports.cjs';
import type { Mistake } from '../ports/python-mistakes.cjs';
import { type FailingScenario, failingScenarios } from '../staged/failing-scenarios';
import { type Entry, stagedSuite } from '../staged/staged-suite';
import { signaturesText } from './signatures-text';

const { mistakes, commandIn } = ports.python;

/** The scenarios that fail on the port with a mistake in it; without one those that it declines. */
async function failingWith(mistake: Mistake | null, entries: readonly Entry[]): Promise<FailingScenario[]> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  const port = plantedPort(ports.python, folder, mistake === null ? [] : [mistake]);
  const driver = openDriver({ driver: commandIn(port) });
  try {
    return await failingScenarios(entries, driver);
  } finally {
    await driver.shutdown();
    rmSync(folder, { recursive: true });
  }
}

async function main(): Promise<void> {
  // What fails of a law depends on its data.
  const suite = (await stagedSuite({ seed: 1 })).filter(({ lawName }) => lawName === null);
  const declined = new Set((await failingWith(null, suite)).map(({ id }) => id));
  const asked = suite.filter(({ info }) => !declined.has(info.id));
  const signatures = new Map<Mistake, FaultSignature>();
  const rest = mistakes.values();
  const work = async (): Promise<void> => {
    for (const mistake of rest) {
      const { what, row } = mistake;
      const failing = await failingWith(mistake, asked);
      const fails = new Map(failing.map(({ id, message }) => [id, receivedDigest(message)]));
      signatures.set(mistake, { what, row, fails });
      console.log(`${signatures.size} of ${mistakes.length}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const inOrder = mistakes.flatMap((mistake) => signatures.get(mistake) ?? []);
  const infos = suite.map(({ info }) => info);
  writeFileSync(join(__dirname, 'python-failures.json'), signaturesText(inOrder, infos, declined));
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exit(2);
  },
);
