// Required where Cucumber is started without the suite (cucumber.cjs): then its run is what a driver is started and ended for.
import { AfterAll, BeforeAll } from '@cucumber/cucumber';
import { JudgedRun, type RunParameters } from './judged-run';

let endRun = (): void => {};
let ended: Promise<void> = Promise.resolve();

BeforeAll(async function (this: { parameters: RunParameters }) {
  await new Promise<void>((started, failed) => {
    ended = JudgedRun.during(this.parameters, async () => {
      started();
      await new Promise<void>((resolve) => {
        endRun = resolve;
      });
    });
    ended.catch(failed);
  });
});

AfterAll(async () => {
  endRun();
  await ended;
});
