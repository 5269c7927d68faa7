import { printableText } from './printable-text';

/**
 * Writes Markdown that shows a text as it is, in a sentence or in a cell of a table.
 *
 * @param text - The text.
 * @param maxLength - How much of it is shown.
 * @returns One line of Markdown.
 */
export function markdownText(text: string, maxLength = 100): string {
  return printableText(text, { maxLength, oneLine: true }).replace(/[\\`*_{}[\]<>|~&#!]/g, '\\$&');
}
