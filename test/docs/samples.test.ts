import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import ts from 'typescript';
import { packageRoot } from '../../src/suite/package-root';
import { messageProblem } from '../../src/suite/protocol/message-check';
import type { Verb } from '../../src/suite/protocol/verb';
import { type CodeBlock, MarkdownPage } from './markdown-page';
import { claimsIn, misprints, withChecks } from './sample';

const samples = MarkdownPage.all().flatMap((page) =>
  page.blocks
    .filter(({ language }) => ['js', 'ts'].includes(language))
    .map((block) => ({ path: page.path, block })),
);

/** The sample as a program that uses the sources. */
function program(block: CodeBlock): string {
  const sourced = withChecks(block)
    .replaceAll("'touchstone-reference'", "'../../src/reference/index'")
    .replaceAll("'touchstone-reference/views'", "'../../src/reference/views'");
  return block.language === 'ts'
    ? sourced
    : sourced.replace(/^import (.*) from ('.*');/gm, 'const $1 = require($2);');
}

describe('samples', () => {
  // In the package, so that the compiler takes them as it takes the tests.
  mkdirSync(join(packageRoot, 'reports'), { recursive: true });
  const folder = mkdtempSync(join(packageRoot, 'reports', 'samples-'));
  after(() => rmSync(folder, { recursive: true }));

  const files = samples.map(({ block }, index) => {
    const file = join(folder, `sample-${index}.${block.language === 'ts' ? 'ts' : 'cjs'}`);
    writeFileSync(file, program(block));
    return file;
  });

  it('in TypeScript compile as strictly as the sources', () => {
    const { config } = ts.readConfigFile(join(packageRoot, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(
      { ...config, files: [], include: [] },
      ts.sys,
      packageRoot,
    );
    const typed = files.filter((file) => file.endsWith('.ts'));
    const problems = ts.getPreEmitDiagnostics(ts.createProgram(typed, options));
    assert.deepEqual(
      problems.map(({ messageText, file, start }) => [
        ts.flattenDiagnosticMessageText(messageText, '\n'),
        file?.text.slice(start ?? 0).split('\n')[0],
      ]),
      [],
    );
  });

  for (const [index, { path, block }] of samples.entries()) {
    it(`do what they say: ${path}:${block.line}`, () => {
      assert.ok(claimsIn(block) > 0, 'expected a claim that can be checked');
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        ['-r', 'ts-node/register', files[index] ?? ''],
        { cwd: packageRoot, encoding: 'utf8' },
      );
      assert.equal(status, 0, stderr);
      assert.deepEqual(misprints(block, stdout), []);
    });
  }
});

describe('messages in docs/protocol.md', () => {
  const page = new MarkdownPage('docs/protocol.md');

  it('are ones that the suite would accept', () => {
    const [request, result, define] = page.blocks
      .filter(({ language }) => language === 'json')
      .map(({ text }) => JSON.parse(text) as unknown);
    assert.equal(messageProblem('initialize', 'request', request), null);
    assert.equal(messageProblem('initialize', 'result', result), null);
    assert.equal(messageProblem('define', 'request', define), null);
  });

  it('of a conversation are ones that the suite would accept', () => {
    const verbs = new Map<number, Verb>();
    const lines = page.blocks
      .flatMap(({ text }) => text.split('\n'))
      .filter((line) => /^(-->|<--) /.test(line));
    assert.ok(lines.length > 2);
    for (const line of lines) {
      const { id, method, params, result } = JSON.parse(line.slice(4)) as {
        readonly id: number;
        readonly method?: Verb;
        readonly params?: unknown;
        readonly result?: unknown;
      };
      if (method !== undefined) verbs.set(id, method);
      const [side, content] =
        method === undefined ? (['result', result] as const) : (['request', params] as const);
      assert.equal(messageProblem(verbs.get(id) ?? 'reset', side, content), null, line);
    }
  });
});
