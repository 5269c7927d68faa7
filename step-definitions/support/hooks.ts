import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  type ITestCaseHookParameter,
  Status,
  setDefaultTimeout,
} from '@cucumber/cucumber';
import { JudgedRun, type RunParameters } from '../../src/conformance/run/judged-run';
import { checkDefaults } from '../../src/conformance/scenario/check-defaults';
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
  const { driver, services } = JudgedRun.current;
  driver.forget();
  for (const { name } of pickle.tags) {
    if (name.startsWith('@op:')) services.requireRow(name.slice('@op:'.length));
    if (name.startsWith('@needs:')) services.requireCapability(name.slice('@needs:'.length));
  }
  await driver.reset();
  await checkDefaults(driver, services);
});

After(function (this: TouchstoneWorld, { result }: ITestCaseHookParameter) {
  if (result?.status === Status.PASSED) this.session.assertNothingUnseen();
  if (result?.status === Status.FAILED) {
    const lines = JudgedRun.current.driver.transcript().map((entry) => JSON.stringify(entry));
    this.attach(lines.join('\n'), { mediaType: 'application/x-ndjson', fileName: 'transcript.ndjson' });
  }
});
