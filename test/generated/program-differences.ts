import { join } from 'node:path';
import { readKnownDifferences } from '../../src/suite/fuzz/known-differences';
import { packageRoot } from '../../src/suite/package-root';

/** Writes what is known to differ when generated programs run on the current systems and on the reference. */
export function programDifferences(): string[] {
  const entries = readKnownDifferences(join(packageRoot, 'drivers/php/known-differences/current.json'));
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  return [
    '## Where generated programs differ from the reference',
    '',
    '[Generated programs](fuzzing.md) compare Hypervel 0.4 and Laravel 13.31 with the reference. What they find lies beyond what the',
    'interface document and the scenarios speak of:',
    '',
    '| difference | who differs | why |',
    '|---|---|---|',
    ...entries.map(({ id, differs, why }) => `| ${id} | ${cell(differs)} | ${cell(why)} |`),
    '',
  ];
}
