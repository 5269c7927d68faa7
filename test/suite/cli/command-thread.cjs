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

function finish(command, code) {
  if (command.hasEnded) return;
  command.hasEnded = true;
  command.answers.postMessage({ code, stdout: command.stdout, stderr: command.stderr });
  Atomics.store(command.flag, 0, 1);
  Atomics.notify(command.flag, 0);
}

process.on('uncaughtException', (thrown) => finish(current, reportError(thrown, true)));
parentPort.on('message', ({ args, answers, flag }) => {
  const command = { answers, flag, stdout: '', stderr: '', hasEnded: false };
  current = command;
  void runCli([process.execPath, 'touchstone', ...args]).then((code) => finish(command, code));
});
