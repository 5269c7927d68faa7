import { protocolVersion } from '../protocol/protocol-version';
import { suiteInfo } from '../suite-info';
import { counted } from '../text/counted';
import { UsageError } from '../usage/usage-error';
import { type Shard, shardOf } from './report-names';
import type { ResultFile } from './result-file';
import { toResultFile } from './to-result-file';
import type { ScenarioResult } from './verdict';

/** The result of one shard, and the file that holds it. */
export interface ShardResult {
  readonly path: string;
  readonly file: ResultFile;
}

/**
 * Puts the results of all shards of a run together.
 *
 * @param shards - One result each; all of this suite, and of the same implementation and number of parts.
 * @param ids - Every scenario there is, in the order of the features.
 * @param known - The list of known failures that the whole run is judged by; null without one.
 * @returns The results of the whole run.
 * @throws UsageError when a shard is missing, was given twice, was cut short or belongs to another run, and when a scenario
 *   is missing, stands twice or does not exist.
 */
export function mergeResults(
  shards: readonly ShardResult[],
  ids: readonly string[],
  known: ResultFile['known'] = null,
): ResultFile {
  const [first] = shards;
  if (first === undefined) throw new UsageError('merge: expected the results of shards, received none');
  const parts = shards.map(partOf);
  const count = parts[0]?.count ?? 0;
  for (const shard of shards) requireThisSuite(shard);
  for (const [index, shard] of shards.entries())
    requireSameRun(first, shard, count, parts[index]?.count ?? 0);
  const { file } = first;
  requireEachOnce(
    parts.map(({ index }) => index),
    count,
  );
  return toResultFile({
    description: {
      protocolVersion,
      implementation: file.implementation,
      rows: file.declared.rows,
      capabilities: file.declared.capabilities,
      ...(file.declared.traits === null ? {} : { traits: file.declared.traits }),
    },
    known,
    seed: file.seed,
    partial: [],
    results: inOrder(
      shards.map((shard) => shard.file),
      ids,
    ),
  });
}

function partOf({ path, file: { partial } }: ShardResult): Shard {
  const shard = shardOf(partial);
  if (shard !== null) return shard;
  const received = partial.length === 0 ? 'a complete run' : `a run that is partial by ${partial.join(', ')}`;
  throw new UsageError(`${path}: expected the result of one shard and nothing else, received ${received}`);
}

/** Which scenarios there are is known of this version only. */
function requireThisSuite({ path, file: { suite } }: ShardResult): void {
  if (suite.name === suiteInfo.name && suite.version === suiteInfo.version) return;
  throw new UsageError(
    `${path}: expected a result of ${suiteInfo.name} ${suiteInfo.version}, received one of ${suite.name} ${suite.version}`,
  );
}

function requireEachOnce(given: readonly number[], count: number): void {
  const twice = given.find((index, position) => given.indexOf(index) !== position);
  if (twice !== undefined)
    throw new UsageError(`merge: expected each shard once, received shard ${twice} of ${count} twice`);
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter(
    (index) => !given.includes(index),
  );
  if (missing.length > 0)
    throw new UsageError(`merge: expected shards 1 to ${count}, received no shard ${missing.join(', ')}`);
}

function requireSameRun(first: ShardResult, shard: ShardResult, count: number, otherCount: number): void {
  const { path } = shard;
  if (count !== otherCount)
    throw new UsageError(`${path}: expected shards of ${count}, received one of ${otherCount}`);
  const [judged, received] = [first, shard].map(({ file }) => JSON.stringify(file.implementation));
  if (judged !== received)
    throw new UsageError(
      `${path}: expected the implementation of ${first.path}, ${judged}, received ${received}`,
    );
  const { seed } = first.file;
  if (seed !== shard.file.seed)
    throw new UsageError(
      `${path}: expected the seed of ${first.path}, ${seed}, received ${shard.file.seed}; run every shard with the same --seed`,
    );
  for (const part of ['rows', 'capabilities', 'traits'] as const) {
    const [one, other] = [first, shard].map(({ file }) => JSON.stringify(file.declared[part]));
    if (one === other) continue;
    const expected = `expected a driver that declares the same ${part} as that of ${first.path}, ${one}`;
    throw new UsageError(`${path}: ${expected}, received ${other}`);
  }
}

/** Returns every scenario once, in the order of the features. */
function inOrder(shards: readonly ResultFile[], ids: readonly string[]): ResultFile['scenarios'] {
  const byId = new Map<string, ScenarioResult>();
  const twice: string[] = [];
  for (const result of shards.flatMap(({ scenarios }) => scenarios)) {
    if (byId.has(result.id)) twice.push(result.id);
    byId.set(result.id, result);
  }
  const known = new Set(ids);
  refuse([...new Set(twice)], 'that appears twice', 'that appear twice');
  const unknown = [...byId.keys()].filter((id) => !known.has(id));
  refuse(unknown, 'that does not exist', 'that do not exist');
  const missing = ids.filter((id) => !byId.has(id));
  refuse(missing, 'that is missing', 'that are missing');
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function refuse(ids: readonly string[], one: string, many: string): void {
  if (ids.length === 0) return;
  const shown = `${ids.slice(0, 5).join(', ')}${ids.length > 5 ? ', …' : ''}`;
  throw new UsageError(
    `merge: expected every scenario once, received ${counted(ids.length, one, many)}: ${shown}`,
  );
}
