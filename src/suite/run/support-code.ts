import type { IRunConfiguration } from '@cucumber/cucumber/api';
import { isCheckout } from '../is-checkout';

/**
 * Tells Cucumber where the step definitions are: TypeScript in a checkout, compiled in the published package.
 *
 * @returns The coordinates, relative to the package.
 */
export function supportCode(): IRunConfiguration['support'] {
  const pattern = isCheckout ? 'step-definitions/**/*.ts' : 'dist/step-definitions/**/*.js';
  // Whatever loads this file loads TypeScript, so Cucumber need not be told how to.
  return { requireModules: [], requirePaths: [pattern] };
}
