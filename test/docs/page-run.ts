import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { packageRoot } from '../../src/suite/package-root';
import { touchstoneCommand } from '../../src/suite/touchstone-command';
import { main, newFolder } from '../suite/cli/touchstone';
import { fitOutput } from './fit-output';
import type { CodeBlock } from './markdown-page';

const prompt = '$ ';

/** A command of a page and what is shown of its output. */
interface Shown {
  readonly command: string;
  readonly output: string;
}

/**
 * Does what a page tells its reader, in a folder of its own: writes its programs and runs its commands.
 *
 * A comment before a block says what becomes of it: `<!-- FILE -->` is the whole of a file,
 * `<!-- FILE from "A" to "B" -->` takes the place of the lines from the one that begins with A to the one before B (without a B
 * to the end), and
 * `<!-- FILE: "A" becomes "B" -->` changes a file before the commands of the block run. Commands without output, in blocks of the
 * language `sh`, are not run.
 */
export class PageRun {
  readonly #folder = newFolder();
  readonly #programs = newFolder();

  /** `otherwise` returns what is to be shown of an output in which the lines of the page are not found. */
  constructor(private readonly otherwise: (shown: string, actual: string) => string = (_, actual) => actual) {
    // Fixes the random seed, which a page may show.
    const chosen = join(this.#programs, 'no-chance.cjs');
    writeFileSync(chosen, 'Math.random = () => 0.5;\n');
    const words = [process.execPath, '-r', chosen, ...main].map((word) => `'${word}'`);
    this.#addProgram('touchstone', `exec ${words.join(' ')} "$@"`);
    // `npm run conformance -- …` as package.json says it, but in the folder of the page.
    this.#addProgram(
      'npm',
      '[ "$2" = conformance ] || exit 1; shift 2; [ "$1" != -- ] || shift; exec touchstone run "$@"',
    );
  }

  /**
   * Does what a block says. Returns what is in it when its output is as it is now; null where there is no
   * output.
   */
  do({ language, text, note }: CodeBlock): string | null {
    const [, changed, from, to] = /^(\S+): "(.*)" becomes "(.*)"$/.exec(note) ?? [];
    if (changed !== undefined) this.#edit(changed, (content) => replaceOnce(content, from ?? '', to ?? ''));
    if (language === 'console') return this.#run(shownIn(text));
    if (language !== 'sh' && note !== '' && changed === undefined) this.#write(note, text);
    return null;
  }

  #write(note: string, text: string): void {
    const [, file = note, from, to] = /^(\S+) from "(.*?)"(?: to "(.*)")?$/.exec(note) ?? [];
    if (from === undefined) writeFileSync(join(this.#folder, file), `${text}\n`);
    else this.#edit(file, (content) => replaceLines(content, from, to, text));
  }

  #edit(file: string, change: (content: string) => string): void {
    const path = join(this.#folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }

  /** Runs the commands of a block in one shell, so that `$?` is what a reader sees. */
  #run(shown: readonly Shown[]): string {
    const end = '\u0001';
    const script = shown.map(({ command }) => `${command}\nset -- $?; printf '${end}'; (exit $1)\n`).join('');
    const { stdout, error } = spawnSync('sh', ['-c', `exec 2>&1\n${script}`], {
      cwd: this.#folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        NO_COLOR: '1',
        // A page is a test of itself; the coverage of what it runs would only take time.
        NODE_V8_COVERAGE: '',
        PATH: `${this.#programs}${delimiter}${process.env.PATH}`,
        TS_NODE_PROJECT: join(packageRoot, 'tsconfig.json'),
      },
    });
    if (error !== undefined) throw error;
    // Paths are shown as they are in a checkout, commands as the README writes them.
    const said = stdout.replaceAll(touchstoneCommand, 'touchstone');
    const outputs = said.replaceAll(`${relative(this.#folder, packageRoot)}/`, '').split(end);
    return shown
      .flatMap(({ command, output }, index) => {
        const actual = (outputs[index] ?? '').replace(/\n$/, '');
        const now = fitOutput(output, actual) ?? this.otherwise(output, actual);
        return now === '' ? [prompt + command] : [prompt + command, now];
      })
      .join('\n');
  }

  #addProgram(name: string, line: string): void {
    const file = join(this.#programs, name);
    writeFileSync(file, `#!/bin/sh\n${line}\n`);
    chmodSync(file, 0o755);
  }
}

function shownIn(text: string): Shown[] {
  return `\n${text}`
    .split(`\n${prompt}`)
    .slice(1)
    .map((part) => {
      const [command = '', ...output] = part.split('\n');
      return { command, output: output.join('\n') };
    });
}

function replaceOnce(content: string, from: string, to: string): string {
  const parts = content.split(from);
  if (parts.length !== 2) throw new Error(`expected "${from}" once, received it ${parts.length - 1} times`);
  return parts.join(to);
}

function replaceLines(content: string, from: string, to: string | undefined, text: string): string {
  const lines = content.split('\n');
  const start = lines.findIndex((line) => line.startsWith(from));
  if (start >= 0 && to === undefined) return [...lines.slice(0, start), ...text.split('\n'), ''].join('\n');
  const end = lines.findIndex((line, index) => index >= start && line.startsWith(to ?? ''));
  if (start < 0 || end < 0) throw new Error(`expected lines from "${from}" to "${to}"`);
  return [...lines.slice(0, start), ...text.split('\n'), '', ...lines.slice(end)].join('\n');
}
