/** How wide lines are: as wide as every terminal is. */
export const lineWidth = 80;

/** How lines are broken. */
export interface WrapOptions {
  /** What stands before the first line. */
  readonly indent?: string;
  /** What stands before every further line; the same when absent. */
  readonly hanging?: string;
}

/**
 * Breaks text between words so that every line fits the screen.
 *
 * @param text - A paragraph; line breaks in it count as spaces.
 * @param options - Indentation.
 * @returns The lines. A word that is longer than a line, such as a path, has a line of its own.
 */
export function wrapText(text: string, options: WrapOptions = {}): string[] {
  const { indent = '', hanging = indent } = options;
  const lines: string[] = [];
  let line = indent;
  let isEmpty = true;
  for (const word of text.split(/[ \n]/)) {
    if (!isEmpty && line.length + 1 + word.length > lineWidth) {
      lines.push(line);
      line = hanging;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}
