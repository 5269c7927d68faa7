import type { GherkinDocument, Pickle, Scenario, TableRow } from '@cucumber/messages';
import { questionDigest } from './question-digest';
import type { Level, ScenarioInfo } from './scenario-info';

/** The places of each feature by the id that Gherkin gave a scenario or a row; a feature is searched once, not per scenario. */
const placesOf = new WeakMap<GherkinDocument, ReadonlyMap<string, Place>>();

interface Place {
  readonly scenario: Scenario;
  readonly rule: string;
  readonly notes: readonly string[];
  /** The row of an outline, with its header; null for a plain scenario. */
  readonly example: { readonly header: TableRow; readonly row: TableRow } | null;
}

/**
 * Describes one scenario of a feature.
 *
 * @param document - The feature.
 * @param pickle - The scenario, or the row of an outline, that Cucumber made of it.
 * @returns What it is called, what it is about and where it stands.
 */
export function describeScenario(document: GherkinDocument, pickle: Pickle): ScenarioInfo {
  const { scenario, rule, notes, example } = findPlace(document, pickle);
  const tags = pickle.tags.map((tag) => tag.name);
  const slug = valuesOf(tags, '@id:')[0] ?? '';
  const level = (valuesOf(tags, '@level:')[0] ?? '') as Level | '';
  const traits = [...new Set(valuesOf(tags, '@trait:'))];
  const steps = pickle.steps.map((step) => withArgument(step.text, step.argument));
  return {
    id: example === null ? slug : `${slug}/${caseOf(example.header, example.row)}`,
    name: pickle.name,
    level,
    rows: [...new Set(valuesOf(tags, '@op:'))],
    traits,
    tags,
    feature: document.feature?.name ?? '',
    rule,
    uri: pickle.uri,
    line: (example?.row ?? scenario).location.line,
    steps,
    notes,
    digest: questionDigest({ level, traits, steps }),
  };
}

function valuesOf(tags: readonly string[], prefix: string): string[] {
  return tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));
}

/** The value of the column `case`: it tells the rows of an outline apart, wherever they stand. */
function caseOf(header: TableRow, row: TableRow): string {
  const column = header.cells.findIndex((cell) => cell.value === 'case');
  return row.cells[column]?.value ?? '';
}

function withArgument(text: string, argument: Pickle['steps'][number]['argument']): string {
  if (argument?.docString !== undefined) return `${text}\n"""\n${argument.docString.content}\n"""`;
  const rows = argument?.dataTable?.rows ?? [];
  return [text, ...rows.map((row) => `| ${row.cells.map((cell) => cell.value).join(' | ')} |`)].join('\n');
}

function findPlace(document: GherkinDocument, pickle: Pickle): Place {
  const places = placesOf.get(document) ?? listPlaces(document);
  placesOf.set(document, places);
  // The ids go from the scenario to the row, so the last one is the most precise.
  const place = places.get(pickle.astNodeIds.at(-1) ?? '');
  if (place === undefined) throw new Error(`${pickle.uri}: no scenario for "${pickle.name}"`);
  return place;
}

function listPlaces(document: GherkinDocument): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const child of document.feature?.children ?? []) {
    const rule = child.rule?.name ?? '';
    const children = child.rule?.children ?? [child];
    const first = children.find(({ scenario }) => scenario !== undefined)?.scenario;
    const firstNotes = commentsAbove(document, first);
    for (const { scenario } of children) {
      if (scenario === undefined) continue;
      const own = scenario === first ? [] : commentsAbove(document, scenario);
      const notes = [...firstNotes, ...own, ...commentsWithin(document, scenario)];
      places.set(scenario.id, { scenario, rule, notes, example: null });
      for (const { tableHeader: header, tableBody } of scenario.examples) {
        if (header === undefined) continue;
        for (const row of tableBody) places.set(row.id, { scenario, rule, notes, example: { header, row } });
      }
    }
  }
  return places;
}

/** The comment right above a scenario and its tags, empty lines between them aside: the one that ends nearest to it. */
function commentsAbove({ comments }: GherkinDocument, scenario: Scenario | undefined): string[] {
  if (scenario === undefined) return [];
  const texts = new Map(comments.map(({ location, text }) => [location.line, text]));
  const start = Math.min(scenario.location.line, ...scenario.tags.map(({ location }) => location.line));
  // The formatter leaves one empty line between a comment and what it is about.
  let line = texts.has(start - 1) ? start - 1 : start - 2;
  const above: string[] = [];
  for (let text = texts.get(line); text !== undefined; text = texts.get(line)) {
    above.unshift(textOf(text));
    line -= 1;
  }
  return above;
}

/** The comments between the steps and the examples of a scenario. */
function commentsWithin({ comments }: GherkinDocument, scenario: Scenario): string[] {
  const rows = scenario.examples.flatMap(({ tableBody }) => tableBody);
  const last = Math.max(...[scenario, ...scenario.steps, ...rows].map(({ location }) => location.line));
  return comments
    .filter(({ location: { line } }) => scenario.location.line < line && line < last)
    .map(({ text }) => textOf(text));
}

function textOf(comment: string): string {
  return comment.trim().replace(/^# ?/, '');
}
