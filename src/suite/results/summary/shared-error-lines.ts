import { wrapText } from '../../text/wrap-text';
import { parseFailureMessage } from '../failure-message';
import type { ScenarioResult } from '../verdict';

/** Among fewer failures than these the same error is no more than chance. */
const fewest = 5;
const fewestRows = 3;

/**
 * Says which error half of the failures received, whatever they asked about: it has one cause, which no row tells.
 *
 * @param failed - The scenarios that failed.
 * @returns Lines of text; none where no error is so frequent.
 */
export function sharedErrorLines(failed: readonly ScenarioResult[]): string[] {
  const byError = new Map<string, ScenarioResult[]>();
  for (const result of failed) {
    const received = parseFailureMessage(result.message).sides?.received ?? '';
    if (!/^\w+ error \(/.test(received)) continue;
    byError.set(received, [...(byError.get(received) ?? []), result]);
  }
  const [[error, alike] = ['', []]] = [...byError].sort(([, one], [, other]) => other.length - one.length);
  const rows = new Set(alike.map((result) => result.rows[0]));
  if (alike.length < Math.max(fewest, failed.length / 2) || rows.size < fewestRows) return [];
  return ['', ...wrapText(`${alike.length} of ${failed.length} failures received the same error: ${error}`)];
}
