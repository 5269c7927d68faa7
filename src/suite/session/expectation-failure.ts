import type { Difference } from '../notation/difference';
import { printableText } from '../text/printable-text';

/** How much is shown of each part: enough to see what differs, so that both sides find room in a message that is cut. */
const longest = { maxLength: 1500, oneLine: true };

/** Raised when an implementation does not do what a scenario expects. Cucumber shows the message as it is. */
export class ExpectationFailure extends Error {
  override readonly name = 'ExpectationFailure';

  /**
   * @param subject - What was looked at, such as `url(3)` or `url(3) of "page"`.
   * @param expected - What the interface requires.
   * @param received - What the implementation did.
   * @param path - Where inside the value, when it is only a part.
   */
  constructor(subject: string, expected: string, received: string, path = '') {
    const shown = (part: string): string => printableText(part, longest);
    const what = shown(`${subject}${path === '' ? '' : ` at ${path}`}`);
    const [wanted, given] = toldApart(shown(expected), shown(received));
    super(`${what}\n  expected: ${wanted}\n  received: ${given}`);
  }
}

/** Shows the code points of texts that look the same and are not: the same letters, composed and decomposed. */
function toldApart(one: string, other: string): readonly [string, string] {
  if (one === other || one.normalize() !== other.normalize()) return [one, other];
  return [withCodePoints(one), withCodePoints(other)];
}

function withCodePoints(text: string): string {
  return text.replace(/[^ -~]/gu, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`);
}

/**
 * Fails when there is a difference.
 *
 * @param what - What was looked at.
 * @param difference - Where it is not what was expected; null when it is.
 * @throws ExpectationFailure that names the place, and both sides there.
 */
export function refuseDifference(what: string, difference: Difference | null): void {
  if (difference === null) return;
  throw new ExpectationFailure(what, difference.expected, difference.received, difference.path);
}
