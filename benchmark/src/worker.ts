import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { systemClock } from './clock';
import type { Contender, Operation } from './contender';
import { handWritten, prebuilt } from './contenders/hand-written';
import { lucid } from './contenders/lucid';
import { reference } from './contenders/reference';
import { resourcesJs } from './contenders/resources-js';
import { makePosts } from './dataset';
import { measureBlock } from './measure-block';
import { findTask } from './tasks';

// A process of its own for one contender. It reads requests, one JSON object a line, and answers each with one:
//   {"prepare": ID}                          -> {"sha": HEX | null, "claimed": BOOLEAN}; null: not a task for it
//   {"measure": ID, "milliseconds": N}       -> {"operations": N, "wall": NANOSECONDS, "processor": MICROSECONDS}
//   {"grow": ID, "size": N, "milliseconds": N} -> the same for N items, with "memory": BYTES, the peak of the first one

interface WorkerRequest {
  readonly prepare?: string;
  readonly measure?: string;
  readonly grow?: string;
  readonly size?: number;
  readonly milliseconds?: number;
}

const contenders: Readonly<Record<string, () => Contender | Promise<Contender>>> = {
  reference: () => reference,
  'hand-written': () => handWritten,
  prebuilt: () => prebuilt,
  lucid,
  'resources.js': resourcesJs,
};

const KIBIBYTE = 1024;
const WARM_UP_SIZE = 1000;
const WARM_UP_MILLISECONDS = 500;

async function main(name: string): Promise<void> {
  const contender = await contenders[name]?.();
  if (contender === undefined) {
    throw new RangeError(
      `contender: expected one of ${Object.keys(contenders).join(', ')}, received "${name}"`,
    );
  }
  const operations = new Map<string, Operation>();
  for await (const line of createInterface({ input: process.stdin })) {
    const answer = answerTo(JSON.parse(line) as WorkerRequest, contender, operations);
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}

function answerTo(request: WorkerRequest, contender: Contender, operations: Map<string, Operation>): object {
  const milliseconds = request.milliseconds ?? 0;
  if (request.prepare !== undefined) {
    const { id, name, size } = findTask(request.prepare);
    const operation = contender.prepare(name, makePosts(size + 1));
    if (operation === null) return { sha: null, claimed: false };
    operations.set(id, operation);
    const sha = createHash('sha1').update(operation()).digest('hex');
    return { sha, claimed: contender.sameBytes.includes(name) };
  }
  if (request.grow !== undefined) return grow(contender, request.grow, request.size ?? 0, milliseconds);
  return measureBlock(prepared(operations, request.measure ?? ''), milliseconds, systemClock);
}

function grow(contender: Contender, id: string, size: number, milliseconds: number): object {
  const { name } = findTask(id);
  const small = contender.prepare(name, makePosts(WARM_UP_SIZE + 1));
  const large = contender.prepare(name, makePosts(size + 1));
  if (small === null || large === null) throw new Error(`Task ${id} is not one of this contender's`);
  measureBlock(small, WARM_UP_MILLISECONDS, systemClock);
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  measureBlock(large, 0, systemClock);
  const memory = process.resourceUsage().maxRSS * KIBIBYTE - before;
  return { ...measureBlock(large, milliseconds, systemClock), memory };
}

function prepared(operations: ReadonlyMap<string, Operation>, id: string): Operation {
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`Task ${id} must be prepared before it is measured`);
  return operation;
}

void main(process.argv[2] ?? '');
