import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ResultFile } from '../results/result-file';
import type { ScenarioResult } from '../results/verdict';
import type { ScenarioInfo } from '../scenarios/scenario-info';
import { suggest } from '../usage/suggest';
import { UsageError } from '../usage/usage-error';

/** One line of a list: a scenario that fails, and how its message begins. */
export interface KnownFailure {
  readonly id: string;
  readonly message: string;
  readonly line: number;
}

/** A list of known failures as its file has it. */
export class KnownFailures {
  readonly #byId: ReadonlyMap<string, KnownFailure>;

  constructor(
    readonly entries: readonly KnownFailure[],
    /** The lines of the file, so that comments and blank lines are kept. */
    readonly lines: readonly string[],
  ) {
    this.#byId = new Map(entries.map((entry) => [entry.id, entry]));
  }

  /** Whether a scenario is listed. */
  has(id: string): boolean {
    return this.#byId.has(id);
  }

  /** The entry of a scenario, or undefined. */
  get(id: string): KnownFailure | undefined {
    return this.#byId.get(id);
  }
}

/** How much of a message an entry keeps: enough to tell one failure from another. */
const messageLength = 120;

/**
 * Reads a list of known failures: `scenario-id  # start of the message`, comments on lines of their own.
 *
 * @param file - Its path.
 * @param all - Every scenario there is.
 * @returns The list; an empty one when the file does not exist yet.
 * @throws UsageError for an id that does not exist or stands twice.
 */
export function readKnownFailures(file: string, all: readonly ScenarioInfo[]): KnownFailures {
  if (!existsSync(file)) return new KnownFailures([], []);
  const known = new Set(all.map(({ id }) => id));
  const seen = new Set<string>();
  const lines = readFileSync(file, 'utf8').replace(/\n$/, '').split('\n');
  const entries = lines.flatMap((text, index) => {
    if (isComment(text)) return [];
    const entry = parseEntry(text, index + 1);
    const place = `${file}:${entry.line}`;
    if (!known.has(entry.id)) {
      throw new UsageError(
        `${place}: expected the id of a scenario, received "${entry.id}"${suggest(entry.id, known)}`,
      );
    }
    if (seen.has(entry.id)) throw new UsageError(`${place}: "${entry.id}" stands twice`);
    seen.add(entry.id);
    return [entry];
  });
  return new KnownFailures(entries, lines);
}

/**
 * Gives the beginning of a failure message as a list keeps it: one line, without what changes from run to run; of a
 * law that is its name, because the counterexample depends on the seed.
 *
 * @param message - The whole message.
 * @returns Its beginning.
 */
export function messageStart(message: string): string {
  const lasting = message.startsWith('The law ') ? (message.split('\n')[0] ?? '') : message;
  return lasting.replace(/\s+/g, ' ').trim().slice(0, messageLength).trim();
}

/**
 * Rewrites a list to what a run showed; comments and the order of entries are kept, new entries come last.
 *
 * @param file - The path of the list.
 * @param known - The list as it was.
 * @param results - A complete run.
 * @throws UsageError when the run was partial.
 */
export function writeKnownFailures(file: string, known: KnownFailures | null, results: ResultFile): void {
  if (results.partial.length > 0) {
    throw new UsageError(
      `--update: expected a complete run, received a partial one (${results.partial.join(', ')})`,
    );
  }
  const failed = new Map(
    results.scenarios.filter(({ status }) => status === 'failed').map((result) => [result.id, result]),
  );
  const kept = (known?.lines ?? []).flatMap((line) => {
    if (isComment(line)) return [line];
    const { id } = parseEntry(line, 0);
    const result = failed.get(id);
    failed.delete(id);
    return result === undefined ? [] : [toLine(result)];
  });
  const lines = [...kept, ...[...failed.values()].map(toLine)];
  writeFileSync(file, lines.length === 0 ? '' : `${lines.join('\n')}\n`);
}

function toLine({ id, message }: ScenarioResult): string {
  return `${id}  # ${messageStart(message)}`;
}

function isComment(line: string): boolean {
  return /^\s*(#|$)/.test(line);
}

function parseEntry(text: string, line: number): KnownFailure {
  const [id = '', ...rest] = text.split('#');
  return { id: id.trim(), message: rest.join('#').trim(), line };
}
