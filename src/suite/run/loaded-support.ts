import { type ISupportCodeLibrary, loadSupport } from '@cucumber/cucumber/api';
import { cucumberEnvironment, cucumberOptions } from './cucumber-options';
import { supportCode } from './support-code';

/** A process can load the files of the step definitions once. */
let support: Promise<ISupportCodeLibrary> | undefined;

/**
 * Loads the step definitions, unless that was done before.
 *
 * @returns What Cucumber made of them.
 */
export function loadedSupport(): Promise<ISupportCodeLibrary> {
  const { sources } = cucumberOptions({ paths: [] });
  support ??= loadSupport({ sources, support: supportCode() }, cucumberEnvironment());
  return support;
}
