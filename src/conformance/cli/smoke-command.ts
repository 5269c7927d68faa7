import type { DriverDescription } from '../driver/driver';
import { endQuietly } from '../driver/end-quietly';
import { openDriver } from '../driver/open-driver';
import { runSmoke, type SmokeResult } from '../smoke/run-smoke';
import { exitCodes } from './exit-codes';
import { modulePath } from './module-path';

/** The options of `touchstone smoke`. */
export interface SmokeOptions {
  readonly driver?: string;
  readonly module?: string;
  readonly timeout?: number;
}

const marks = { works: 'ok  ', broken: 'FAIL', 'not served': '-   ' } as const;

/**
 * Asks a driver a few questions that tell a wrong driver from a wrong implementation.
 *
 * @param options - Which driver.
 * @returns The exit code: 3 when a check failed, because then the driver cannot be trusted.
 */
export async function smokeCommand({ module, ...rest }: SmokeOptions): Promise<number> {
  const driver = openDriver({ ...rest, ...(module === undefined ? {} : { module: modulePath(module) }) });
  const description = await driver.initialize();
  try {
    const results = await runSmoke(driver, description);
    process.stdout.write(
      `${[introduction(description), ...results.flatMap(toLines), verdict(results)].join('\n')}\n`,
    );
    return results.some(({ status }) => status === 'broken') ? exitCodes.driver : exitCodes.conforms;
  } finally {
    await endQuietly(driver);
  }
}

function introduction({ implementation, rows, capabilities }: DriverDescription): string {
  const { name, version, language } = implementation;
  return `${name} ${version} (${language}) serves ${rows.serves.join(', ')}; capabilities: ${capabilities.join(', ') || 'none'}`;
}

function toLines({ check, status, detail }: SmokeResult): string[] {
  const lines = [`${marks[status]} ${check.name}`];
  if (status === 'works') return lines;
  const hint = status === 'broken' ? [`     look at: ${check.hint}`] : [];
  return [...lines, ...detail.split('\n').map((line) => `     ${line}`), ...hint];
}

function verdict(results: readonly SmokeResult[]): string {
  const broken = results.filter(({ status }) => status === 'broken').length;
  if (broken > 0)
    return `The driver is not ready: ${broken} of ${results.length} checks failed. Mend the first one first.`;
  return 'The driver works. What fails from here on is the implementation: touchstone run';
}
