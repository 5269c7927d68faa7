import type { Block } from './measure-block';
import { median } from './statistics';
import type { Task } from './tasks';
import type { WorkerProcess } from './worker-process';

/** What one contender reached in one task. */
export interface Score {
  /** Operations per second by the wall. */
  readonly perSecond: number;
  /** Operations per second of processor time. */
  readonly perProcessorSecond: number;
  /** This contender's processor time divided by the reference's: how many times faster the reference is. */
  readonly ratio: number;
  /** Whether the bytes are those of the reference. */
  readonly same: boolean;
}

/** The scores by task and contender's name; contenders that do not do a task are not in it. */
export type Scores = ReadonlyMap<string, ReadonlyMap<string, Score>>;

/** How long a race takes. */
export interface RaceLength {
  readonly rounds: number;
  readonly blockMilliseconds: number;
  readonly warmUpMilliseconds: number;
}

interface Prepared {
  readonly sha: string | null;
  readonly claimed: boolean;
}

interface Runner {
  readonly worker: WorkerProcess;
  readonly same: boolean;
  readonly blocks: Block[];
}

/**
 * Lets contenders do the tasks in turns, a short block each, so that whatever disturbs the machine meets all of them.
 *
 * @param workers - The contenders; the first one is the reference.
 * @param tasks - The tasks.
 * @param length - How many blocks, and how long.
 * @param say - Told of progress.
 * @returns The medians.
 * @throws Error when a contender claims the bytes of the reference and gives others.
 */
export async function race(
  workers: readonly WorkerProcess[],
  tasks: readonly Task[],
  length: RaceLength,
  say: (line: string) => void,
): Promise<Scores> {
  const scores = new Map<string, Map<string, Score>>();
  for (const task of tasks) {
    say(`${task.id}: ${task.title}`);
    const runners = await prepareAll(workers, task);
    for (const { worker } of runners) await measure(worker, task, length.warmUpMilliseconds);
    for (let round = 0; round < length.rounds; round += 1) {
      for (let turn = 0; turn < runners.length; turn += 1) {
        // Each round starts with another contender: none always follows the same one.
        const runner = runners[(turn + round) % runners.length] as Runner;
        runner.blocks.push(await measure(runner.worker, task, length.blockMilliseconds));
      }
    }
    scores.set(task.id, scoresOf(runners));
  }
  return scores;
}

async function prepareAll(workers: readonly WorkerProcess[], task: Task): Promise<Runner[]> {
  const runners: Runner[] = [];
  let expected: string | null = null;
  for (const worker of workers) {
    const { sha, claimed } = await worker.ask<Prepared>({
      prepare: task.id,
      name: task.name,
      size: task.size,
    });
    expected ??= sha;
    if (sha === null) continue;
    if (claimed && sha !== expected) {
      throw new Error(
        `${worker.name} claims the bytes of the reference in task ${task.id}: expected ${expected}, received ${sha}`,
      );
    }
    runners.push({ worker, same: sha === expected, blocks: [] });
  }
  return runners;
}

function measure(worker: WorkerProcess, task: Task, milliseconds: number): Promise<Block> {
  return worker.ask<Block>({ measure: task.id, milliseconds });
}

function scoresOf(runners: readonly Runner[]): Map<string, Score> {
  const costs = runners.map(({ blocks }) =>
    blocks.map(({ operations, processor }) => processor / operations),
  );
  const scores = new Map<string, Score>();
  runners.forEach(({ worker, same, blocks }, index) => {
    const own = costs[index] as readonly number[];
    const ratios = own.map((cost, round) => cost / (costs[0]?.[round] ?? Number.NaN));
    scores.set(worker.name, {
      perSecond: median(blocks.map(({ operations, wall }) => (operations / wall) * 1e9)),
      perProcessorSecond: 1e6 / median(own),
      ratio: median(ratios),
      same,
    });
  });
  return scores;
}
