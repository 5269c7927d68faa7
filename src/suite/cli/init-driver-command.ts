import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { packageRoot } from '../package-root';
import { suggest } from '../usage/suggest';
import { UsageError } from '../usage/usage-error';
import { exitCodes } from './exit-codes';

interface Starter {
  readonly folder: string;
  /** The file that is edited, then the one that speaks the protocol for it. */
  readonly files: readonly [string, string];
  readonly command: string;
  readonly adapt?: (text: string) => string;
}

const starters: Readonly<Record<string, Starter>> = {
  node: { folder: 'node', files: ['driver.mjs', 'touchstone-protocol.mjs'], command: 'node' },
  'node-cjs': {
    folder: 'node',
    files: ['driver.mjs', 'touchstone-protocol.mjs'],
    command: 'node',
    adapt: toCommonJs,
  },
  python: { folder: 'python', files: ['driver.py', 'touchstone_protocol.py'], command: 'python3' },
  ruby: { folder: 'ruby', files: ['driver.rb', 'touchstone_protocol.rb'], command: 'ruby' },
};

/**
 * Writes the skeleton of a driver: a file to edit, and beside it the one that speaks the protocol.
 *
 * @param language - `node`, `node-cjs`, `python` or `ruby`.
 * @param output - A folder, or the name for the file to edit.
 * @returns The exit code.
 * @throws UsageError for another language, or when a file is there already.
 */
export function initDriverCommand(language: string, output: string): number {
  const { folder, files, command, adapt = asItIs } = findStarter(language);
  const [edited, protocol] = files;
  const main = isFolder(output, adapt(edited)) ? join(output, adapt(edited)) : output;
  const copies = [
    { from: edited, to: main },
    { from: protocol, to: join(dirname(main), adapt(protocol)) },
  ];
  for (const { to } of copies) {
    if (existsSync(to))
      throw new UsageError(`init-driver: expected a name that is free, received ${to}, which exists`);
  }
  mkdirSync(dirname(main), { recursive: true });
  for (const { from, to } of copies) {
    writeFileSync(to, adapt(readFileSync(join(packageRoot, 'drivers', 'starters', folder, from), 'utf8')));
    process.stdout.write(`Wrote ${to}\n`);
  }
  process.stdout.write(`Try it: touchstone smoke --driver "${command} ${main}"\n`);
  return exitCodes.conforms;
}

function asItIs(text: string): string {
  return text;
}

function findStarter(language: string): Starter {
  const known = Object.keys(starters);
  if (known.includes(language)) return starters[language] as Starter;
  const hint = suggest(language, known) || '; for any other language see docs/writing-a-driver.md';
  throw new UsageError(`init-driver: expected one of ${known.join(', ')}, received "${language}"${hint}`);
}

/** A name with the skeleton's own extension is a file, every other one a folder. */
function isFolder(output: string, file: string): boolean {
  if (existsSync(output)) return statSync(output).isDirectory();
  return extname(output) !== extname(file);
}

/** Rewrites the few module statements of a starter; the rest of it is the same in both module systems. */
function toCommonJs(text: string): string {
  const exported = [...text.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  const body = text
    .replace(/\bimport (\{.*\}) from ('.*');$/gm, 'const $1 = require($2);')
    .replace(/^export (?=function )/gm, '')
    .replaceAll('.mjs', '.cjs');
  return exported.length === 0 ? body : `${body}\nmodule.exports = { ${exported.join(', ')} };\n`;
}
