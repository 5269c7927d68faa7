import { counted } from '../../text/counted';
import { printableText } from '../../text/printable-text';
import { lineWidth, wrapText } from '../../text/wrap-text';

/** How much of a message a terminal shows; conformance.json has all of it. */
const limits = { characters: 400, lines: 16 };

/** The lines of a message whose content a person may want to copy. */
const labelled = /^( *(?:expected|received|counterexample|listed|now):) (.*)$/;

/**
 * Fits the message of a failure to a terminal.
 *
 * @param message - The message.
 * @param indent - What stands before every line.
 * @returns Lines of at most 80 characters, but for values, which are never broken. No line of somebody else's can pass
 *   for one of ours: each has a bar before it.
 */
export function messageLines(message: string, indent: string): string[] {
  const lines = message.split('\n');
  const shown = lines
    .slice(0, limits.lines)
    .flatMap((line, index) =>
      messageLine(index === 0 || line.startsWith('  ') ? line : `  | ${line}`, indent),
    );
  const missing = lines.length - limits.lines;
  return missing > 0
    ? [...shown, `${indent}… ${counted(missing, 'more line')}, see conformance.json`]
    : shown;
}

function messageLine(line: string, indent: string): string[] {
  const text = printableText(line, { oneLine: true, maxLength: limits.characters });
  const whole =
    text === line ? text : text.replace(/\.\.\. (\d+) characters more$/, '… $1 more, see conformance.json');
  if (indent.length + whole.length <= lineWidth) return [indent + whole];
  const [, label, value] = labelled.exec(whole) ?? [];
  if (label !== undefined) return [indent + label, `${indent}${' '.repeat(label.search(/\S/) + 2)}${value}`];
  const own = `${indent}${/^ */.exec(whole)?.[0] ?? ''}`;
  return wrapText(whole.trimStart(), { indent: own, hanging: `${own}  ` });
}
