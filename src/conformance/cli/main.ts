#!/usr/bin/env node
import { runCli } from './run-cli';

runCli(process.argv).then(
  (code) => {
    process.exitCode = code;
  },
  (thrown: unknown) => {
    console.error(thrown);
    process.exitCode = 1;
  },
);
