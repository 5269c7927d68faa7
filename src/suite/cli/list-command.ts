import { grouped } from '../grouped';
import { byRow } from '../rows/by-row';
import { allRows } from '../rows/catalogue';
import { readScenarios } from '../scenarios/read-scenarios';
import { levels, type ScenarioInfo } from '../scenarios/scenario-info';
import { tableLines } from '../text/table';
import { lineWidth, wrapText } from '../text/wrap-text';
import { traits } from '../traits/trait-catalogue';
import { requireOneOf } from '../usage/require-one-of';
import { exitCodes } from './exit-codes';

interface Listing {
  readonly entries: readonly object[];
  readonly lines: () => readonly string[];
}

type Lister = (scenarios: readonly ScenarioInfo[]) => Listing;

const listers: { readonly [what: string]: Lister } = {
  scenarios: (scenarios) => ({
    entries: scenarios.map(({ id, level, traits: asked, rows, name, uri, line }) => {
      return { id, level, traits: asked, rows, name, uri, line };
    }),
    lines: () => scenarioLines(scenarios),
  }),
  rows: (scenarios) => {
    const about = byRow(scenarios);
    const entries = allRows.map(({ id, kind, text }) => ({
      id,
      kind,
      scenarios: about.get(id)?.length ?? 0,
      text,
    }));
    const cells = entries.map(({ id, kind, scenarios: count }) => [id, count, kind]);
    return { entries, lines: () => tableLines(['interface row', 'scenarios', 'kind'], cells) };
  },
  levels: (scenarios) => {
    const entries = levels.map((id) => ({
      id,
      scenarios: scenarios.filter(({ level }) => level === id).length,
    }));
    const cells = entries.map(({ id, scenarios: count }) => [id, count]);
    return { entries, lines: () => tableLines(['level', 'scenarios'], cells) };
  },
  traits: (scenarios) => {
    const entries = traits.map(({ name, asks }) => ({
      id: name,
      scenarios: scenarios.filter((scenario) => scenario.traits.includes(name)).length,
      asks,
    }));
    const cells = entries.map(({ id, scenarios: count, asks }) => [id, count, asks]);
    return { entries, lines: () => tableLines(['trait', 'scenarios', 'what it asks'], cells) };
  },
};

/**
 * Lists what the suite has.
 *
 * @param what - `scenarios`, `rows`, `levels` or `traits`.
 * @param asJson - Whether to write JSON, which has everything, instead of lines that fit the screen.
 * @returns The exit code.
 * @throws UsageError for anything else to list.
 */
export function listCommand(what: string, asJson: boolean): number {
  const lister = listers[requireOneOf('list', Object.keys(listers), what)] as Lister;
  const { entries, lines } = lister(readScenarios());
  process.stdout.write(`${asJson ? JSON.stringify(entries, null, 2) : lines().join('\n')}\n`);
  return exitCodes.ok;
}

/** Ids are long and get copied, so the title of a scenario has a line of its own. */
function scenarioLines(scenarios: readonly ScenarioInfo[]): string[] {
  return [
    'line  scenario [level]',
    ...[...grouped(scenarios, ({ uri }) => uri)].flatMap(([uri, inFeature]) => [
      '',
      uri,
      ...inFeature.flatMap(({ id, level, line, name }) => {
        const own = `${String(line).padStart(4)}  ${id}`;
        const first = own.length + level.length + 3 <= lineWidth ? `${own} [${level}]` : own;
        return [first, ...wrapText(name, { indent: ' '.repeat(8) })];
      }),
    ]),
  ];
}
