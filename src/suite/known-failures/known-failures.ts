import { readFileSync } from 'node:fs';
import type { ResultFile } from '../results/result-file';
import type { ScenarioInfo } from '../scenarios/scenario-info';
import { suggest } from '../usage/suggest';
import { UsageError } from '../usage/usage-error';
import { withFile } from '../usage/with-file';

/** One line of a list: a scenario that fails, and how its message begins. */
export interface KnownFailure {
  readonly id: string;
  readonly message: string;
  readonly line: number;
}

/** A list of known failures as its file has it. */
export class KnownFailures {
  readonly #ids: ReadonlySet<string>;

  /**
   * @param entries - Its entries, in their order; none unless they are given.
   * @param lines - The lines of the file, so that comments and blank lines are kept.
   */
  constructor(
    readonly entries: readonly KnownFailure[] = [],
    readonly lines: readonly string[] = [],
  ) {
    this.#ids = new Set(entries.map(({ id }) => id));
  }

  /** Its entries as a result file has them. */
  get listed(): ResultFile['known'] {
    return this.entries.map(({ id, message }) => ({ id, message }));
  }

  /** Whether a scenario is listed. */
  has(id: string): boolean {
    return this.#ids.has(id);
  }
}

/**
 * Reads a list of known failures: `scenario-id  # start of the message`, comments on lines of their own.
 *
 * @param file - Its path.
 * @param all - Every scenario there is.
 * @returns The list.
 * @throws UsageError for a file that cannot be read, and for an id that does not exist or appears twice.
 */
export function readKnownFailures(file: string, all: readonly ScenarioInfo[]): KnownFailures {
  const known = new Set(all.map(({ id }) => id));
  const seen = new Set<string>();
  const text = withFile(file, () => readFileSync(file, 'utf8'));
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const entries = lines.flatMap((line, index) => {
    if (isComment(line)) return [];
    const entry = parseEntry(line, index + 1);
    const place = `${file}:${entry.line}`;
    if (!known.has(entry.id)) {
      throw new UsageError(
        `${place}: expected the id of a scenario, received "${entry.id}"${suggest(entry.id, known)}`,
      );
    }
    if (seen.has(entry.id))
      throw new UsageError(`${place}: expected each scenario once, received "${entry.id}" again`);
    seen.add(entry.id);
    return [entry];
  });
  return new KnownFailures(entries, lines);
}

function isComment(line: string): boolean {
  return /^\s*(#|$)/.test(line);
}

function parseEntry(text: string, line: number): KnownFailure {
  const [id = '', ...rest] = text.split('#');
  return { id: id.trim(), message: rest.join('#').trim(), line };
}
