import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { ResultFile } from '../../../src/suite/results/result-file';
import type { ScenarioResult } from '../../../src/suite/results/verdict';

const root = join(__dirname, '..', '..', '..');
/** The command line as Node takes it. */
export const main = [
  '-r',
  join(root, 'test', 'load-typescript.cjs'),
  join(root, 'src', 'suite', 'cli', 'main.ts'),
];

/** What a command left behind. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

let thread: Worker | undefined;

/** How long a command may take, in milliseconds. */
const patience = 300_000;

/**
 * Runs a command line to its end, in a thread of this process: a process of its own would spend most of its time on loading the
 * suite. What a command does to its process is for {@link commandLine}.
 */
export function touchstone(...args: readonly string[]): Ended {
  thread ??= new Worker(join(__dirname, 'command-thread.cjs'));
  thread.unref();
  const { port1, port2 } = new MessageChannel();
  const flag = new Int32Array(new SharedArrayBuffer(4));
  thread.postMessage({ args, answers: port2, flag }, [port2]);
  // A command that hangs fails its test instead of holding up all tests.
  if (Atomics.wait(flag, 0, 0, patience) === 'timed-out') {
    void thread.terminate();
    thread = undefined;
    throw new Error(`touchstone ${args.join(' ')}: expected it to end within ${patience / 1000} s`);
  }
  const { message } = receiveMessageOnPort(port1) as { readonly message: Ended };
  port1.close();
  return message;
}

/** A run that has ended, with the folder of its reports. */
export interface Judged extends Ended {
  readonly report: string;
  /** The result file. */
  readonly file: ResultFile;
}

/** Runs scenarios, with reports in a folder of their own. */
export function judge(...args: readonly string[]): Judged {
  const report = newFolder();
  const ended = touchstone('run', '--report', report, ...args);
  return {
    ...ended,
    report,
    get file() {
      return resultsIn(report);
    },
  };
}

/** Starts a run and sends it a signal as soon as its second scenario is over: one reset comes before the first, and one after each. */
export async function stopped(signal: NodeJS.Signals, ...args: readonly string[]): Promise<Ended> {
  // The smoke checks have resets of their own.
  const child = spawn(process.execPath, [...main, ...args, '--no-smoke', '--verbose'], { cwd: root });
  const stdout = text(child.stdout);
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (more: string) => {
    const before = resetsIn(stderr);
    stderr += more;
    if (before < 3 && resetsIn(stderr) >= 3) child.kill(signal);
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, stdout: await stdout, stderr };
}

/** The texts that this process writes to a stream of its own from now on, instead of writing them. */
export function outputOf(context: TestContext, name: 'stdout' | 'stderr'): string[] {
  const texts: string[] = [];
  context.mock.method(process[name], 'write', (more: string) => texts.push(more) > 0);
  return texts;
}

/** The command of a driver that serves the reference and misbehaves on order. */
export function saboteur(mode: string, operation = '', file = ''): string {
  return `"${process.execPath}" "${join(__dirname, 'saboteur.js')}" ${mode} '${operation}' "${file}"`;
}

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder for the reports of one run, or for anything else; it goes when the tests of its file end. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  folders.push(folder);
  return folder;
}

/** A file with a text, in a folder of its own. */
export function newFile(name: string, text: string): string {
  const path = join(newFolder(), name);
  writeFileSync(path, text);
  return path;
}

/** The folder in which the only run of a folder of reports left them. */
export function placeIn(reports: string): string {
  const places = ['', 'unfinished', 'partial', join('partial', 'unfinished')]
    .map((name) => join(reports, name))
    .filter((folder) => existsSync(join(folder, 'conformance.json')));
  const [place] = places;
  if (place === undefined || places.length > 1)
    throw new Error(`${reports}: expected one result, received ${places.join(' and ') || 'none'}`);
  return place;
}

/** The result file that a run wrote. */
export function resultsIn(reports: string): ResultFile {
  return JSON.parse(readFileSync(join(placeIn(reports), 'conformance.json'), 'utf8')) as ResultFile;
}

/** The reports in a folder; not the list of them that the next run needs. */
export function reportsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

/** The verdicts of a run whose scenarios are about a row. */
export function about(file: ResultFile, row: string): ScenarioResult[] {
  return file.scenarios.filter(({ rows }) => rows.includes(row));
}

/** The command line as a shell takes it. */
export function commandLine(...args: readonly string[]): string {
  return [process.execPath, ...main, ...args].map((word) => `'${word}'`).join(' ');
}

function resetsIn(messages: string): number {
  return messages.split('-> reset').length - 1;
}
