import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Driver } from '../driver/driver';
import { endQuietly } from '../driver/end-quietly';
import { type DriverChoice, openDriver } from '../driver/open-driver';
import { RecordingDriver } from '../driver/recording-driver';
import { CommonGround } from '../fuzz/common-ground';
import { featureText } from '../fuzz/feature-text';
import type { Finding } from '../fuzz/finding';
import { fuzz } from '../fuzz/fuzz';
import { KnownDifferences, readKnownDifferences } from '../fuzz/known-differences';
import { coverageLines, figureLines, findingLines } from '../fuzz/report-lines';
import { runProgram } from '../fuzz/run-program';
import type { DriverDescription } from '../protocol/wire';
import { implementationTitle } from '../results/implementation-title';
import { defaultReports } from '../results/report-names';
import { writeWhole } from '../results/write-whole';
import { freshSeed } from '../seed';
import { ServiceCheck } from '../session/service-check';
import { shellQuoted } from '../text/shell-quoted';
import { touchstoneCommand } from '../touchstone-command';
import { traits } from '../traits/trait-catalogue';
import { UsageError } from '../usage/usage-error';
import { withFile } from '../usage/with-file';
import { exitCodes } from './exit-codes';
import { requireSeedOfPath } from './options/path';

/** The options of `touchstone fuzz`. */
export interface FuzzOptions {
  /** The implementations, in the order in which they were named. */
  readonly driver?: readonly DriverChoice[];
  /** The same list. */
  readonly module?: readonly DriverChoice[];
  readonly timeout?: number;
  /** How long to look, in seconds. */
  readonly time: number;
  readonly programs?: number;
  readonly causes: number;
  readonly seed?: number;
  readonly path?: string;
  readonly knownDifferences?: readonly string[];
  readonly report: string;
  readonly quiet?: boolean;
}

/** What fuzzed programs are made with. */
const needed = ['define', 'fixtures', 'request'];
const components = ['Paginator.__construct', 'AnonymousResourceCollection.__construct'];

/**
 * Runs generated programs on two implementations and shows where they differ.
 *
 * @param options - What the command line said.
 * @returns The exit code: 1 when a difference was found that is not known.
 * @throws UsageError for options that cannot be followed, DriverFault when a driver cannot be run.
 */
export async function fuzzCommand(options: FuzzOptions): Promise<number> {
  const choices = choicesOf(options);
  requireSeedOfPath(options, 'the cause');
  const known = new KnownDifferences((options.knownDifferences ?? []).flatMap(readKnownDifferences));
  // The folder first: a finding that cannot be written would be lost.
  const folder = folderOf(options);
  withFile(folder, () => mkdirSync(folder, { recursive: true }));
  const drivers = choices.map((choice) => openDriver(choice)) as [Driver, Driver];
  try {
    const descriptions = [await drivers[0].initialize(), await drivers[1].initialize()] as const;
    return await compare(options, drivers, descriptions, known);
  } finally {
    for (const driver of drivers) await endQuietly(driver);
  }
}

async function compare(
  options: FuzzOptions,
  [left, right]: readonly [Driver, Driver],
  descriptions: readonly [DriverDescription, DriverDescription],
  known: KnownDifferences,
): Promise<number> {
  requireService(descriptions);
  const ground = new CommonGround(...descriptions);
  const titles = descriptions.map(({ implementation }) => implementationTitle(implementation)) as [
    string,
    string,
  ];
  const seed = options.seed ?? freshSeed();
  const end = performance.now() + options.time * 1000;
  const declined = traits.map(({ name }) => name).filter((name) => !ground.follows(name));
  print([
    `${titles.join(' and ')}, seed ${seed}`,
    ...(declined.length === 0
      ? []
      : [`Left out, because at least one side does not follow it: ${declined.join(', ')}`]),
  ]);
  removeFindings(folderOf(options));
  const result = await fuzz({
    left,
    right,
    ground,
    seed,
    path: options.path,
    programs: options.programs ?? Number.POSITIVE_INFINITY,
    isOver: () => performance.now() >= end,
    findings: options.causes,
    // What is asked for alone is shown, be it known or not.
    ...(options.path === undefined ? { known } : {}),
    onFinding: (finding, number) => showFinding(options, number, finding, right, titles),
  });
  if (options.quiet !== true) print(['', ...coverageLines(result.coverage, ground)]);
  print(['', ...figureLines(result, known)]);
  return result.findings.length === 0 ? exitCodes.ok : exitCodes.differs;
}

