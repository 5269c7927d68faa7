import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../usage/usage-error';
import { withFile } from '../usage/with-file';

const lockName = '.touchstone-run';

/** The folders this process has taken: its own id in a lock proves nothing, a new process may have been given an old id. */
const taken = new Set<string>();

/**
 * Holds a folder for one run, with a place for files that are not complete yet.
 *
 * The lock is a folder with the id of its process inside. It comes into being, and goes, by renaming: it is never seen
 * without that id.
 */
export class RunLock {
  private constructor(
    /** Where files are put together; on the same disk as the folder, and gone with the lock. */
    readonly staging: string,
  ) {}

  /**
   * Takes a folder; one that does not exist is made. The lock of a process that has ended is removed, with all it left.
   *
   * @param folder - The folder to take.
   * @returns The lock.
   * @throws UsageError when another run holds it, or when it cannot be made or written to.
   */
  static take(folder: string): RunLock {
    const staging = join(resolve(folder), lockName);
    const prepared = `${staging}-${process.pid}`;
    withFile(folder, () => {
      mkdirSync(prepared, { recursive: true });
      writeFileSync(holderFile(prepared), String(process.pid));
      while (!tryRename(prepared, staging)) {
        const holder = holderOf(staging);
        if (holder !== null && isHeld(staging, holder)) {
          rmSync(prepared, { recursive: true });
          throw new UsageError(inUse(folder, staging, holder));
        }
        if (holder !== null) discard(staging, holder);
      }
    });
    taken.add(staging);
    return new RunLock(staging);
  }

  /** Releases the folder; what is still in {@link RunLock.staging} is lost. */
  release(): void {
    if (taken.delete(this.staging)) discard(this.staging);
  }
}

function holderFile(staging: string): string {
  return join(staging, 'process-id');
}

/** Renames a folder; false when something of the new name is in the way. */
function tryRename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (thrown) {
    if (holderOf(to) === null) throw thrown;
    return false;
  }
}

function inUse(folder: string, staging: string, holder: number): string {
  return `${folder}: expected a folder that no other run writes to; process ${holder} is writing to it (if that is no run of touchstone, delete ${staging})`;
}

/** Removes a lock; of two that do so at a time only one can rename it. */
function discard(staging: string, expected = process.pid): void {
  const aside = `${staging}-${process.pid}-ended`;
  try {
    renameSync(staging, aside);
  } catch {
    return;
  }
  // Between looking and renaming, another run may have removed the stale lock and taken the folder.
  if (Object.is(holderOf(aside), expected) || !tryRename(aside, staging)) rmSync(aside, { recursive: true });
}

/** Returns the id of the process that holds a lock: NaN where a crash of the machine lost it, null where there is no lock. */
function holderOf(staging: string): number | null {
  try {
    return Number.parseInt(readFileSync(holderFile(staging), 'utf8'), 10);
  } catch {
    return null;
  }
}

function isHeld(staging: string, holder: number): boolean {
  if (holder === process.pid) return taken.has(staging);
  try {
    return process.kill(holder, 0);
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM';
  }
}
