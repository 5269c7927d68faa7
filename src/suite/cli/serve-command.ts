import { describeModule } from '../driver/in-process/describe-module';
import { javascriptKit } from '../driver/in-process/javascript-kit';
import { loadModule } from '../driver/load-module';
import { exitCodes } from './exit-codes';

/**
 * Serves an implementation over the driver protocol on stdin and stdout until the input ends.
 *
 * @param module - The path of a JavaScript module; absent: the reference.
 * @returns Never: the kit ends the process.
 */
export function serveCommand(module: string | undefined): Promise<never> {
  const { exports, implementation } = loadQuietly(module);
  process.exitCode = exitCodes.ok;
  javascriptKit.serve(describeModule(exports, implementation));
  return new Promise(() => {});
}

/** Loads a module whose output goes to stderr: stdout is for answers alone. */
function loadQuietly(module: string | undefined) {
  const { stdout, stderr } = process;
  const { write } = stdout;
  stdout.write = stderr.write.bind(stderr);
  try {
    return loadModule(module);
  } finally {
    stdout.write = write;
  }
}
