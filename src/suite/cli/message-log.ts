import type { MessageObserver } from '../driver/recording-driver';
import { printableText } from '../text/printable-text';
import { shortened } from '../text/shortened';
import { lineWidth } from '../text/wrap-text';

/** What is left of a line beside the mark. */
const longest = lineWidth - 3;

/**
 * Makes an observer that writes each message to and from a driver on a line, shortened to what fits a screen.
 *
 * @param write - Takes the lines; stderr unless it is told otherwise.
 * @returns The observer.
 */
export function messageLog(
  write: (text: string) => void = (text) => process.stderr.write(text),
): MessageObserver {
  const line = (mark: string, text: string): void => {
    const shown = printableText(text.slice(0, lineWidth), { oneLine: true });
    write(`${mark} ${shortened(shown, longest)}\n`);
  };
  return (verb, params, answer) => {
    line('->', `${verb} ${JSON.stringify(params)}`);
    answer.then(
      (outcome) => line('<-', JSON.stringify(outcome ?? null)),
      (fault: unknown) => line('<-', String(fault)),
    );
  };
}
