import type { JudgedRun } from '../run/judged-run';
import { runSmoke } from '../smoke/run-smoke';
import { smokeReport, smokeVerdict } from '../smoke/smoke-report';

/**
 * Runs the smoke checks against the driver of a run, and prints those that fail.
 *
 * @param run - The run, before its first scenario.
 * @returns Whether none fails.
 */
export async function passesSmoke(run: JudgedRun): Promise<boolean> {
  const results = await runSmoke(run);
  if (results.some(({ status }) => status === 'works')) run.losses.noteSurvival();
  const failed = results.filter(({ status }) => status === 'broken');
  if (failed.length === 0) return true;
  const lines = [
    ...smokeReport(failed),
    smokeVerdict(results),
    'No scenario was run. Use --no-smoke to run them anyway.',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return false;
}
