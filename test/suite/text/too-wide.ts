import { lineWidth } from '../../../src/suite/text/wrap-text';

/**
 * Finds lines that do not fit the screen, but for those of one word, such as a path, which are never broken.
 */
export function tooWide(text: string): string[] {
  return text.split('\n').filter((line) => line.length > lineWidth && line.trim().includes(' '));
}
