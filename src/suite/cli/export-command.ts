import { exportScenario } from '../export/export-scenario';
import { writeWhole } from '../results/write-whole';
import { loadedSupport } from '../run/loaded-support';
import { stepDefinitions } from '../run/step-definitions';
import { chooseScenarios } from '../scenarios/choose-scenarios';
import { readFeatures } from '../scenarios/read-scenarios';
import { isLaw } from '../scenarios/scenario-info';
import type { Selection } from '../scenarios/select-scenarios';
import { counted } from '../text/counted';
import { exitCodes } from './exit-codes';

/** The options of `touchstone export`. */
export interface ExportOptions extends Omit<Selection, 'paths'> {
  /** The file to write; absent: stdout. */
  readonly output?: string;
}

/**
 * Writes scenarios as data, one line of JSON each.
 *
 * @param paths - Features, folders and lines; none: all features.
 * @param options - What the command line said.
 * @returns The exit code.
 * @throws UsageError for a selection of nothing.
 */
export async function exportCommand(paths: readonly string[], options: ExportOptions): Promise<number> {
  const features = readFeatures();
  const { scenarios } = chooseScenarios(paths, features, options);
  const definitions = stepDefinitions(await loadedSupport());
  const chosen = new Set(scenarios);
  const lines: string[] = [];
  for (const { scenarios: all, pickles } of features)
    for (const [index, scenario] of all.entries()) {
      const pickle = pickles[index];
      if (pickle === undefined || !chosen.has(scenario)) continue;
      lines.push(JSON.stringify(await exportScenario(scenario, pickle, definitions)));
    }
  const text = lines.map((line) => `${line}\n`).join('');
  if (options.output === undefined) process.stdout.write(text);
  else writeWhole(options.output, text);
  const laws = scenarios.filter(isLaw).length;
  const remark = laws === 0 ? '' : `; laws, whose data is generated during a run, have no calls: ${laws}`;
  process.stderr.write(`${counted(lines.length, 'scenario')}${remark}\n`);
  return exitCodes.ok;
}
