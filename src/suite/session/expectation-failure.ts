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
    const [what, wanted, given] = [`${subject}${path === '' ? '' : ` at ${path}`}`, expected, received].map(
      (part) => printableText(part, longest),
    );
    const [expectation, receipt] = toldApart(wanted ?? '', given ?? '');
    super(`${what}\n  expected: ${expectation}\n  received: ${receipt}`);
  }
}

/** Shows the code points of texts that look the same and are not: the same letters, composed and decomposed. */
function toldApart(...texts: readonly [string, string]): readonly string[] {
  const [one, other] = texts.map((text) => text.normalize());
  if (texts[0] === texts[1] || one !== other) return texts;
  return texts.map((text) =>
    text.replace(/[^ -~]/gu, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`),
  );
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
