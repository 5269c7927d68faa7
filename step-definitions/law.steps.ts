import { Then } from '@cucumber/cucumber';
import { findLaw } from '../src/suite/laws/all-laws';
import { checkLaw, defaultRuns } from '../src/suite/laws/check-law';
import { wrapText } from '../src/suite/text/wrap-text';
import type { TouchstoneWorld } from './support/world';

Then('the law {text} holds', async function (this: TouchstoneWorld, name: string) {
  const { seed = 1, runs = defaultRuns, path, verbose = false } = this.parameters;
  const tell = (line: string): void => {
    process.stderr.write(`${wrapText(line, { hanging: '    ' }).join('\n')}\n`);
  };
  const { driver, services } = this.session;
  await checkLaw(findLaw(name), driver, services, { seed, runs, path, ...(verbose ? { tell } : {}) });
});
