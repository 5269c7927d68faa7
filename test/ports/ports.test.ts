import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { packageRoot } from '../../src/suite/package-root';
import { allRows } from '../../src/suite/rows/catalogue';
import { MarkdownPage } from '../docs/markdown-page';
import { plantedText } from '../proof/planted-text.cjs';
import { skipWithout } from '../skip-without';
import { ports } from './ports.cjs';

const read = (...path: string[]) => readFileSync(join(packageRoot, ...path), 'utf8');

/** Runs a command in a folder of the repository, and returns what it prints; it has to succeed. */
function output(folder: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: join(packageRoot, folder),
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout + stderr);
  return stdout;
}

describe('the Go port', () => {
  const skip = skipWithout('go', 'version');

  it('passes its own tests', { skip }, () => {
    output('ports/go', 'go', 'test', './...');
  });

  it('is formatted and vetted, with its driver and the kit', { skip }, () => {
    assert.equal(output('.', 'gofmt', '-l', 'ports/go', 'drivers/starters/go'), '');
    for (const folder of ['ports/go', 'ports/go/driver', 'drivers/starters/go'])
      output(folder, 'go', 'vet', '-tags', 'touchstone', './...');
  });

  it('shows in its README what its examples run', () => {
    const examples = read('ports/go/example_test.go').replace(/\n\t/g, '\n');
    const samples = new MarkdownPage('ports/go/README.md').blocks.filter(({ language }) => language === 'go');
    assert.ok(samples.length > 0);
    for (const { text } of samples) assert.ok(examples.includes(text), text);
  });
});

/** How many lines there are, without empty ones and those of comments alone. */
const linesOfCode = (text: string) =>
  text.split('\n').filter((line) => !/^\s*(?:\/\/|#|$)/.test(line)).length;

describe('a driver', () => {
  it('has at most sixty lines beside its kit', () => {
    const [, ...beside] = read('drivers/starters/go/driver.go').split('// ---- What the suite asks of it');
    assert.equal(beside.length, 1);
    assert.ok(linesOfCode(beside.join('')) <= 60);
    assert.ok(read(ports.python.home, 'driver.py').trimEnd().split('\n').length <= 60);
  });

  it('in Go has a kit of at most 430 lines of code', () => {
    assert.ok(linesOfCode(read('drivers/starters/go/touchstone/touchstone.go')) <= 430);
  });
});

for (const [language, least] of [
  ['python', 40],
  ['go', 15],
] as const) {
  const { home, sources, mistakes } = ports[language];

  describe(`the mistakes that are planted in the ${language} port`, () => {
    it(`are at least ${least}, each with a name of its own and about a row that there is`, () => {
      assert.ok(mistakes.length >= least);
      assert.equal(new Set(mistakes.map(({ what }) => what)).size, mistakes.length);
      const rows = new Set<string>(allRows.map(({ id }) => id));
      assert.deepEqual(
        mistakes.filter(({ row }) => !rows.has(row)),
        [],
      );
    });

    it('can be planted', () => {
      for (const mistake of mistakes)
        assert.doesNotThrow(() => plantedText(read(home, sources, mistake.file), [mistake]), mistake.what);
    });
  });
}
