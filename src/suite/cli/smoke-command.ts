import type { DriverChoice } from '../driver/open-driver';
import type { DriverDescription } from '../protocol/wire';
import { JudgedRun } from '../run/judged-run';
import { runEnding, runSmoke } from '../smoke/run-smoke';
import { smokeReport, smokeVerdict } from '../smoke/smoke-report';
import { printableText } from '../text/printable-text';
import { wrapText } from '../text/wrap-text';
import { exitCodes } from './exit-codes';
import { logMessage } from './message-log';

/** The options of `touchstone smoke`. */
export interface SmokeOptions extends DriverChoice {
  /** Whether to show each message to the driver and its answer. */
  readonly verbose?: boolean;
}

/**
 * Asks a driver a few questions that tell a wrong driver from a wrong implementation.
 *
 * @param options - Which driver.
 * @returns The exit code: 3 when a check failed, because then the driver cannot be trusted; 2 when none applies.
 */
export async function smokeCommand({ verbose, ...choice }: SmokeOptions): Promise<number> {
  const work = async (run: JudgedRun): Promise<number> => {
    const found = await runSmoke(run);
    const results = [...found, await runEnding(run.driver, found)];
    const lines = [...introduction(run.description), ...smokeReport(results), smokeVerdict(results)];
    process.stdout.write(`${lines.join('\n')}\n`);
    const has = (wanted: string): boolean => results.some(({ status }) => status === wanted);
    if (has('broken')) return exitCodes.driver;
    return has('works') ? exitCodes.ok : exitCodes.usage;
  };
  return JudgedRun.during(choice, work, verbose === true ? logMessage : undefined);
}

function introduction({ implementation, rows, capabilities }: DriverDescription): string[] {
  const { name, version, language } = implementation;
  const served = rows.serves.join(', ') || 'nothing';
  const text = `${name} ${version} (${language}) serves ${served}; capabilities: ${capabilities.join(', ') || 'none'}`;
  return wrapText(printableText(text, { oneLine: true }), { hanging: '  ' });
}
