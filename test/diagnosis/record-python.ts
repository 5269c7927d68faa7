// Plants every mistake of test/ports in the Python port and writes which scenarios fail of it to python-failures.json. They are
// never part of what diagnoses are made from: the rates of `npm run diagnosis` are measured with them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDriver } from '../../src/suite/driver/open-driver';
import { type Entry, stagedSuite } from '../liveness/staged-suite';
import { diagnosisText, type Signature } from './diagnosis-text';
import { failingScenarios } from './failing-scenarios';

interface Mistake {
  readonly what: string;
  readonly row: string;
}

const { pythonMistakes } = require('../ports/python-mistakes.cjs') as {
  readonly pythonMistakes: readonly Mistake[];
};
const { plantedPort } = require('../ports/planted-port.cjs') as {
  readonly plantedPort: (folder: string, mistakes: readonly Mistake[]) => string;
};

/** The scenarios that fail on the port with a mistake in it; without one those that it declines. */
async function failingWith(mistake: Mistake | null, entries: readonly Entry[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  const port = plantedPort(folder, mistake === null ? [] : [mistake]);
  const driver = openDriver({ driver: `python3 -B "${join(port, 'driver.py')}"` });
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
  const declined = new Set(await failingWith(null, suite));
  const asked = suite.filter(({ info }) => !declined.has(info.id));
  const signatures = new Map<Mistake, Signature>();
  const queue = [...pythonMistakes];
  const work = async (): Promise<void> => {
    for (let mistake = queue.shift(); mistake !== undefined; mistake = queue.shift()) {
      const { what, row } = mistake;
      signatures.set(mistake, { what, row, fails: await failingWith(mistake, asked) });
      console.log(`${signatures.size} of ${pythonMistakes.length}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const inOrder = pythonMistakes.flatMap((mistake) => signatures.get(mistake) ?? []);
  const infos = suite.map(({ info }) => info);
  writeFileSync(join(__dirname, 'python-failures.json'), diagnosisText(inOrder, infos, declined));
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exit(2);
  },
);
