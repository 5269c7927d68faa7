import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { withFile } from '../usage/with-file';
import { publishReports, readManifest } from './publish-reports';
import { formatFiles, reportPlace, transcriptPath, unfinishedPlace } from './report-names';
import { RunLock } from './run-lock';

/** How a run ended, as far as its reports are concerned. */
export interface Ending {
  /** Whether every scenario that was selected was reached. */
  readonly finished: boolean;
  /** Whether it was stopped in the middle: Cucumber's own file is then without its end, and left out. */
  readonly interrupted: boolean;
}

/** The reports of a run that has ended. */
export interface PublishedReports {
  readonly folder: string;
  readonly names: readonly string[];
  /** How many transcripts found no room. */
  readonly leftOut: number;
  /** Why some or all of the reports could not be written; null when all were. */
  readonly problem: unknown;
}

/** How much room the transcripts of a run have, in bytes: thousands of ordinary ones, and no disk is filled by others. */
export const transcriptRoom = 64 * 1024 * 1024;

/**
 * Keeps the reports of one run until it ends, then puts them where they belong.
 *
 * Reports of a part of the suite, and of a run that ended early, go into folders of their own, so that they never replace
 * a complete result. While a run goes on no other run can have its folder.
 */
export class ReportFolder {
  #room = transcriptRoom;
  #leftOut = 0;
  #problem: unknown = null;

  private constructor(
    /** Where the reports will be when the run reaches its end. */
    readonly path: string,
    private readonly lock: RunLock,
  ) {}

  /**
   * Takes the folder of a run before it starts.
   *
   * @param reports - The folder of all reports.
   * @param partial - Why the run is no complete one; empty for a complete one.
   * @returns The folder.
   * @throws UsageError when it cannot be used, or when another run uses it.
   */
  static open(reports: string, partial: readonly string[]): ReportFolder {
    const path = resolve(reports, reportPlace(partial));
    const lock = RunLock.take(path);
    try {
      readManifest(path);
    } catch (thrown) {
      lock.release();
      throw thrown;
    }
    return new ReportFolder(path, lock);
  }

  /** Where the files of this run are put together. */
  get staging(): string {
    return this.lock.staging;
  }

  /** Writes a file that will be published. That it cannot be written does not stop the run, but is told at its end. */
  write(name: string, text: string): void {
    const path = join(this.staging, name);
    try {
      withFile(path, () => {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      });
    } catch (thrown) {
      if (existsSync(path)) rmSync(path);
      this.#problem ??= thrown;
    }
  }

  /** Writes the transcript of a scenario (JSON lines), as long as there is room for it. */
  writeTranscript(id: string, transcript: string): void {
    const size = Buffer.byteLength(transcript);
    if (size > this.#room) {
      this.#leftOut += 1;
      return;
    }
    this.#room -= size;
    this.write(transcriptPath(id), `${transcript}\n`);
  }

  /**
   * Returns the transcript of a scenario.
   *
   * @param id - The scenario.
   * @returns JSON lines; null when there is no transcript of it, or there was no room for it.
   */
  transcript(id: string): string | null {
    const path = join(this.staging, transcriptPath(id));
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  }

  /**
   * Puts everything that was written where it belongs.
   *
   * @param ending - How the run ended.
   * @returns Where they are now, and what is not there.
   */
  publish({ finished, interrupted }: Ending): PublishedReports {
    if (interrupted) rmSync(join(this.staging, formatFiles.messages), { force: true });
    const folder = finished ? this.path : join(this.path, unfinishedPlace);
    const names = this.#publish(folder);
    return { folder, names, leftOut: this.#leftOut, problem: this.#problem };
  }

  #publish(folder: string): string[] {
    try {
      return publishReports(folder, this.staging);
    } catch (thrown) {
      this.#problem ??= thrown;
      return [];
    }
  }

  /** Lets other runs have the folder; what was not published is lost. */
  close(): void {
    this.lock.release();
  }
}
