import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

interface Ended {
  readonly status: number | null;
  readonly signal?: string | null;
}

const { all, runAll } = require('../run-all.cjs') as {
  readonly all: readonly string[];
  runAll(parts: readonly string[], run: (part: string) => Ended, say: (line: string) => void): number;
};

function ended(...endings: readonly Ended[]): { code: number; lines: string[]; ran: string[] } {
  const lines: string[] = [];
  const ran: string[] = [];
  const run = (part: string): Ended => {
    ran.push(part);
    return endings[ran.length - 1] ?? { status: 0 };
  };
  const code = runAll(['types', 'lint', 'test:unit'], run, (line) => lines.push(line));
  return { code, lines, ran };
}

describe('npm test', () => {
  it('ends in a line that names what passed', () => {
    const { code, lines } = ended();
    assert.equal(code, 0);
    assert.equal(lines.at(-1), '\nAll checks passed: types, lint, test:unit');
  });

  it('ends in a line that names what failed, and tries the rest', () => {
    const { code, lines, ran } = ended({ status: 2 }, { status: 0 }, { status: 1 });
    assert.equal(code, 1);
    assert.equal(lines.at(-1), '\nFAILED: types, test:unit');
    assert.deepEqual(ran, ['types', 'lint', 'test:unit']);
  });

  it('counts a part that could not be started as failed', () => {
    assert.equal(ended({ status: null }).code, 1);
  });

  it('goes no further when somebody stops it', () => {
    const { code, lines, ran } = ended({ status: 0 }, { status: null, signal: 'SIGINT' });
    assert.equal(code, 130);
    assert.equal(lines.at(-1), '\nSTOPPED by SIGINT in: lint');
    assert.deepEqual(ran, ['types', 'lint']);
  });

  it('ends as the README says', () => {
    const lines: string[] = [];
    runAll(
      all,
      () => ({ status: 0 }),
      (line) => lines.push(line),
    );
    const readme = readFileSync(join(__dirname, '..', '..', 'README.md'), 'utf8');
    assert.ok(readme.includes(`\n${lines.at(-1)?.trim()}\n`), lines.at(-1));
  });

  it('runs npm scripts', () => {
    const script = join(__dirname, '..', 'run-all.cjs');
    const { status, stdout } = spawnSync(process.execPath, [script, 'no-such-script'], { encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stdout, /\nFAILED: no-such-script\n$/);
  });
});
