import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { type GherkinDocument, IdGenerator, type Pickle } from '@cucumber/messages';
import { packageRoot } from '../package-root';
import { UsageError } from '../usage/usage-error';
import { describeScenario } from './describe-scenario';
import type { ScenarioInfo } from './scenario-info';

/** One feature file with what Gherkin read in it. */
export interface FeatureFile {
  readonly uri: string;
  readonly document: GherkinDocument;
  readonly scenarios: readonly ScenarioInfo[];
  /** Each of the scenarios as Cucumber runs it. */
  readonly pickles: readonly Pickle[];
}

/**
 * Reads every feature of a folder.
 *
 * @param root - The package.
 * @param folder - The folder below it.
 * @returns The files in the order of their names.
 * @throws UsageError naming file, line and column, for a file that is no feature.
 */
export function readFeatures(root: string = packageRoot, folder = 'features'): FeatureFile[] {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.feature'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return files.map((file) => readFeature(root, file));
}

/**
 * Reads every scenario the suite has; each row of an outline is one.
 *
 * @returns The scenarios in the order of their files and lines.
 */
export function readScenarios(): ScenarioInfo[] {
  return readFeatures().flatMap((feature) => feature.scenarios);
}

/** What was read last of each file, with its text: as long as that stays the same, so does the rest. */
const read = new Map<string, { readonly text: string; readonly feature: FeatureFile }>();

function readFeature(root: string, file: string): FeatureFile {
  const text = readFileSync(file, 'utf8');
  const before = read.get(file);
  if (before?.text === text) return before.feature;
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  const uri = relative(root, file).replaceAll('\\', '/');
  const document: GherkinDocument = { ...parse(parser, uri, text), uri };
  const pickles = compile(document, uri, newId);
  const scenarios = pickles.map((pickle) => describeScenario(document, pickle));
  const feature = { uri, document, pickles, scenarios };
  read.set(file, { text, feature });
  return feature;
}

function parse(parser: Parser<GherkinDocument>, uri: string, text: string): GherkinDocument {
  try {
    return parser.parse(text);
  } catch (thrown) {
    throw new UsageError(`${uri}: ${(thrown as Error).message.replace(/\s+/g, ' ')}`);
  }
}
