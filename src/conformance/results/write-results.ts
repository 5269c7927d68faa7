import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectedResult } from '../run/verdict-collector';
import type { ResultFile } from './result-file';
import { transcriptName } from './terminal-summary';

/**
 * Writes the results of a run and the transcript of every failure.
 *
 * @param folder - The reports folder.
 * @param file - The results.
 * @param collected - The verdicts with their transcripts.
 */
export function writeResults(folder: string, file: ResultFile, collected: Iterable<CollectedResult>): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'conformance.json'), `${JSON.stringify(file, null, 2)}\n`);
  for (const { id, transcript } of collected) {
    if (transcript === '') continue;
    mkdirSync(join(folder, 'transcripts'), { recursive: true });
    writeFileSync(join(folder, 'transcripts', transcriptName(id)), `${transcript}\n`);
  }
}
