import parseTagExpression from '@cucumber/tag-expressions';
import { allRows, suggestRow } from '../rows/catalogue';
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
  const narrow = (why: string, keep: (scenario: ScenarioInfo, index: number) => boolean): void => {
    scenarios = scenarios.filter(keep);
    partial.push(why);
    if (scenarios.length === 0)
      throw new UsageError(`Nothing to run: no scenario is left by ${partial.join(', ')}`);
  };
  const { paths } = selection;
  if (paths !== undefined) narrow(paths.given.join(' '), (scenario) => paths.includes(scenario));
  if (selection.level !== undefined) {
    for (const level of selection.level) requireKnown('--level', level, levels);
    narrow(`--level ${selection.level.join(' ')}`, ({ level }) => selection.level?.includes(level) ?? false);
  }
  if (selection.rows !== undefined) {
    const patterns = selection.rows;
    for (const pattern of patterns)
      requireMatch(
        '--rows',
        pattern,
        allRows.map(({ id }) => id),
        suggestRow,
      );
    narrow(`--rows ${patterns.join(' ')}`, ({ rows }) =>
      rows.some((row) => patterns.some((p) => matches(p, row))),
    );
  }
  if (selection.scenario !== undefined) {
    const patterns = selection.scenario;
    for (const pattern of patterns) requireMatch('--scenario', pattern, all.flatMap(namesOf));
    narrow(`--scenario ${patterns.join(' ')}`, (scenario) =>
      namesOf(scenario).some((name) => patterns.some((pattern) => matches(pattern, name))),
    );
  }
  if (selection.tags !== undefined) {
    const expression = parseTags(selection.tags);
    narrow(`--tags ${selection.tags}`, ({ tags }) => expression.evaluate([...tags]));
  }
  if (selection.shard !== undefined) {
    const { index, count } = parseShard(selection.shard);
    if (count > scenarios.length) {
      throw new UsageError(
        `--shard: expected at most ${scenarios.length} parts, one for each scenario, received ${count}`,
      );
    }
    narrow(`--shard ${selection.shard}`, (_, position) => position % count === index - 1);
  }
  return { scenarios, partial };
}

/** An outline row is named by its own id and by its outline's. */
function namesOf({ id }: ScenarioInfo): string[] {
  return id.includes('/') ? [id, id.slice(0, id.indexOf('/'))] : [id];
}

function matches(pattern: string, text: string): boolean {
  return pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern;
}

function requireMatch(option: string, pattern: string, known: readonly string[], hint = suggest): void {
  if (known.some((text) => matches(pattern, text))) return;
  throw new UsageError(`${option} ${pattern} matches nothing${hint(pattern, known)}`);
}

function requireKnown(option: string, word: string, known: readonly string[]): void {
  if (known.includes(word)) return;
  throw new UsageError(
    `${option}: expected one of ${known.join(', ')}, received "${word}"${suggest(word, known)}`,
  );
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
