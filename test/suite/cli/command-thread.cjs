// A thread that has loaded the suite and runs one command line after the other; the thread that asks waits meanwhile.
const { parentPort } = require('node:worker_threads');
const { reportError } = require('../../../src/suite/cli/report-error');
const { runCli } = require('../../../src/suite/cli/run-cli');

let current = null;
for (const name of ['stdout', 'stderr'])
  process[name].write = (text, ...rest) => {
    current[name] += text;
    rest.at(-1)?.();
    return true;
  };

function finish(code) {
  const { answers, flag, stdout, stderr } = current;
  answers.postMessage({ code, stdout, stderr });
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
}

process.on('uncaughtException', (thrown) => finish(reportError(thrown, true)));
parentPort.on('message', ({ args, answers, flag }) => {
  current = { answers, flag, stdout: '', stderr: '' };
  void runCli([process.execPath, 'touchstone', ...args]).then(finish);
});
