import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  type ITestCaseHookParameter,
  Status,
  setDefaultTimeout,
} from '@cucumber/cucumber';
import { attachmentTypes } from '../../src/conformance/run/attachment-types';
import { JudgedRun, type RunParameters } from '../../src/conformance/run/judged-run';
import { needsOf } from './needs-of';
import type { TouchstoneWorld } from './world';

// Time is limited for every message to a driver, and a law by its own limit. A limit of Cucumber's own for a step would
// cut in before the driver's fault can be told.
setDefaultTimeout(-1);

BeforeAll(async function (this: { parameters: RunParameters }) {
  await JudgedRun.start(this.parameters);
});

AfterAll(async () => {
  await JudgedRun.stop();
});

Before(async function (this: TouchstoneWorld, { pickle }: ITestCaseHookParameter) {
  const { driver, services, initialState, steps } = JudgedRun.current;
  driver.forget();
  (await needsOf(this, pickle, steps)).requireAll(services);
  if (pickle.tags.some(({ name }) => name === '@trait:ordered-maps')) this.keyOrder = 'ordered';
  await initialState.restore(driver);
});

After(function (this: TouchstoneWorld, { result }: ITestCaseHookParameter) {
  if (result?.status === Status.PASSED) this.session.assertNothingUnseen();
  return result?.status === Status.FAILED ? attachTranscript(this) : undefined;
});

async function attachTranscript(world: TouchstoneWorld): Promise<void> {
  const entries = await JudgedRun.current.driver.transcript();
  const lines = entries.map((entry) => JSON.stringify(entry));
  world.attach(lines.join('\n'), { mediaType: attachmentTypes.transcript, fileName: 'transcript.ndjson' });
}
