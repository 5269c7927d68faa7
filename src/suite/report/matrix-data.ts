import type { RecordedResult } from '../results/result-file';
import type { Verdict } from '../results/verdict';
import type { ScenarioInfo } from '../scenarios/scenario-info';
import { shortened } from '../text/shortened';
import { distinctTitles } from './distinct-titles';

/** What the script of the page of all implementations reads: thousands of verdicts in little room. */
export interface MatrixData {
  readonly implementations: readonly {
    readonly title: string;
    /** Coverage and divergence of all scenarios; null when there is none. */
    readonly coverage: number | null;
    readonly divergence: number | null;
    /** A letter for each scenario: passed, failed, unsupported, not run, or `-` when it was not recorded. */
    readonly verdicts: string;
    /** Why, for the scenarios that did not pass: the place of each among the messages, by the place of the scenario. */
    readonly reasons: Readonly<Record<number, number>>;
  }[];
  readonly scenarios: readonly {
    readonly id: string;
    readonly name: string;
    readonly rows: readonly string[];
  }[];
  readonly messages: readonly string[];
}

/** How much is shown of a reason. */
const longest = 160;

const letters: { readonly [verdict in Verdict]: string } = {
  passed: 'p',
  failed: 'f',
  unsupported: 'u',
  notRun: 'n',
};

/**
 * Puts verdicts into the form that the page of all implementations reads.
 *
 * @param files - The results.
 * @param scenarios - Every scenario there is; what was recorded of others is left out, and what was recorded when a
 *   scenario asked something else is marked.
 * @returns The data.
 */
export function matrixData(files: readonly RecordedResult[], scenarios: readonly ScenarioInfo[]): MatrixData {
  const places = new Map<string, number>();
  const placeOf = (message: string): number => {
    const text = shortened(message.replace(/\s+/g, ' '), longest);
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  const titles = distinctTitles(files);
  const implementations = files.map((file, column) => {
    const byId = new Map(file.scenarios.map((result) => [result.id, result]));
    const reasons: Record<number, number> = {};
    const verdicts = scenarios.map(({ id, digest }, index) => {
      const result = byId.get(id);
      if (result === undefined) return '-';
      const prefix = result.digest === digest ? '' : '(when it asked something else) ';
      if (prefix + result.message !== '') reasons[index] = placeOf(prefix + result.message);
      return letters[result.status];
    });
    const { coverage, divergence } = file.totals.all;
    return { title: titles[column] ?? '', coverage, divergence, verdicts: verdicts.join(''), reasons };
  });
  return {
    implementations,
    scenarios: scenarios.map(({ id, name, rows }) => ({ id, name, rows })),
    messages: [...places.keys()],
  };
}
