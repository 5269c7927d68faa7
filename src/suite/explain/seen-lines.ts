import { implementationTitle } from '../results/implementation-title';
import type { RecordedResult } from '../results/result-file';
import { printableText } from '../text/printable-text';
import { wrapText } from '../text/wrap-text';

/**
 * Says what was recorded of each system.
 *
 * @param recorded - The records.
 * @param standing - Returns what one of them says.
 * @returns Lines of text, indented.
 */
export function seenLines(
  recorded: readonly RecordedResult[],
  standing: (file: RecordedResult) => string,
): readonly string[] {
  if (recorded.length === 0) return ['  no recorded results'];
  return recorded.flatMap((file) => {
    const said = printableText(standing(file), { oneLine: true });
    return wrapText(`${implementationTitle(file.implementation)}: ${said}`, {
      indent: '  ',
      hanging: '    ',
    });
  });
}
