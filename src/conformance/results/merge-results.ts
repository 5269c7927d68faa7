import { UsageError } from '../usage/usage-error';
import type { ResultFile } from './result-file';
import { toResultFile } from './to-result-file';

/**
 * Puts the results of all shards of a run together.
 *
 * @param shards - One result each; all of the same suite, implementation and number of parts.
 * @returns The results of the whole run.
 * @throws UsageError when a shard is missing, stands twice, was cut short or belongs to another run.
 */
export function mergeResults(shards: readonly ResultFile[]): ResultFile {
  const [first] = shards;
  if (first === undefined) throw new UsageError('merge: expected the results of shards, received none');
  const parts = shards.map(partOf);
  const count = parts[0]?.count ?? 0;
  for (const [index, shard] of shards.entries())
    requireSameRun(first, shard, count, parts[index]?.count ?? 0);
  const present = new Set(parts.map(({ index }) => index));
  if (present.size !== shards.length) throw new UsageError('merge: a shard was given twice');
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter(
    (index) => !present.has(index),
  );
  if (missing.length > 0) throw new UsageError(`merge: shard ${missing.join(', ')} of ${count} is missing`);
  return toResultFile({
    description: {
      protocolVersion: 1,
      implementation: first.implementation,
      rows: { serves: [] },
      capabilities: first.capabilities,
    },
    seed: first.seed,
    partial: [],
    results: interleave(shards, parts),
  });
}

interface Part {
  readonly index: number;
  readonly count: number;
}

function partOf({ partial }: ResultFile): Part {
  const [index, count] = (/^--shard (\d+)\/(\d+)$/.exec(partial.join(', ')) ?? []).slice(1).map(Number);
  if (index === undefined || count === undefined) {
    throw new UsageError(
      `merge: expected the result of one shard and nothing else, received ${describe(partial)}`,
    );
  }
  return { index, count };
}

function describe(partial: readonly string[]): string {
  return partial.length === 0 ? 'a complete run' : `a run that is partial by ${partial.join(', ')}`;
}

function requireSameRun(first: ResultFile, shard: ResultFile, count: number, otherCount: number): void {
  const nameOf = ({ suite, implementation, seed }: ResultFile): string =>
    JSON.stringify([suite, implementation, seed]);
  if (count !== otherCount)
    throw new UsageError(`merge: expected shards of ${count}, received one of ${otherCount}`);
  if (nameOf(first) !== nameOf(shard)) {
    throw new UsageError(
      `merge: expected shards of one run with one seed, received ${nameOf(first)} and ${nameOf(shard)}`,
    );
  }
}

/** Shards take scenarios in turn, so the whole is put back in the order of the features the same way. */
function interleave(shards: readonly ResultFile[], parts: readonly Part[]): ResultFile['scenarios'] {
  const ordered = [...shards.keys()].sort(
    (left, right) => (parts[left]?.index ?? 0) - (parts[right]?.index ?? 0),
  );
  const lists = ordered.map((position) => shards[position]?.scenarios ?? []);
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat();
}
