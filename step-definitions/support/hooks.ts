import { After, Before, type ITestCaseHookParameter, Status, setDefaultTimeout } from '@cucumber/cucumber';
import { NotedScenario } from '../../src/suite/export/noted-scenario';
import { JudgedRun } from '../../src/suite/run/judged-run';
import { keepTranscript } from '../../src/suite/run/kept-transcript';
import type { TouchstoneWorld } from './world';

// Every message to a driver has a time limit, and so has a law. A limit of Cucumber's own for a step would cut in before the
// driver's fault can be reported.
setDefaultTimeout(-1);

Before(async function (this: TouchstoneWorld, { pickle }: ITestCaseHookParameter) {
  const run = JudgedRun.current;
  const { driver, services, steps } = run;
  driver.forget();
  const { needs } = await NotedScenario.of(pickle, steps);
  needs.requireAll(services);
  if (pickle.tags.some(({ name }) => name === '@trait:ordered-maps')) this.keyOrder = 'ordered';
  await run.beginScenario();
});

After(async function (this: TouchstoneWorld, { result }: ITestCaseHookParameter) {
  const hasFailed = result?.status === Status.FAILED;
  if (hasFailed) await recordTranscript();
  try {
    await endScenario(this, result?.status === Status.PASSED);
  } catch (thrown) {
    if (!hasFailed) await recordTranscript();
    throw thrown;
  }
});

/** The driver is reset whatever the scenario comes to. */
async function endScenario(world: TouchstoneWorld, hasPassed: boolean): Promise<void> {
  try {
    if (hasPassed) world.session.assertNothingUnseen();
  } finally {
    await JudgedRun.current.endScenario();
  }
}

async function recordTranscript(): Promise<void> {
  const entries = await JudgedRun.current.driver.transcript();
  keepTranscript(entries.map((entry) => JSON.stringify(entry)).join('\n'));
}
