import { basename, join, relative, resolve } from 'node:path';
import type { FeatureChild, RuleChild, Scenario } from '@cucumber/messages';
import { packageRoot } from '../package-root';
import { suggest } from '../usage/suggest';
import { UsageError } from '../usage/usage-error';
import type { FeatureFile } from './read-scenarios';
import type { ScenarioInfo } from './scenario-info';

/** Something in a feature file that a line can stand for, with the lines of all scenarios in it. */
interface Part {
  readonly line: number;
  readonly lines: readonly number[];
}

/** The feature files, folders and lines that a person named. */
export class FeaturePaths {
  /** For each file that was named the lines of its scenarios that were meant. */
  readonly #chosen = new Map<string, Set<number>>();

  /**
   * @param given - Paths of features or folders, each with lines if need be, such as `features/pagination/url.feature:16`.
   * @param features - The features there are.
   * @param folder - What the paths are relative to; those of the suite itself are understood everywhere.
   * @throws UsageError for a path or a line where nothing is, with the nearest that there is.
   */
  constructor(
    readonly given: readonly string[],
    features: readonly FeatureFile[],
    folder: string = process.cwd(),
  ) {
    for (const text of given) this.#choose(text, features, folder);
  }

  /** Whether a scenario is in one of the places. */
  includes({ uri, line }: ScenarioInfo): boolean {
    return this.#chosen.get(uri)?.has(line) === true;
  }

  #choose(text: string, features: readonly FeatureFile[], folder: string): void {
    const [, path = '', numbers = ''] = /^(.*?)((?::\d+)*)$/.exec(text) ?? [];
    const files = filesAt(path, features, folder);
    const lines = numbers.split(':').slice(1).map(Number);
    const [file] = files;
    if (file === undefined)
      throw new UsageError(
        `${text}: expected a feature or a folder of features, but there is none at this path${near(path, features)}`,
      );
    if (lines.length === 0) for (const each of files) this.#add(each.uri, linesOf(each));
    else if (files.length > 1)
      throw new UsageError(`${text}: expected a feature before a line, received a folder`);
    else for (const line of lines) this.#add(file.uri, linesAt(file, line));
  }

  #add(uri: string, lines: readonly number[]): void {
    this.#chosen.set(uri, new Set([...(this.#chosen.get(uri) ?? []), ...lines]));
  }
}

function filesAt(path: string, features: readonly FeatureFile[], folder: string): FeatureFile[] {
  // Somebody may have a folder of features too, with others in it.
  for (const place of [resolve(folder, path), join(packageRoot, path)]) {
    const uri = relative(packageRoot, place).replaceAll('\\', '/');
    const files = features.filter((each) => each.uri === uri || uri === '' || each.uri.startsWith(`${uri}/`));
    if (files.length > 0) return files;
  }
  return [];
}

function near(path: string, features: readonly FeatureFile[]): string {
  const uris = features.map(({ uri }) => uri);
  const namesake = uris.find((uri) => basename(uri) === basename(path));
  return namesake === undefined ? suggest(path, uris) : `, did you mean "${namesake}"?`;
}

function linesOf({ scenarios }: FeatureFile): number[] {
  return scenarios.map(({ line }) => line);
}

function linesAt(file: FeatureFile, line: number): readonly number[] {
  const parts = partsOf(file);
  const part = parts.find((candidate) => candidate.line === line);
  if (part !== undefined) return part.lines;
  const before = parts.filter((candidate) => candidate.line < line).map((candidate) => candidate.line);
  throw new UsageError(
    `${file.uri}:${line}: expected the line of a feature, a rule, a scenario or a row of its examples, received a line that begins none of them, did you mean ${file.uri}:${Math.max(...before, 0) || parts[0]?.line}?`,
  );
}

function partsOf(file: FeatureFile): Part[] {
  const { feature } = file.document;
  if (feature === undefined) return [];
  const whole = { line: feature.location.line, lines: linesOf(file) };
  return [whole, ...feature.children.flatMap(partsIn)];
}

function partsIn({ rule, scenario }: FeatureChild): Part[] {
  if (scenario !== undefined) return partsOfScenario(scenario);
  if (rule === undefined) return [];
  const inside = rule.children.flatMap((child: RuleChild) =>
    child.scenario === undefined ? [] : partsOfScenario(child.scenario),
  );
  return [{ line: rule.location.line, lines: inside.flatMap(({ lines }) => lines) }, ...inside];
}

function partsOfScenario({ location, examples }: Scenario): Part[] {
  const rows = examples.flatMap(({ tableBody }) => tableBody.map((row) => row.location.line));
  const alone = rows.map((line) => ({ line, lines: [line] }));
  return [{ line: location.line, lines: rows.length === 0 ? [location.line] : rows }, ...alone];
}
