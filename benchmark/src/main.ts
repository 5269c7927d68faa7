import { cpus } from 'node:os';
import { measureConformance } from './conformance-time';
import { laravelCommand, nodeCommands, rootedLaravelCommand } from './contender-commands';
import { measureGrowth } from './growth';
import { type BenchmarkOptions, parseOptions, usage } from './parse-options';
import { race } from './race';
import { conformanceReport, growthReport, raceReport } from './report';
import { findTask } from './tasks';
import { WorkerProcess } from './worker-process';

const BLOCK_MILLISECONDS = 100;
const WARM_UP_MILLISECONDS = 600;
const WRONG_USAGE = 2;

function print(text: string): void {
  process.stdout.write(`${text}\n\n`);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function runRace(options: BenchmarkOptions): Promise<string> {
  const rooted = options.phpRoot === null ? null : rootedLaravelCommand(options.phpRoot);
  const installed = laravelCommand(options.php);
  const commands = [...nodeCommands(), ...(installed ? [installed] : []), ...(rooted ? [rooted.worker] : [])];
  const workers = commands.map((command) => new WorkerProcess(command));
  try {
    const length = {
      rounds: options.rounds,
      blockMilliseconds: BLOCK_MILLISECONDS,
      warmUpMilliseconds: WARM_UP_MILLISECONDS,
    };
    const scores = await race(workers, options.tasks.map(findTask), length, say);
    return raceReport(
      scores,
      workers.map(({ name }) => name),
    );
  } finally {
    for (const worker of workers) worker.stop();
    rooted?.cleanUp();
  }
}

async function main(args: readonly string[]): Promise<void> {
  let options: BenchmarkOptions;
  try {
    options = parseOptions(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exitCode = WRONG_USAGE;
    return;
  }
  if (options.help) {
    process.stdout.write(usage);
    return;
  }
  print(`Node ${process.version}, ${cpus().length} cores`);
  if (options.parts.includes('race')) print(await runRace(options));
  if (options.parts.includes('growth')) print(growthReport(await measureGrowth(say)));
  if (options.parts.includes('conformance')) {
    const php = laravelCommand(options.php) === null ? null : options.php;
    print(conformanceReport(measureConformance(php, say)));
  }
}

void main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
