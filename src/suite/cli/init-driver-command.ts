import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, normalize } from 'node:path';
import { packageRoot } from '../package-root';
import { shellQuoted } from '../text/shell-quoted';
import { touchstoneCommand } from '../touchstone-command';
import { requireOneOf } from '../usage/require-one-of';
import { UsageError } from '../usage/usage-error';
import { exitCodes } from './exit-codes';
import { phpKit } from './php-kit';

interface Starter {
  /** The file that is edited, below `drivers/`. */
  readonly edited: string;
  /** The folder below `drivers/` with what speaks the protocol for it, and its files. */
  readonly kit: readonly [folder: string, ...files: string[]];
  /** How it is tried, given the path of the edited file. */
  readonly trial: (main: string) => string;
  /** Writes the kit out of its parts, where it is no file of its own. */
  readonly written?: () => string;
  /** Rewrites the edited file, and its name. */
  readonly adapt?: (text: string) => string;
}

const javascript: Omit<Starter, 'adapt'> = {
  edited: 'starters/node/driver.mjs',
  kit: ['javascript', 'touchstone-protocol.cjs'],
  trial: (main) => touchstone(`node ${shellQuoted(main)}`),
};

const starters: Readonly<Record<string, Starter>> = {
  node: javascript,
  'node-cjs': { ...javascript, adapt: toCommonJs },
  python: {
    edited: 'starters/python/driver.py',
    kit: ['starters/python', 'touchstone_protocol.py'],
    trial: (main) => touchstone(`python3 ${shellQuoted(main)}`),
  },
  ruby: {
    edited: 'starters/ruby/driver.rb',
    kit: ['starters/ruby', 'touchstone_protocol.rb'],
    trial: (main) => touchstone(`ruby ${shellQuoted(main)}`),
  },
  php: {
    edited: 'starters/php/driver.php',
    kit: ['php', 'touchstone-protocol.php'],
    trial: (main) => touchstone(`php ${shellQuoted(main)}`),
    written: phpKit,
  },
  go: {
    edited: 'starters/go/driver.go',
    kit: ['starters/go', 'go.mod', 'touchstone/touchstone.go'],
    trial: (main) => {
      const folder = shellQuoted(dirname(main));
      return `(cd ${folder} && go build -o driver .) && ${touchstone(`${folder}/driver`)}`;
    },
  },
};

/**
 * Writes the skeleton of a driver: a file to edit, and beside it those that speak the protocol.
 *
 * @param language - `node`, `node-cjs`, `python`, `ruby`, `php` or `go`.
 * @param output - A folder, or the name for the file to edit.
 * @returns The exit code.
 * @throws UsageError for another language, or when a file is there already.
 */
export function initDriverCommand(language: string, output: string): number {
  const { edited, kit, trial, written, adapt = String } = findStarter(language);
  const [folder, ...files] = kit;
  const name = adapt(basename(edited));
  const main = isFolder(output, name) ? join(output, name) : normalize(output);
  const read = (file: string) => readFileSync(join(packageRoot, 'drivers', file), 'utf8');
  const copies = [
    { to: main, text: () => adapt(read(edited)) },
    ...files.map((file) => ({
      to: join(dirname(main), file),
      text: written ?? (() => read(join(folder, file))),
    })),
  ];
  for (const [index, { to }] of copies.entries()) {
    if (existsSync(to)) throw new UsageError(`init-driver: ${to} already exists; nothing was written`);
    if (index > 0 && to === main)
      throw new UsageError(`init-driver: expected another name than that of the kit, received ${to}`);
  }
  for (const { to, text } of copies) {
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text());
    process.stdout.write(`Wrote ${to}\n`);
  }
  process.stdout.write(`Try it: ${trial(main)}\n`);
  return exitCodes.ok;
}

/** How a driver command is tried. */
function touchstone(driver: string): string {
  return `${touchstoneCommand} smoke --driver "${driver}"`;
}

function findStarter(language: string): Starter {
  const otherwise = '; for any other language see docs/writing-a-driver.md';
  return starters[requireOneOf('init-driver', Object.keys(starters), language, otherwise)] as Starter;
}

/** A name with the skeleton's own extension is a file, every other one a folder. */
function isFolder(output: string, file: string): boolean {
  if (existsSync(output)) return statSync(output).isDirectory();
  return extname(output) !== extname(file);
}

/** Rewrites the import of the starter; the rest of it is the same in both module systems. */
function toCommonJs(text: string): string {
  return text
    .replace(/\bimport (\{.*\}) from ('.*');$/gm, 'const $1 = require($2);')
    .replaceAll('.mjs', '.cjs');
}
