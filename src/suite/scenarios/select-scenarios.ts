import parseTagExpression from '@cucumber/tag-expressions';
import { allRows, suggestRow } from '../rows/catalogue';
import { matchesPattern } from '../text/matches-pattern';
import { requireOneOf } from '../usage/require-one-of';
import { suggest } from '../usage/suggest';
import { UsageError } from '../usage/usage-error';
import type { FeaturePaths } from './feature-paths';
import { levels, type ScenarioInfo } from './scenario-info';

/** What a run may be narrowed to; every criterion given must hold. */
export interface Selection {
  /** Features, folders and lines. */
  readonly paths?: FeaturePaths;
  readonly level?: readonly string[];
  /** Row ids, or prefixes ending in `*`. */
  readonly rows?: readonly string[];
  /** Scenario ids, or prefixes ending in `*`; the id of an outline stands for all its rows. */
  readonly scenario?: readonly string[];
  /** A Cucumber tag expression. */
  readonly tags?: string;
  /** `i/n`, 1-based: every n-th scenario. */
  readonly shard?: string;
}

/** The scenarios chosen, and in words why they are not all. */
export interface Selected {
  readonly scenarios: readonly ScenarioInfo[];
  /** Empty when nothing was narrowed. */
  readonly partial: readonly string[];
}

/**
 * Chooses scenarios.
 *
 * @param all - Every scenario of the suite.
 * @param selection - What to narrow them to.
 * @returns The scenarios and the reasons why the run is partial.
 * @throws UsageError for a pattern that matches nothing, a shard out of range, or a selection of nothing.
 */
export function selectScenarios(all: readonly ScenarioInfo[], selection: Selection): Selected {
  let scenarios = all;
  const partial: string[] = [];
  for (const { why, keep } of narrowings(all, selection)) {
    scenarios = scenarios.filter(keep);
    partial.push(why);
    if (scenarios.length === 0)
      throw new UsageError(`Nothing to run: no scenario matches ${partial.join(', ')}`);
  }
  const { shard } = selection;
  if (shard === undefined) return { scenarios, partial };
  return { scenarios: scenariosIn(scenarios, shard), partial: [...partial, `--shard ${shard}`] };
}

/** One criterion of a selection. */
interface Narrowing {
  /** The criterion as it was typed. */
  readonly why: string;
  readonly keep: (scenario: ScenarioInfo) => boolean;
}

function narrowings(
  all: readonly ScenarioInfo[],
  { paths, level, rows, scenario, tags }: Selection,
): Narrowing[] {
  return [
    ...(paths === undefined
      ? []
      : [{ why: paths.given.join(' '), keep: (each: ScenarioInfo) => paths.includes(each) }]),
    ...(level === undefined ? [] : [byLevel(level)]),
    ...(rows === undefined ? [] : [byRow(rows)]),
    ...(scenario === undefined ? [] : [byName(scenario, all)]),
    ...(tags === undefined ? [] : [byTags(tags)]),
  ];
}

function byLevel(wanted: readonly string[]): Narrowing {
  for (const level of wanted) {
    const otherwise = level.includes('/') ? ' (paths stand before --level)' : '';
    requireOneOf('--level', levels, level, otherwise);
  }
  return { why: `--level ${wanted.join(' ')}`, keep: ({ level }) => wanted.includes(level) };
}

function byRow(patterns: readonly string[]): Narrowing {
  const known = allRows.map(({ id }) => id);
  for (const pattern of patterns)
    requireMatch('--rows: expected the id of an interface row or statement', pattern, known, suggestRow);
  return {
    why: `--rows ${patterns.join(' ')}`,
    keep: ({ rows }) => rows.some((row) => patterns.some((pattern) => matchesPattern(pattern, row))),
  };
}

function byName(patterns: readonly string[], all: readonly ScenarioInfo[]): Narrowing {
  const known = all.flatMap(namesOf);
  for (const pattern of patterns)
    requireMatch('--scenario: expected the id of a scenario or an outline', pattern, known);
  return {
    why: `--scenario ${patterns.join(' ')}`,
    keep: (scenario) =>
      namesOf(scenario).some((name) => patterns.some((pattern) => matchesPattern(pattern, name))),
  };
}

function byTags(text: string): Narrowing {
  const expression = parseTags(text);
  return { why: `--tags ${text}`, keep: ({ tags }) => expression.evaluate([...tags]) };
}

/** The scenarios of a shard: every n-th one, so that no shard gets all of the slow ones. */
function scenariosIn(scenarios: readonly ScenarioInfo[], shard: string): readonly ScenarioInfo[] {
  const { index, count } = parseShard(shard);
  if (count > scenarios.length) {
    throw new UsageError(
      `--shard: expected at most ${scenarios.length} parts, one for each scenario, received ${count}`,
    );
  }
  return scenarios.filter((_, position) => position % count === index - 1);
}

/** An outline row is named by its own id and by its outline's. */
function namesOf({ id }: ScenarioInfo): string[] {
  return id.includes('/') ? [id, id.slice(0, id.indexOf('/'))] : [id];
}

function requireMatch(expected: string, pattern: string, known: readonly string[], hint = suggest): void {
  if (known.some((text) => matchesPattern(pattern, text))) return;
  const advice = pattern.includes(',') ? '; several are separated by blanks' : hint(pattern, known);
  throw new UsageError(`${expected}, or a prefix ending in *, received "${pattern}"${advice}`);
}

function parseTags(text: string): ReturnType<typeof parseTagExpression> {
  try {
    return parseTagExpression(text);
  } catch (thrown) {
    throw new UsageError(
      `--tags: expected a tag expression, received "${text}": ${(thrown as Error).message}`,
    );
  }
}

function parseShard(text: string): { index: number; count: number } {
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index === undefined || count === undefined || index < 1 || index > count) {
    throw new UsageError(`--shard: expected i/n with 1 <= i <= n, such as 1/4, received "${text}"`);
  }
  return { index, count };
}
