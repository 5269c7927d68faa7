/** The forms in which a key of an object is written, depending on what stands before and after it. */
export interface JsonKeyForms {
  /** The key itself. */
  readonly name: string;
  /** Depth of the object for which the forms are laid out; 0 for text on one line. */
  readonly depth: number;
  /** Separator and key. */
  readonly plain: string;
  /** The same before a string. */
  readonly open: string;
  /** The same after a string. */
  readonly close: string;
  /** The same between two strings. */
  readonly closeOpen: string;
}

/**
 * Lays out a key.
 *
 * @param name - The key.
 * @param written - Its JSON form followed by a colon.
 * @param isFirst - Whether it is the first key of its object.
 * @param depth - Depth of the object, where each key has a line of its own; 0 for text on one line.
 * @returns The forms.
 */
export function jsonKeyForms(name: string, written: string, isFirst: boolean, depth: number): JsonKeyForms {
  const lineBreak = depth === 0 ? '' : `\n${'    '.repeat(depth)}`;
  const plain = (isFirst ? '{' : ',') + lineBreak + written + (depth === 0 ? '' : ' ');
  return { name, depth, plain, open: `${plain}"`, close: `"${plain}`, closeOpen: `"${plain}"` };
}
