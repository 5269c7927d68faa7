import { setDefinitionFunctionWrapper } from '@cucumber/cucumber';
import { UnsupportedRow } from '../../src/conformance/scenario/unsupported-row';
import type { TouchstoneWorld } from './world';

type StepFunction = (this: TouchstoneWorld, ...args: unknown[]) => unknown;

/**
 * Raised in place of a TypeError inside a step.
 *
 * Stryker counts a failure whose message begins with "TypeError:" as a broken mutant and not as a killed one.
 */
class StepError extends Error {
  override readonly name = 'StepError';
}

/** Gives a wrapped function the arity that Cucumber checks. */
function withLength(length: number, run: StepFunction): StepFunction {
  return Object.defineProperty(run, 'length', { value: length }) as StepFunction;
}

setDefinitionFunctionWrapper((run: StepFunction) =>
  withLength(run.length, async function (...args) {
    try {
      return await run.apply(this, args);
    } catch (thrown) {
      if (thrown instanceof UnsupportedRow) {
        // BeforeAll and AfterAll have no attach; what they throw is never about one row.
        await this.attach(thrown.message, 'text/plain');
        return 'skipped';
      }
      if (thrown instanceof TypeError) throw new StepError(`${thrown.message}\n${thrown.stack ?? ''}`);
      throw thrown;
    }
  }),
);
