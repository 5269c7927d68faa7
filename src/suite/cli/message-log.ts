import type { MessageObserver } from '../driver/recording-driver';
import { printableText } from '../text/printable-text';
import { shortened } from '../text/shortened';
import { lineWidth } from '../text/wrap-text';

/** What is left of a line beside the mark. */
const longest = lineWidth - 3;

/** Writes each message to and from a driver on a line of stderr, shortened to what fits a screen. */
export const logMessage: MessageObserver = (verb, params, answer) => {
  writeLine('->', `${verb} ${JSON.stringify(params)}`);
  answer.then(
    (outcome) => writeLine('<-', JSON.stringify(outcome ?? null)),
    (fault: unknown) => writeLine('<-', String(fault)),
  );
};

function writeLine(mark: string, text: string): void {
  const shown = printableText(text.slice(0, lineWidth), { oneLine: true });
  process.stderr.write(`${mark} ${shortened(shown, longest)}\n`);
}
