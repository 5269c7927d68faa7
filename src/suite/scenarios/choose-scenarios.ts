import { FeaturePaths } from './feature-paths';
import type { FeatureFile } from './read-scenarios';
import { type Selected, type Selection, selectScenarios } from './select-scenarios';

/**
 * Chooses scenarios by what a command line says.
 *
 * @param paths - Features, folders and lines; none: all features.
 * @param features - All features.
 * @param selection - What else to narrow them to.
 * @returns The scenarios and the reasons why they are not all.
 * @throws UsageError for what matches nothing.
 */
export function chooseScenarios(
  paths: readonly string[],
  features: readonly FeatureFile[],
  selection: Omit<Selection, 'paths'>,
): Selected {
  const places = paths.length === 0 ? {} : { paths: new FeaturePaths(paths, features) };
  const all = features.flatMap(({ scenarios }) => scenarios);
  return selectScenarios(all, { ...selection, ...places });
}
