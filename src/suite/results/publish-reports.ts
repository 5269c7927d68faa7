import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { levels } from '../scenarios/scenario-info';
import { UsageError } from '../usage/usage-error';
import { badgePath, formatFiles } from './report-names';

/** Lists what a run wrote into a folder: nothing else is ever deleted there. */
const manifestName = '.touchstone-files.json';

const fixedNames: readonly string[] = [...Object.values(formatFiles), ...levels.map(badgePath)];
const transcriptNames = /^transcripts\/[\w.~-]+\.ndjson$/;

/**
 * Moves the reports of a run to where they belong, each whole, and deletes those that an earlier run left there.
 *
 * @param folder - Where they belong.
 * @param staging - Where they were written, on the same disk.
 * @returns The names of the reports, paths below the folder.
 * @throws UsageError when the list of what earlier runs wrote is not usable.
 */
export function publishReports(folder: string, staging: string): string[] {
  const earlier = readManifest(folder);
  const names = [...fixedNames, ...transcriptsIn(staging)].filter((name) => existsSync(join(staging, name)));
  mkdirSync(folder, { recursive: true });
  // Until the end the list names both, so that a run that is killed leaves nothing that the next one would not know.
  writeManifest(folder, staging, [...new Set([...earlier, ...names])]);
  const gone = earlier.filter((name) => !names.includes(name));
  for (const name of gone) deleteReport(folder, name);
  // The result comes first of the names and last here: when it is there, all it speaks of is there.
  for (const name of names.toReversed()) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    renameSync(join(staging, name), join(folder, name));
  }
  writeManifest(folder, staging, names);
  return names;
}

/**
 * Reads which files of a folder earlier runs wrote.
 *
 * @param folder - A folder of reports.
 * @returns Their names; every one of them is a name that a run writes, inside the folder.
 * @throws UsageError when the list is no such list.
 */
export function readManifest(folder: string): string[] {
  const path = join(folder, manifestName);
  if (!existsSync(path)) return [];
  const names = parse(readFileSync(path, 'utf8'));
  if (names === null) {
    throw new UsageError(
      `${path}: expected the names of the reports that earlier runs wrote; delete it to continue; those reports are kept`,
    );
  }
  return names;
}

function parse(text: string): string[] | null {
  try {
    const { files } = JSON.parse(text) as { readonly files: readonly string[] };
    return files.every(isReportName) ? [...files] : null;
  } catch {
    return null;
  }
}

function isReportName(name: string): boolean {
  return typeof name === 'string' && (fixedNames.includes(name) || transcriptNames.test(name));
}

function writeManifest(folder: string, staging: string, files: readonly string[]): void {
  const prepared = join(staging, manifestName);
  writeFileSync(prepared, `${JSON.stringify({ files }, null, 2)}\n`);
  renameSync(prepared, join(folder, manifestName));
}

function transcriptsIn(staging: string): string[] {
  const folder = join(staging, 'transcripts');
  return existsSync(folder) ? readdirSync(folder).map((name) => `transcripts/${name}`) : [];
}

function deleteReport(folder: string, name: string): void {
  const parent = dirname(join(folder, name));
  // If somebody replaced the folder of transcripts by a link, the files behind it are theirs.
  if (parent !== folder && lstatSync(parent, { throwIfNoEntry: false })?.isDirectory() !== true) return;
  rmSync(join(folder, name), { force: true });
  if (parent !== folder && readdirSync(parent).length === 0) rmdirSync(parent);
}
