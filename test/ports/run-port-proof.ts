// Plants mistakes in a port, one at a time: a scenario of the row that a mistake is about has to fail, with a message that says
// what is wrong, and where the port runs the scenarios as data, these have to show the same failures. Arguments: the language of
// the port, and parts of what mistakes are called; without any, all are planted.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../../src/suite/package-root';
import { inFolder } from '../in-folder';
import { type FailingScenario, failingScenarios } from '../staged/failing-scenarios';
import { onCommand } from '../staged/on-command';
import { servedEntries } from '../staged/served-entries';
import { type Entry, stagedSuite } from '../staged/staged-suite';
import { plantedPort } from './planted-port.cjs';
import { type Port, ports } from './ports.cjs';
import type { Mistake } from './python-mistakes.cjs';

/** How many cases a law tries on one mistake: those that it has to see are seen in few. */
const casesOfLaw = 25;

/** Runs a program while drivers are asked: blocked, this process would find that they took too long. */
const execute = promisify(execFile);

/** A scenario as data, as far as it is looked at here. */
interface Case {
  readonly id: string;
  readonly line: string;
}

class PortProof {
  private constructor(
    private readonly port: Port,
    /** The scenarios that the port serves, by the row that they are about. */
    private readonly entries: ReadonlyMap<string, readonly Entry[]>,
    /** All scenarios that are there as data; none for a port that does not run them. */
    private readonly cases: readonly Case[],
  ) {}

  /** Finds the scenarios of the mistakes' rows that the port serves. */
  static async of(port: Port, mistakes: readonly Mistake[]): Promise<PortProof> {
    const rows = new Set(mistakes.map(({ row }) => row));
    const suite = await stagedSuite({ seed: 1, runs: casesOfLaw });
    const about = suite.filter(({ info }) => info.rows.some((row) => rows.has(row)));
    const command = await port.commandIn(join(packageRoot, port.home));
    const served = await onCommand(command, (_driver, services) => servedEntries(about, services));
    const ofRow = (row: string): Entry[] => served.filter(({ info }) => info.rows.includes(row));
    const entries = new Map([...rows].map((row) => [row, ofRow(row)]));
    return new PortProof(port, entries, port.dataRunIn === undefined ? [] : await inFolder(exported));
  }

  /** Why a mistake is not caught as it should be; null when it is. */
  async gap(mistake: Mistake): Promise<string | null> {
    return inFolder(async (folder) => {
      const planted = plantedPort(this.port, folder, [mistake]);
      const entries = this.entries.get(mistake.row) ?? [];
      const failed = await onCommand(await this.port.commandIn(planted), (driver, services) =>
        failingScenarios(entries, driver, services),
      );
      if (failed.length === 0) return 'no scenario fails';
      const otherwise = await this.gapOfData(mistake, planted, failed, folder);
      if (otherwise !== null) return otherwise;
      if (failed.some(({ message }) => message.includes(mistake.says))) return null;
      const messages = failed.slice(0, 3).map(({ id, message }) => `${id}: ${message}`);
      return `no message about ${mistake.row} says "${mistake.says}":\n${messages.join('\n')}`;
    });
  }

  /** How the scenarios as data fail otherwise than those of a run; null when they do not. */
  private async gapOfData(
    { row }: Mistake,
    planted: string,
    failed: readonly FailingScenario[],
    folder: string,
  ): Promise<string | null> {
    const [program, ...args] = this.port.dataRunIn?.(planted) ?? [];
    if (program === undefined) return null;
    const ids = new Set(this.entries.get(row)?.map(({ info }) => info.id));
    const about = this.cases.filter(({ id }) => ids.has(id));
    const file = join(folder, 'cases.jsonl');
    writeFileSync(file, about.map(({ line }) => `${line}\n`).join(''));
    const { stdout } = await execute(program, [...args, file]);
    const lines = stdout.trimEnd().split('\n');
    if (lines.length !== about.length)
      return `as data: expected ${about.length} verdicts, received ${lines.length}`;
    const byData = lines.filter((line) => line.startsWith('failed ')).map((line) => line.split(' ')[1]);
    // That a reset leaves something behind is seen by the suite, and not by a scenario.
    const bySuite = failed.filter(
      ({ id, message }) => about.some((each) => each.id === id) && !message.includes("The driver's reset"),
    );
    const extra = byData.filter((id) => !failed.some((each) => each.id === id));
    const missing = bySuite.filter(({ id }) => !byData.includes(id)).map(({ id }) => id);
    if (extra.length + missing.length === 0) return null;
    return `as data other scenarios fail: ${extra.join(' ')}; or do not: ${missing.join(' ')}`;
  }
}

async function exported(folder: string): Promise<Case[]> {
  const file = join(folder, 'cases.jsonl');
  const command = [
    '-r',
    'ts-node/register',
    join('src', 'suite', 'cli', 'main.ts'),
    'export',
    '--output',
    file,
  ];
  await execute(process.execPath, command, { cwd: packageRoot });
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const cases = lines.map((line) => ({
    line,
    ...(JSON.parse(line) as { id: string; notExported?: string }),
  }));
  return cases.filter(({ notExported }) => notExported === undefined);
}

/** An error of whoever starts this. */
class UsageError extends Error {}

async function main([language = '', ...parts]: readonly string[]): Promise<void> {
  const port = Object.entries(ports).find(([name]) => name === language)?.[1];
  if (port === undefined)
    throw new UsageError(`Expected one of ${Object.keys(ports).join(', ')}, received "${language}"`);
  const chosen = port.mistakes.filter(
    ({ what }) => parts.length === 0 || parts.some((part) => what.includes(part)),
  );
  if (chosen.length === 0)
    throw new UsageError(`Expected parts of what mistakes are called, received ${parts.join(' ')}`);
  const proof = await PortProof.of(port, chosen);
  const rest = chosen.values();
  let missed = 0;
  const work = async (): Promise<void> => {
    for (const mistake of rest) {
      const why = await proof.gap(mistake).catch(({ message }: Error) => message);
      if (why !== null) missed += 1;
      console.log(why === null ? `caught  ${mistake.what}` : `MISSED  ${mistake.what}: ${why}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  console.log(`\n${chosen.length - missed} of ${chosen.length} mistakes caught`);
  if (missed > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exit(2);
  },
);