/** Shows what was found, and writes a feature and a transcript of it. */
async function showFinding(
  options: FuzzOptions,
  number: number,
  finding: Finding,
  right: Driver,
  titles: readonly [string, string],
): Promise<void> {
  const place = join(folderOf(options), String(number));
  const feature = featureText(finding);
  writeWhole(`${place}.feature`, feature);
  writeWhole(`${place}.ndjson`, await transcriptOf(finding, right));
  const ending = [
    ...feature.split('\n').map((line) => (line === '' ? '' : `    ${line}`)),
    `  again:  ${again(options, finding)}`,
    `  replay: ${[touchstoneCommand, 'replay', `${place}.ndjson`, ...implementationWords(options, 1)].join(' ')}`,
  ];
  print(['', ...findingLines(number, finding, titles, ending)]);
}

/** Where findings are written: one that is tried again leaves those of the search alone. */
function folderOf({ report, path }: FuzzOptions): string {
  return join(report, 'fuzz', ...(path === undefined ? [] : ['again']));
}

/** Makes room for what is found. Nothing but what an earlier search wrote is deleted. */
function removeFindings(folder: string): void {
  withFile(folder, () => {
    for (const name of readdirSync(folder))
      if (/^\d+\.(feature|ndjson)$/.test(name)) rmSync(join(folder, name));
  });
}

/** What the right implementation answers to the program: played against the left one it shows the difference. */
async function transcriptOf({ program }: Finding, right: Driver): Promise<string> {
  const recording = new RecordingDriver(right);
  await runProgram(program, recording);
  const entries = await recording.transcript();
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

function again(options: FuzzOptions, { seed, path }: Finding): string {
  return [
    touchstoneCommand,
    'fuzz',
    ...implementationWords(options, 2),
    `--seed ${seed}`,
    `--path ${path}`,
    ...(options.report === defaultReports ? [] : [`--report ${shellQuoted(options.report)}`]),
  ].join(' ');
}

/** The options that choose the implementations, up to a number of them. */
function implementationWords(options: FuzzOptions, most: number): readonly string[] {
  const { timeout } = options;
  const words = namedIn(options).map(({ driver, module }) =>
    driver === undefined ? `--module ${shellQuoted(module ?? '')}` : `--driver ${shellQuoted(driver)}`,
  );
  return [...words.slice(0, most), ...(timeout === undefined ? [] : [`--timeout ${timeout}`])];
}

/** One or two implementations; the reference is the second where there is one. */
function choicesOf(options: FuzzOptions): readonly [DriverChoice, DriverChoice] {
  const limit = options.timeout === undefined ? {} : { timeout: options.timeout };
  const [left, right] = namedIn(options).map((choice) => ({ ...choice, ...limit }));
  if (left === undefined)
    throw new UsageError('fuzz: expected one or two implementations as --driver or --module, received none');
  return [left, right ?? {}];
}

function namedIn({ driver, module }: FuzzOptions): readonly DriverChoice[] {
  return driver ?? module ?? [];
}

function requireService(descriptions: readonly DriverDescription[]): void {
  for (const description of descriptions) {
    const { implementation, capabilities } = description;
    const services = new ServiceCheck(description);
    const title = implementationTitle(implementation);
    const lacking = needed.filter((name) => !capabilities.includes(name));
    if (lacking.length > 0)
      throw new UsageError(
        `fuzz: expected both drivers to have the capabilities ${needed.join(', ')}; the driver of ${title} lacks ${lacking.join(', ')}`,
      );
    const unserved = components.filter((row) => services.whyNotServed(row) !== null);
    if (unserved.length > 0)
      throw new UsageError(
        `fuzz: expected both drivers to serve Paginator and AnonymousResourceCollection; the driver of ${title} does not serve ${unserved.join(', ')}`,
      );
  }
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
