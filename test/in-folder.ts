import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Does something in a folder of its own, which is gone afterwards. */
export async function inFolder<Result>(
  action: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  try {
    return await action(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
