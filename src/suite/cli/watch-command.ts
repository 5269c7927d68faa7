import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { watch } from 'chokidar';
import type { DriverChoice } from '../driver/open-driver';
import { UsageError } from '../usage/usage-error';
import { runOnChange, type StartedRun } from '../watch/run-on-change';
import { isIgnored, watchedFolders } from '../watch/watched-files';
import { exitCodes } from './exit-codes';

/** How long files have to be left alone before the next run, in milliseconds. */
const settling = 100;

/**
 * Judges an implementation again whenever its files change.
 *
 * Every run is a process of its own, which a change or Ctrl-C ends like any other run.
 *
 * @param argv - The words of the command line, as Node gives them.
 * @param options - The implementation to watch, and the folder of its reports, which is not watched.
 * @returns The exit code of the last run that ended by itself, 2 when none did.
 * @throws UsageError when there is no file to watch, or the watched files are inside the folder of reports.
 */
export async function watchCommand(
  argv: readonly string[],
  options: DriverChoice & { readonly report: string },
): Promise<number> {
  const folders = watchedFolders(options, process.cwd());
  const reports = resolve(options.report);
  if (folders.some((folder) => isIgnored(folder, folders, reports)))
    throw new UsageError(
      `--watch: expected --report to name a folder that the watched files are not in, received ${options.report}`,
    );
  const words = argv.slice(1).filter((word) => word !== '--watch');
  const code = await runOnChange({
    start: () => startRun(words),
    watch: (onChange) => {
      const watcher = watch(folders, {
        ignoreInitial: true,
        ignored: (path) => isIgnored(path, folders, reports),
      }).on('all', onChange);
      return () => watcher.close();
    },
    settle: () => delay(settling),
    enough: interruption(),
    say: (text) => process.stderr.write(`\n${text}\n`),
  });
  // A watch that was ended before a run was done must not look like success.
  return code ?? exitCodes.usage;
}

function startRun(words: readonly string[]): StartedRun {
  const child = spawn(process.execPath, [...process.execArgv, ...words], { stdio: 'inherit' });
  return {
    ended: new Promise((done, fail) => {
      child.once('error', fail);
      child.once('exit', (code) => done(code ?? exitCodes.usage));
    }),
    stop: () => void child.kill('SIGTERM'),
  };
}

/** Resolves on the first signal; a second one ends the process, as usual. */
function interruption(): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  return new Promise((done) => {
    const stop = (): void => {
      for (const signal of signals) process.off(signal, stop);
      done();
    };
    for (const signal of signals) process.on(signal, stop);
  });
}
