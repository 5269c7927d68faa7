import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { WorkerCommand } from './worker-process';

const HERE = resolve(__dirname, '..');
const ROOT = resolve(HERE, '..');
const PHP_WORKER = join(HERE, 'php', 'worker.php');
const HAS_LARAVEL = 'exit((int) !stream_resolve_include_path("Illuminate/Http/autoload.php"));';

// A file that was written a moment ago would not be kept by the opcode cache.
const COMPILED = [
  '-d opcache.enable_cli=1',
  '-d opcache.file_update_protection=0',
  '-d opcache.jit=tracing',
  '-d opcache.jit_buffer_size=64M',
].flatMap((option) => option.split(' '));

/**
 * Returns the commands of the contenders that are written in JavaScript; the first one is the reference.
 *
 * @param nodeOptions - Further options of Node.
 * @returns The commands.
 */
export function nodeCommands(nodeOptions: readonly string[] = []): WorkerCommand[] {
  return ['reference', 'hand-written', 'prebuilt', 'lucid', 'resources.js'].map((name) => ({
    name,
    command: [
      process.execPath,
      ...nodeOptions,
      '-r',
      'ts-node/register',
      join(HERE, 'src', 'worker.ts'),
      name,
    ] as const,
    cwd: ROOT,
  }));
}

/**
 * Returns the command of the Laravel that a PHP on this system finds.
 *
 * @param php - The PHP program.
 * @returns The command; null when there is no such program or it finds no Laravel.
 */
export function laravelCommand(php: string): WorkerCommand | null {
  if (php === '' || spawnSync(php, ['-r', HAS_LARAVEL]).status !== 0) return null;
  return { name: `Laravel ${versionOf([php])}`, command: [php, ...COMPILED, PHP_WORKER] };
}

/** A Laravel in another system's root, and how to clean up after it. */
export interface RootedLaravel {
  readonly worker: WorkerCommand;
  readonly cleanUp: () => void;
}

/**
 * Returns the command of the Laravel in another system's root; the contender's program is copied there.
 *
 * @param root - The root directory.
 * @returns The command.
 * @throws Error when there is no PHP with Laravel in it.
 */
export function rootedLaravelCommand(root: string): RootedLaravel {
  const enter = ['chroot', root, 'php'] as const;
  if (spawnSync(enter[0], [...enter.slice(1), '-r', HAS_LARAVEL]).status !== 0) {
    throw new Error(`--php-root: expected the root of a system with PHP and Laravel, received "${root}"`);
  }
  const directory = mkdtempSync(join(root, 'tmp', 'benchmark-'));
  const copy = join(directory, 'worker.php');
  copyFileSync(PHP_WORKER, copy);
  return {
    worker: {
      name: `Laravel ${versionOf(enter)}`,
      command: [...enter, ...COMPILED, `/${relative(root, copy)}`],
    },
    cleanUp: () => rmSync(directory, { recursive: true, force: true }),
  };
}

function versionOf([program, ...args]: readonly [string, ...string[]]): string {
  const code =
    'preg_match("~^Package: php-illuminate-pagination\\n.*?^Version: (?:\\d+:)?([\\d.]+)~ms", ' +
    'implode("\\n\\n", preg_grep("~^Package: php-illuminate-pagination\\n~", ' +
    'explode("\\n\\n", (string) @file_get_contents("/var/lib/dpkg/status")))), $found); ' +
    'echo $found[1] ?? "of unknown version", ", PHP ", PHP_VERSION;';
  return spawnSync(program, [...args, '-r', code], { encoding: 'utf8' }).stdout.trim();
}
