import { stripVTControlCharacters } from 'node:util';

/** How much text is shown, and whether it may have lines. */
export interface PrintableOptions {
  /** How many characters are kept; 4,000 by default. */
  readonly maxLength?: number;
  /** Whether line breaks are shown as `\n`, so that the text stays on one line; false by default. */
  readonly oneLine?: boolean;
}

/**
 * Control characters but tab and newline, the invisible characters that reorder or break lines, and halves of
 * characters: none of them may reach a terminal or a report as they are.
 */
const unprintable = /(?![\n\t])\p{Cc}|\p{Bidi_Control}|[\u2028\u2029\ufeff]|\p{Surrogate}/gu;

const plain = /^[ -~]*$/;

/**
 * Makes text of unknown origin fit to be shown: without escape sequences, with control characters written out as
 * `\u001b`, and cut where it is too long.
 *
 * @param text - What a driver wrote, or anything else that somebody else chose.
 * @param options - How long it may be, and whether it may have several lines.
 * @returns The text; when it was cut, its end says by how much.
 */
export function printableText(text: string, options: PrintableOptions = {}): string {
  const { maxLength = 4000, oneLine = false } = options;
  // Nearly all text is plain, and a page has a hundred thousand texts.
  if (text.length <= maxLength && plain.test(text)) return text;
  // Cut first: what is never shown need not be searched.
  const kept = text.length > maxLength ? text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '') : text;
  const clean = stripVTControlCharacters(kept).replaceAll('\r\n', '\n').replace(unprintable, writtenOut);
  const shown = oneLine ? clean.replaceAll('\n', '\\n').replaceAll('\t', ' ') : clean;
  const missing = text.length - kept.length;
  return missing === 0 ? shown : `${shown}... ${missing} characters more`;
}

function writtenOut(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
