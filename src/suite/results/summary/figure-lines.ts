import { printableText } from '../../text/printable-text';
import { wrapText } from '../../text/wrap-text';
import type { ResultFile } from '../result-file';
import { figureTables } from './figure-tables';

/**
 * Writes the two figures of the portable core, of every trait and of all scenarios.
 *
 * @param file - The results.
 * @returns Lines of text, the first one naming the implementation.
 */
export function figureLines(file: ResultFile): string[] {
  const { implementation } = file;
  const [name, version, language] = [
    implementation.name,
    implementation.version,
    implementation.language,
  ].map((text) => printableText(text, { oneLine: true, maxLength: 30 }));
  return ['', ...wrapText(`${name} ${version} (${language})`), '', ...figureTables(file)];
}
