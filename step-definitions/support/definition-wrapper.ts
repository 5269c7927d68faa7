import { setDefinitionFunctionWrapper } from '@cucumber/cucumber';
import { attachmentTypes } from '../../src/suite/run/attachment-types';
import { NotRun } from '../../src/suite/session/not-run';
import { Unsupported } from '../../src/suite/session/unsupported';
import { printableText } from '../../src/suite/text/printable-text';
import type { TouchstoneWorld } from './world';

type StepFunction = (this: TouchstoneWorld, ...args: unknown[]) => unknown;

/** Sets the arity of a wrapped function, which Cucumber checks. */
function withLength(length: number, run: StepFunction): StepFunction {
  return Object.defineProperty(run, 'length', { value: length }) as StepFunction;
}

/** Makes the text of an error fit for reports: Cucumber keeps it several times, and for the whole run. */
function showable(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown;
  const { message } = thrown;
  const shown = printableText(message);
  // Where nothing changes the stack is left alone: Node works it out for whoever reads it first.
  if (shown === message) return thrown;
  const { stack } = thrown;
  thrown.message = shown;
  if (stack !== undefined) thrown.stack = stack.replace(message, () => shown);
  return thrown;
}

/** Returns the result of a step that threw, or throws what Cucumber shall show. */
function resultOf(thrown: unknown, world: TouchstoneWorld): unknown {
  if (thrown instanceof Unsupported || thrown instanceof NotRun) {
    // BeforeAll and AfterAll have no attach; what they throw is never about one row.
    const type = thrown instanceof NotRun ? attachmentTypes.notRun : attachmentTypes.unsupported;
    world.attach(printableText(thrown.message), type);
    return 'skipped';
  }
  throw showable(thrown);
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
