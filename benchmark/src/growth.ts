import { nodeCommands } from './contender-commands';
import type { Block } from './measure-block';
import { WorkerProcess } from './worker-process';

/** What a response of many items cost. */
export interface Growth {
  readonly name: string;
  readonly size: number;
  /** Microseconds of processor time per item. */
  readonly microseconds: number;
  /** Bytes of memory per item at the peak; null for so few items that the warm-up needed more. */
  readonly bytes: number | null;
}

const SIZES = [1000, 10_000, 100_000, 1_000_000] as const;
const SMALLEST_SIZE_FOR_MEMORY = 100_000;
const TASK = 'd10k';
const MILLISECONDS = 3000;

/**
 * Measures how time and memory grow with the number of items, for the reference and the hand-written code.
 *
 * @param say - Told of progress.
 * @returns The costs per item.
 */
export async function measureGrowth(say: (line: string) => void): Promise<Growth[]> {
  const results: Growth[] = [];
  for (const size of SIZES) {
    say(`growth: ${size} items`);
    for (const command of nodeCommands(['--expose-gc', '--max-old-space-size=8192']).slice(0, 2)) {
      // A process of its own each time: the peak of one must not hide the next.
      const worker = new WorkerProcess(command);
      const block = await worker.ask<Block & { readonly memory: number }>({
        grow: TASK,
        size,
        milliseconds: MILLISECONDS,
      });
      worker.stop();
      results.push({
        name: worker.name,
        size,
        microseconds: block.processor / block.operations / size,
        bytes: size >= SMALLEST_SIZE_FOR_MEMORY ? block.memory / size : null,
      });
    }
  }
  return results;
}
