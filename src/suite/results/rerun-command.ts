import { isCheckout } from '../is-checkout';
import type { RunParameters } from '../run/judged-run';
import { shellQuoted } from '../text/shell-quoted';
import { defaultReports } from './report-names';

/** The way a run is started here. */
const runCommand: string = isCheckout ? 'npm run conformance --' : 'npx touchstone run';

/**
 * Builds the command that runs one scenario alone, on the same implementation and with the same data.
 *
 * @param id - The scenario.
 * @param parameters - Those of the run it failed in, and where its reports went.
 * @param seed - The seed of that run.
 * @param path - The path of the case that broke a law, if one was found.
 * @returns A command line to copy.
 */
export function rerunCommand(
  id: string,
  parameters: RunParameters & { readonly report?: string; readonly smoke?: boolean },
  seed: number,
  path: string | null = null,
): string {
  const { report = defaultReports } = parameters;
  const parts = [runCommand, `--scenario ${shellQuoted(id)}`];
  if (parameters.driver !== undefined) parts.push(`--driver ${shellQuoted(parameters.driver)}`);
  if (parameters.module !== undefined) parts.push(`--module ${shellQuoted(parameters.module)}`);
  if (parameters.timeout !== undefined) parts.push(`--timeout ${parameters.timeout}`);
  if (parameters.smoke === false) parts.push('--no-smoke');
  parts.push(`--seed ${seed}`);
  if (path !== null) parts.push(`--path ${path}`);
  if (report !== defaultReports) parts.push(`--report ${shellQuoted(report)}`);
  return parts.join(' ');
}
