import { readFileSync } from 'node:fs';
import { schemaProblem } from '../protocol/message-check';
import { printableText } from '../text/printable-text';
import { UsageError } from '../usage/usage-error';
import { withFile } from '../usage/with-file';
import type { TranscriptEntry } from './recording-driver';

/**
 * Reads the messages of a scenario that a run recorded.
 *
 * @param path - A transcript: one message with its outcome as JSON a line.
 * @returns The messages in their order; at least one.
 * @throws UsageError naming the file, the line and what is wrong with it.
 */
export function readTranscript(path: string): TranscriptEntry[] {
  const lines = withFile(path, () => readFileSync(path, 'utf8')).split('\n');
  const entries = lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [readEntry(line, `${path}:${index + 1}`)],
  );
  if (entries.length === 0)
    throw new UsageError(`${path}: expected the messages of a scenario, received an empty file`);
  return entries;
}

function readEntry(line: string, place: string): TranscriptEntry {
  const entry = parse(line);
  if (entry === undefined) {
    const excerpt = printableText(line, { maxLength: 80, oneLine: true });
    throw new UsageError(`${place}: expected a message of a transcript as JSON, received ${excerpt}`);
  }
  const problem = schemaProblem('transcript-entry.json', entry);
  if (problem !== null) throw new UsageError(`${place}: ${printableText(problem, { oneLine: true })}`);
  return entry as TranscriptEntry;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
