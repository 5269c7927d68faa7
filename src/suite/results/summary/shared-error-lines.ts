import { grouped } from '../../grouped';
import { wrapText } from '../../text/wrap-text';
import { parseFailureMessage } from '../failure-message';
import type { ScenarioResult } from '../verdict';

/** Among fewer failures than these the same error is no more than chance. */
const fewest = 5;
const fewestRows = 3;

/** What differs in an error of one cause: names in quotation marks, and numbers. */
const particulars = /"[^"]*"|'[^']*'|`[^`']*['`]|\d+/g;

interface Received {
  readonly error: string;
  readonly row: string | undefined;
}

/**
 * Names the error that at least half of the failures received: it probably has one cause, whatever row they are about.
 *
 * @param failed - The scenarios that failed.
 * @returns Lines of text; none where no error is so frequent. Errors that differ in quoted names and in numbers are one.
 */
export function sharedErrorLines(failed: readonly ScenarioResult[]): string[] {
  const received = failed.map(({ message, rows }): Received => {
    return { error: parseFailureMessage(message).sides?.received ?? '', row: rows[0] };
  });
  const errors = received.filter(({ error }) => /^\w+ error \(/.test(error));
  const kinds = grouped(errors, ({ error }) => error.replace(particulars, '…'));
  const [alike = []] = [...kinds.values()].sort((one, other) => other.length - one.length);
  const rows = new Set(alike.map(({ row }) => row));
  if (alike.length < Math.max(fewest, failed.length / 2) || rows.size < fewestRows) return [];
  const isOne = new Set(alike.map(({ error }) => error)).size === 1;
  const what = isOne ? 'the same error:' : 'the same kind of error, such as';
  const said = `${alike.length} of ${failed.length} failures received ${what} ${alike[0]?.error}`;
  return ['', ...wrapText(said)];
}
