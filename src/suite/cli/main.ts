#!/usr/bin/env node
import { exitCodes } from './exit-codes';
import { reportError } from './report-error';
import { runCli } from './run-cli';

const end = (thrown: unknown): never => process.exit(reportError(thrown, process.argv.includes('--debug')));

// What happens outside of every promise, such as a disk that is full when a stream is written.
process.on('uncaughtException', end);
for (const stream of [process.stdout, process.stderr]) {
  // A reader that has seen enough, as `head` has, is no error.
  stream.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EPIPE' ? undefined : end(error)));
}

// Whatever ends the process before a command is done must not look like success.
process.exitCode = exitCodes.usage;
void runCli(process.argv).then((code) => {
  // A timer of a module that was judged or served must not keep the process alive. What was written leaves first.
  process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
});
