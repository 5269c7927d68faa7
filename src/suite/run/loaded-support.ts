import { type ISupportCodeLibrary, loadSupport } from '@cucumber/cucumber/api';
import { isCheckout } from '../is-checkout';
import { cucumberEnvironment, cucumberOptions } from './cucumber-options';

/** A process can load the files of the step definitions once. */
let support: Promise<ISupportCodeLibrary> | undefined;

/**
 * Loads the step definitions, unless that was done before.
 *
 * @returns What Cucumber made of them.
 */
export function loadedSupport(): Promise<ISupportCodeLibrary> {
  const { sources } = cucumberOptions({ paths: [] });
  const pattern = isCheckout ? 'step-definitions/**/*.ts' : 'dist/step-definitions/**/*.js';
  // Whatever loads this file loads TypeScript, so Cucumber need not be told how to.
  const coordinates = { requireModules: [], requirePaths: [pattern] };
  support ??= loadSupport({ sources, support: coordinates }, cucumberEnvironment());
  return support;
}
