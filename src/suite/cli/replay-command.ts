import type { DriverChoice } from '../driver/open-driver';
import { readTranscript } from '../driver/read-transcript';
import { type ReplayDifference, replay } from '../driver/replay';
import { JudgedRun } from '../run/judged-run';
import { printableText } from '../text/printable-text';
import { wrapText } from '../text/wrap-text';
import { exitCodes } from './exit-codes';

/**
 * Plays a transcript against a driver and shows the first difference.
 *
 * @param file - A transcript that a run wrote.
 * @param choice - Which driver.
 * @returns The exit code: 1 when an outcome differs from the recorded one.
 * @throws UsageError for a file that is no transcript, DriverFault when the driver cannot be run.
 */
export async function replayCommand(file: string, choice: DriverChoice): Promise<number> {
  // A file that is no transcript needs no driver.
  const transcript = readTranscript(file);
  return JudgedRun.during(choice, async ({ driver }) => {
    const difference = await replay(transcript, driver);
    const lines = difference === null ? ['Every outcome is the recorded one'] : differenceLines(difference);
    process.stdout.write(`${lines.join('\n')}\n`);
    return difference === null ? exitCodes.ok : exitCodes.differs;
  });
}

/** What was sent and received can be copied, so each has a line of its own that is not broken. */
function differenceLines({ number, request, place, recorded, now }: ReplayDifference): string[] {
  const json = (value: unknown): string => printableText(JSON.stringify(value), { oneLine: true });
  const where = printableText(`Message ${number} (${request.method}) differs at ${place || 'the top'}:`, {
    oneLine: true,
  });
  return [
    ...wrapText(where, { hanging: '  ' }),
    `  request:  ${json(request.params)}`,
    `  recorded: ${json(recorded)}`,
    `  now:      ${json(now)}`,
  ];
}
