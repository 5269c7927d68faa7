import { grouped } from '../grouped';
import type { RecordedResult, ResultFile } from './result-file';
import type { Verdict } from './verdict';

/** A recorded result as its file holds it: most scenarios share their verdict and its reason with many others. */
export type RecordForm = Omit<RecordedResult, 'scenarios'> & {
  readonly verdicts: readonly {
    readonly status: Verdict;
    readonly message: string;
    /** The digests of the scenarios by their ids. */
    readonly scenarios: { readonly [id: string]: string };
  }[];
};

/**
 * Writes a result as a record, one row and one scenario a line: a change shows as the lines it concerns.
 *
 * @param file - The result of a complete run.
 * @returns JSON text.
 */
export function toRecord(file: ResultFile): string {
  const { schemaVersion, suite, implementation, seed, core, byTrait, totals, rows, scenarios } = file;
  const { capabilities, traits } = file.declared;
  const declared = { capabilities, traits };
  const head = { schemaVersion, suite, implementation, declared, seed, core, byTrait, totals };
  const groups = grouped(scenarios, ({ status, message }) => JSON.stringify({ status, message }));
  const verdicts = Array.from(groups, ([verdict, group]) => {
    const lines = group.map(({ id, digest }) => `${JSON.stringify(id)}:${JSON.stringify(digest)}`);
    return `${verdict.slice(0, -1)},"scenarios":{\n${lines.sort().join(',\n')}\n}}`;
  });
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},\n"rows":[\n${lines}\n],\n"verdicts":[\n${verdicts.join(',\n')}\n]}\n`;
}

/**
 * Reads what a record says about each scenario.
 *
 * @param record - The content of its file.
 * @returns The result.
 */
export function fromRecord({ verdicts, ...head }: RecordForm): RecordedResult {
  const scenarios = verdicts.flatMap(({ status, message, scenarios: digests }) =>
    Object.entries(digests).map(([id, digest]) => ({ id, digest, status, message })),
  );
  return { ...head, scenarios };
}
