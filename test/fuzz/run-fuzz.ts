// Fuzzes the reference as a library: `npm run fuzz:library -- --help` lists the options.
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { checkReach } from './check-reach';
import { describeCaseAt, type FuzzResult, fuzzLibrary } from './fuzz-library';
import { measureGrowth } from './growth';
import { tour } from './tour';

const patience = 30_000;

const usage = `npm run fuzz:library -- [options]

  --seed N      the seed of the cases (1)
  --cases N     how many cases, of up to four inputs each (500000); 0 for growth alone
  --path PATH   repeats the failure that printed this path
  --no-growth   leaves out how time grows with texts and maps
`;

interface Task {
  readonly seed: number;
  readonly cases: number;
  readonly path: string | undefined;
  readonly progress: SharedArrayBuffer;
}

function wholeNumber(option: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new RangeError(`--${option}: expected a whole number, received "${text}"`);
}

function readOptions(): { help: boolean; growth: boolean; task: Task } {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      cases: { type: 'string', default: '500000' },
      path: { type: 'string' },
      growth: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
    allowNegative: true,
  });
  const task = {
    seed: wholeNumber('seed', values.seed),
    cases: wholeNumber('cases', values.cases),
    path: values.path,
    progress: new SharedArrayBuffer(4),
  };
  return { help: values.help, growth: values.growth && values.path === undefined, task };
}

/** Fuzzes in a thread of its own, which can be ended when a case never comes back. */
function fuzzWatched(task: Task): Promise<FuzzResult> {
  const progress = new Int32Array(task.progress);
  return new Promise((resolve, reject) => {
    const worker = new Worker(__filename, { workerData: task });
    let seen = -1;
    const watch = setInterval(() => {
      const number = Atomics.load(progress, 0);
      if (number !== seen) {
        seen = number;
        return;
      }
      void worker.terminate();
      reject(
        new Error(
          `A case takes longer than ${patience} ms:\n${describeCaseAt(task.seed, task.path ?? String(number))}`,
        ),
      );
    }, patience);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => clearInterval(watch));
  });
}

async function main(): Promise<void> {
  const { help, growth, task } = readOptions();
  if (help) {
    console.log(usage);
    return;
  }
  console.log(`seed ${task.seed}`);
  const { inputs, members, failure } = await fuzzWatched(task);
  const flaws = failure === null ? [] : [failure];
  if (failure === null && task.cases > 0 && task.path === undefined) flaws.push(...checkReach(tour()));
  console.log(`${inputs} inputs to ${members} members`);
  if (growth && flaws.length === 0) {
    const { measured, excesses } = measureGrowth();
    console.log(`growth of ${measured} uses of texts and maps measured`);
    flaws.push(...excesses);
  }
  console.log(flaws.length === 0 ? 'Nothing found.' : flaws.join('\n'));
  if (flaws.length > 0) process.exitCode = 1;
}

if (isMainThread) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  });
} else {
  const { seed, cases, path, progress } = workerData as Task;
  const counter = new Int32Array(progress);
  parentPort?.postMessage(
    fuzzLibrary({ seed, cases, path, onCase: (number) => Atomics.store(counter, 0, number) }),
  );
}
