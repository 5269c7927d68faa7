import { setDefinitionFunctionWrapper } from '@cucumber/cucumber';
import { Unsupported } from '../../src/conformance/scenario/unsupported';
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

/** Gives the result of a step that threw, or throws what Cucumber shall show. */
function resultOf(thrown: unknown, world: TouchstoneWorld): unknown {
  if (thrown instanceof Unsupported) {
    // BeforeAll and AfterAll have no attach; what they throw is never about one row.
    world.attach(thrown.message, 'text/plain');
    return 'skipped';
  }
  if (thrown instanceof TypeError) throw new StepError(`${thrown.message}\n${thrown.stack ?? ''}`);
  throw thrown;
}

// Only what is asynchronous becomes so: for every promise Cucumber sets a timer and listens for uncaught errors.
setDefinitionFunctionWrapper((run: StepFunction) =>
  withLength(run.length, function (...args) {
    try {
      const result = run.apply(this, args);
      return result instanceof Promise ? result.catch((thrown) => resultOf(thrown, this)) : result;
    } catch (thrown) {
      return resultOf(thrown, this);
    }
  }),
);
