import Module from 'node:module';
import { extname, join } from 'node:path';
import { UsageError } from '../usage/usage-error';
import type { DriverCommand } from './stdio/driver-command';

/**
 * Returns the command that serves a JavaScript module in a process of its own, where it can end or hold up nothing else.
 *
 * @param module - The path of the module.
 * @returns The command.
 * @throws UsageError when it needs a compiler that is not there.
 */
export function moduleCommand(module: string): DriverCommand {
  requireCompiler(module);
  const main = join(__dirname, '..', 'cli', `main${extname(__filename)}`);
  return {
    title: `Module "${module}"`,
    // In a checkout the options of Node say what loads TypeScript.
    // What the module leaves uncaught is shown with the place in the module.
    words: [process.execPath, ...process.execArgv, main, 'serve', '--debug', '--module', module],
  };
}

/** TypeScript is loaded where something has taught it to Node, or where Node can do it itself. */
function requireCompiler(file: string): void {
  const extension = extname(file);
  const { _extensions: loaders } = Module as unknown as {
    readonly _extensions: { readonly [name: string]: unknown };
  };
  const { typescript } = process.features as { readonly typescript?: unknown };
  if (!/^\.[cm]?ts$/.test(extension) || extension in loaders || typescript) return;
  throw new UsageError(
    `--module: expected JavaScript, as Node ${process.version} loads no TypeScript (22.18 and later do), received ${file}`,
  );
}
