import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type SuiteSize, writeEmptySuite } from './empty-suite';
import { median } from './statistics';

/** How long runs of the suite took. */
export interface ConformanceTime {
  readonly size: SuiteSize;
  readonly runs: readonly {
    readonly name: string;
    readonly seconds: number;
    /** Median of this run's time divided by the bare one's of the same round. */
    readonly ratio: number;
  }[];
}

const ROOT = resolve(__dirname, '..', '..');
const ROUNDS = 5;
const BARE = 'bare Cucumber, nothing in the steps';
// 1 means that an implementation differs somewhere, which is a finding and not a failure of the run.
const FINE = [0, 1];

interface TimedRun {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
}

/**
 * Measures whole runs of the suite beside a bare Cucumber run of an empty suite of the same size, in turns.
 *
 * @param php - The PHP that has Laravel; null for none.
 * @param say - Told of progress.
 * @returns The medians.
 * @throws Error when a run breaks.
 */
export function measureConformance(php: string | null, say: (line: string) => void): ConformanceTime {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-bench-'));
  try {
    const size = writeEmptySuite(folder);
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    say('whole runs: compiling');
    compilePackage();
    const runs = timedRuns(folder, php);
    const seconds = runs.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      say(`whole runs: round ${round + 1} of ${ROUNDS}`);
      for (const [index, run] of runs.entries()) seconds[index]?.push(timeOf(run));
    }
    return {
      size,
      runs: runs.map(({ name }, index) => {
        const own = seconds[index] ?? [];
        const ratios = own.map((value, round) => value / (seconds[0]?.[round] ?? Number.NaN));
        return { name, seconds: median(own), ratio: median(ratios) };
      }),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compilePackage(): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm run build ended with ${status}`);
}

function timedRuns(folder: string, php: string | null): TimedRun[] {
  const node = process.execPath;
  const cucumber = join(ROOT, 'node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');
  const report = join(folder, 'reports');
  const run = ['run', '--seed', '1', '--report', report];
  const source = ['-r', 'ts-node/register', 'src/suite/cli/main.ts', ...run];
  const runs: TimedRun[] = [
    {
      name: BARE,
      command: [node, cucumber, '--require', 'steps.cjs', 'features/**/*.feature'],
      cwd: folder,
    },
    { name: 'npm run conformance, the reference', command: [node, ...source], cwd: ROOT },
    {
      name: 'the same from the compiled package',
      command: [node, 'dist/src/suite/cli/main.js', ...run],
      cwd: ROOT,
    },
    {
      name: 'npm run conformance, the reference over a pipe',
      command: [node, ...source, '--driver', 'npm run --silent serve'],
      cwd: ROOT,
    },
  ];
  if (php !== null) {
    const driver = `${php} drivers/php/driver.php`;
    runs.push({
      name: 'npm run conformance, Laravel over a pipe',
      command: [node, ...source, '--driver', driver],
      cwd: ROOT,
    });
  }
  return runs;
}

function timeOf({ name, command: [program, ...args], cwd }: TimedRun): number {
  const start = process.hrtime.bigint();
  const { status, stderr } = spawnSync(program, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  if (!FINE.includes(status ?? -1)) throw new Error(`${name} ended with ${status}: ${stderr.slice(-2000)}`);
  return seconds;
}
