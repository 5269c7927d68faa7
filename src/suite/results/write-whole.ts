import { existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { withFile } from '../usage/with-file';

/**
 * Writes a file so that nobody ever finds half of it: beside its place first, then renamed. A link stays one.
 *
 * @param path - The file, replaced when it exists.
 * @param text - All of its content.
 * @throws UsageError naming the file and the cause when it cannot be written; what was there then stays.
 */
export function writeWhole(path: string, text: string): void {
  withFile(path, () => {
    const target = existsSync(path) ? realpathSync(path) : path;
    const beside = `${target}.${process.pid}.tmp`;
    try {
      writeFileSync(beside, text);
      renameSync(beside, target);
    } catch (thrown) {
      rmSync(beside, { force: true });
      throw thrown;
    }
  });
}
