import { existsSync, statSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import type { DriverChoice } from '../driver/open-driver';
import { driverCommand } from '../driver/stdio/driver-command';
import { UsageError } from '../usage/usage-error';

/**
 * Finds where the files of an implementation are: in the folders of those that the driver's command names.
 *
 * @param choice - The driver's command, or the module.
 * @param folder - The working directory.
 * @returns The folders.
 * @throws UsageError when there is neither, or the command is not one of a driver or names no file.
 */
export function watchedFolders({ driver, module }: DriverChoice, folder: string): string[] {
  if (driver === undefined && module === undefined)
    throw new UsageError('--watch: expected --driver or --module beside it, whose files are watched');
  const words = module === undefined ? driverCommand(driver ?? '').words : [module];
  const files = words
    .map((word, index) => ({ path: resolve(folder, word), isProgram: index === 0 && module === undefined }))
    // The program of a command is often an interpreter, which is somewhere else and not what is worked on.
    .filter(({ path, isProgram }) => isFile(path) && !(isProgram && isOutside(path, folder)))
    .map(({ path }) => dirname(path));
  if (files.length > 0) return [...new Set(files)];
  throw new UsageError(`--watch: expected a file in the command of the driver, received ${driver}`);
}

/**
 * Tells whether a change below a watched folder is of no interest.
 *
 * @param path - What changed.
 * @param folders - The watched folders.
 * @param reports - Where runs write their reports.
 * @returns Whether it is a hidden file, somebody else's package, or a report.
 */
export function isIgnored(path: string, folders: readonly string[], reports: string): boolean {
  if (!isOutside(path, reports)) return true;
  return folders
    .filter((folder) => !isOutside(path, folder))
    .every((folder) =>
      relative(folder, path)
        .split(/[/\\]/)
        .some((name) => name.startsWith('.') || ['node_modules', 'vendor', '__pycache__'].includes(name)),
    );
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function isOutside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way.startsWith('..') || isAbsolute(way);
}
