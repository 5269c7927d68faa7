import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Command, CommanderError } from 'commander';
import packageJson from '../../package.json';
import { buildProgram } from '../../src/suite/cli/build-program';
import { splitCommandLine } from '../../src/suite/driver/stdio/split-command-line';
import { packageRoot } from '../../src/suite/package-root';
import { UsageError } from '../../src/suite/usage/usage-error';
import { newFolder, touchstone } from '../suite/cli/touchstone';
import { MarkdownPage } from './markdown-page';

const scripts: ReadonlyMap<string, string> = new Map(Object.entries(packageJson.scripts));

/** In a sentence a command may be named without what it needs. */
const incomplete = new Set(['commander.missingArgument', 'commander.missingMandatoryOptionValue']);

/** The commands that a page shows, in blocks and in sentences. */
function commandsOf(page: MarkdownPage): (readonly string[])[] {
  const shown = page.blocks
    .filter(({ language }) => ['', 'sh', 'console'].includes(language))
    .flatMap(({ text }) => text.split('\n'));
  return [...shown, ...page.codeSpans]
    .map((line) => line.replace(/^\$ /, '').replace(/ +# .*$/, ''))
    .flatMap((line) => line.split(/ && | &&$/))
    .filter((line) => /^(npm (run|test)|npx touchstone|touchstone)( |$)/.test(line))
    .map(splitCommandLine);
}

/** Says what is wrong with a command of a page; null for one that the project understands. */
function problemOf(words: readonly string[]): string | null {
  const [program, verb = '', ...rest] = words.filter((word) => word !== '--silent');
  if (program === 'touchstone') return problemOfTouchstone(words.slice(1));
  if (program === 'npx') return problemOfTouchstone(words.slice(2));
  if (verb === 'test') {
    const unknown = rest.find((name) => !scripts.has(name));
    return unknown === undefined ? null : `no npm script "${unknown}"`;
  }
  const [script = '', dashes, ...args] = rest;
  if (!scripts.has(script)) return `no npm script "${script}"`;
  if (dashes !== undefined && dashes !== '--') return `expected -- before the arguments of ${script}`;
  if (script === 'touchstone') return problemOfTouchstone(args);
  // A script that is one command of the suite.
  const command = / src\/suite\/cli\/main\.ts (\w+)$/.exec(scripts.get(script) ?? '')?.[1];
  return command === undefined ? null : problemOfTouchstone([command, ...args]);
}

function problemOfTouchstone(args: readonly string[]): string | null {
  if (args.length === 0) return null;
  const program = buildProgram(() => undefined);
  for (const command of [program, ...program.commands]) harmless(command);
  try {
    program.parse([...args], { from: 'user' });
    return null;
  } catch (thrown) {
    // The module of an example need not be there.
    if (thrown instanceof UsageError) return thrown.message.startsWith('--module: ') ? null : thrown.message;
    const { code, exitCode, message } = thrown as CommanderError;
    return exitCode === 0 || incomplete.has(code) ? null : message;
  }
}

function harmless(command: Command): void {
  command.configureOutput({ writeErr: () => undefined, writeOut: () => undefined }).exitOverride();
  if (command.commands.length === 0) command.action(() => undefined);
}

describe('commands in the documentation', () => {
  const pages = MarkdownPage.all().filter(({ path }) => path !== 'CHANGELOG.md');

  for (const page of pages) {
    const commands = commandsOf(page);
    if (commands.length === 0) continue;
    it(`of ${page.path} are ones that the project understands`, () => {
      const problems = commands.flatMap((words) => {
        const problem = problemOf(words);
        return problem === null ? [] : [`${words.join(' ')}: ${problem}`];
      });
      assert.deepEqual(problems, []);
    });
  }

  it('that do not exist are noticed', () => {
    const page = new MarkdownPage(
      'a.md',
      '`npm run conformnace`, `npm test lnit`, `touchstone run --levle stated`, `touchstone run --order randm`, `touchstone smok`\n\n```sh\nnpm run lint && npm run conformance --seed 1\n```\n',
    );
    assert.deepEqual(
      commandsOf(page).map((words) => problemOf(words) !== null),
      [false, true, true, true, true, true, true],
    );
  });

  it('can be typed in the package too: npm runs the command line only where a checkout is spoken of', () => {
    const own = new Set(['touchstone', 'conformance', 'serve']);
    const sections = pages
      .filter(({ path }) => path !== 'CONTRIBUTING.md')
      .flatMap(({ path }) =>
        readFileSync(join(packageRoot, path), 'utf8')
          .split(/^(?=#+ )/m)
          .map((text) => ({ path, text })),
      );
    const misplaced = sections.flatMap(({ path, text }) =>
      commandsOf(new MarkdownPage(path, text))
        .filter(([program, verb, script = '']) => program === 'npm' && verb === 'run' && own.has(script))
        .filter(() => !/\bcheckout\b/.test(text))
        .map((words) => `${path}: ${words.join(' ')}`),
    );
    assert.deepEqual(misplaced, []);
  });

  it('of the README succeed where they need nothing of the reader and run no more than a feature', () => {
    const shown = commandsOf(new MarkdownPage('README.md'))
      .map((words) => words.slice(1))
      .filter(([first = '', second = '']) =>
        first === 'run' ? second.startsWith('features/') : ['list', 'explain', '--help'].includes(first),
      );
    assert.deepEqual(
      shown.map(([first]) => first),
      ['run', 'list', 'explain', '--help'],
    );
    for (const words of shown) {
      const report = words[0] === 'run' ? ['--report', newFolder()] : [];
      const { code, stdout, stderr } = touchstone(...words, ...report);
      assert.equal(code, 0, `${words.join(' ')}\n${stdout}${stderr}`);
    }
  });

  it('include every npm script, in CONTRIBUTING.md', () => {
    const named = new Set(
      commandsOf(new MarkdownPage('CONTRIBUTING.md')).map(([, verb, script]) =>
        verb === 'run' ? script : verb,
      ),
    );
    // npm runs this one by itself, before it packs.
    const byItself = ['prepack'];
    const missing = [...scripts.keys()].filter((name) => !named.has(name) && !byItself.includes(name));
    assert.deepEqual(missing, []);
  });
});
