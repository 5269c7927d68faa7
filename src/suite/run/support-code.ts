import type { IRunConfiguration } from '@cucumber/cucumber/api';

/**
 * Tells Cucumber where the step definitions are: TypeScript in a checkout, compiled in the published package.
 *
 * @returns The coordinates, relative to the package.
 */
export function supportCode(): IRunConfiguration['support'] {
  return __filename.endsWith('.ts')
    ? { requireModules: ['ts-node/register'], requirePaths: ['step-definitions/**/*.ts'] }
    : { requireModules: [], requirePaths: ['dist/step-definitions/**/*.js'] };
}
