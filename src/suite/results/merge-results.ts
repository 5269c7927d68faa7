import { protocolVersion } from '../protocol/protocol-version';
import { suiteInfo } from '../suite-info';
import { counted } from '../text/counted';
import { UsageError } from '../usage/usage-error';
import { type Shard, shardOf } from './report-names';
import type { ResultFile } from './result-file';
import { toResultFile } from './to-result-file';
import type { ScenarioResult } from './verdict';

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
  shards: readonly ResultFile[],
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
  requireEachOnce(
    parts.map(({ index }) => index),
    count,
  );
  return toResultFile({
    description: {
      protocolVersion,
      implementation: first.implementation,
      rows: first.declared.rows,
      capabilities: first.declared.capabilities,
      ...(first.declared.traits === null ? {} : { traits: first.declared.traits }),
    },
    known,
    seed: first.seed,
    partial: [],
    results: inOrder(shards, ids),
  });
}

function partOf({ partial }: ResultFile): Shard {
  const shard = shardOf(partial);
  if (shard !== null) return shard;
  const received = partial.length === 0 ? 'a complete run' : `a run that is partial by ${partial.join(', ')}`;
  throw new UsageError(`merge: expected the result of one shard and nothing else, received ${received}`);
}

/** Which scenarios there are is known of this version only. */
function requireThisSuite({ suite }: ResultFile): void {
  if (suite.name === suiteInfo.name && suite.version === suiteInfo.version) return;
  throw new UsageError(
    `merge: expected results of ${suiteInfo.name} ${suiteInfo.version}, received one of ${suite.name} ${suite.version}`,
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
  for (const part of ['rows', 'capabilities', 'traits'] as const) {
    const [one, other] = [first, shard].map(({ declared }) => JSON.stringify(declared[part]));
    if (one === other) continue;
    throw new UsageError(
      `merge: expected drivers that declare the same ${part}, received ${one} and ${other}`,
    );
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
