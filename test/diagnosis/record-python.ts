// Plants every mistake of test/ports in the Python port and writes which scenarios it makes fail to python-failures.json. They are
// never part of what diagnoses are made from: the rates of `npm run diagnosis` are measured with them.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { FaultSignature } from '../../src/suite/diagnosis/fault-signatures';
import { receivedDigest } from '../../src/suite/diagnosis/received-digest';
import { packageRoot } from '../../src/suite/package-root';
import { inFolder } from '../in-folder';
import { plantedPort } from '../ports/planted-port.cjs';
import { ports } from '../ports/ports.cjs';
import type { Mistake } from '../ports/python-mistakes.cjs';
import { type FailingScenario, failingScenarios } from '../staged/failing-scenarios';
import { onCommand } from '../staged/on-command';
import { servedEntries } from '../staged/served-entries';
import { type Entry, stagedSuite } from '../staged/staged-suite';
import { signaturesText } from './signatures-text';

const { mistakes, commandIn } = ports.python;

/** The scenarios that fail on the port with a mistake in it. */
function failingWith(mistake: Mistake, entries: readonly Entry[]): Promise<FailingScenario[]> {
  return inFolder(async (folder) => {
    const command = await commandIn(plantedPort(ports.python, folder, [mistake]));
    return onCommand(command, (driver, services) => failingScenarios(entries, driver, services));
  });
}

async function main(): Promise<void> {
  // What fails of a law depends on its data.
  const suite = (await stagedSuite({ seed: 1 })).filter(({ lawName }) => lawName === null);
  const command = await commandIn(join(packageRoot, ports.python.home));
  const served = await onCommand(command, (_driver, services) => servedEntries(suite, services));
  const signatures = new Map<Mistake, FaultSignature>();
  const rest = mistakes.values();
  const work = async (): Promise<void> => {
    for (const mistake of rest) {
      const { what, row } = mistake;
      const failing = await failingWith(mistake, served);
      const fails = new Map(failing.map(({ id, message }) => [id, receivedDigest(message)]));
      signatures.set(mistake, { what, row, fails });
      console.log(`${signatures.size} of ${mistakes.length}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const inOrder = mistakes.flatMap((mistake) => signatures.get(mistake) ?? []);
  const infos = suite.map(({ info }) => info);
  const declined = new Set(suite.filter((entry) => !served.includes(entry)).map(({ info }) => info.id));
  writeFileSync(join(__dirname, 'python-failures.json'), signaturesText(inOrder, infos, declined));
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exit(2);
  },
);
