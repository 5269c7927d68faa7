import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { lanes, runAll } from './run-all.cjs';

type Ended = Awaited<ReturnType<Parameters<typeof runAll>[1]>>;

async function ended(
  ...endings: readonly Ended[]
): Promise<{ code: number; lines: string[]; ran: string[] }> {
  const lines: string[] = [];
  const ran: string[] = [];
  const run = async (part: string): Promise<Ended> => {
    ran.push(part);
    return endings[ran.length - 1] ?? { status: 0 };
  };
  const code = await runAll([['types', 'lint', 'test:unit']], run, (line) => lines.push(line));
  return { code, lines, ran };
}

describe('npm test', () => {
  it('ends in a line that names what passed', async () => {
    const { code, lines } = await ended();
    assert.equal(code, 0);
    assert.equal(lines.at(-1), '\nAll checks passed: types, lint, test:unit');
  });

  it('ends in a line that names what failed, and tries the rest', async () => {
    const { code, lines, ran } = await ended({ status: 2 }, { status: 0 }, { status: 1 });
    assert.equal(code, 1);
    assert.equal(lines.at(-1), '\nFAILED: types, test:unit');
    assert.deepEqual(ran, ['types', 'lint', 'test:unit']);
  });

  it('counts a part that could not be started as failed', async () => {
    assert.equal((await ended({ status: null })).code, 1);
  });

  it('goes no further when somebody stops it', async () => {
    const { code, lines, ran } = await ended({ status: 0 }, { status: null, signal: 'SIGINT' });
    assert.equal(code, 130);
    assert.equal(lines.at(-1), '\nSTOPPED by SIGINT in: lint');
    assert.deepEqual(ran, ['types', 'lint']);
  });

  it('runs lanes side by side and shows what each part printed as a whole; a lone lane prints as it runs', async () => {
    const lines: string[] = [];
    const ran: string[] = [];
    let isReached = (): void => {};
    const reached = new Promise<void>((resolve) => {
      isReached = resolve;
    });
    const run = async (part: string, isAlone: boolean): Promise<Ended> => {
      ran.push(part);
      if (part === 'lint') isReached();
      if (part === 'types') await reached;
      return { status: 0, output: isAlone ? '' : `all of ${part}\n` };
    };
    const say = (line: string): number => lines.push(line);
    await runAll([['types'], ['lint']], run, say);
    await runAll([['test:unit']], run, say);
    assert.deepEqual(ran, ['types', 'lint', 'test:unit']);
    assert.deepEqual(lines, [
      '\n== lint\nall of lint',
      '\n== types\nall of types',
      '\nAll checks passed: types, lint',
      '\n== test:unit',
      '\nAll checks passed: test:unit',
    ]);
  });

  it('ends as the README says', async () => {
    const lines: string[] = [];
    await runAll(
      lanes,
      async () => ({ status: 0 }),
      (line) => lines.push(line),
    );
    const readme = readFileSync(join(__dirname, '..', 'README.md'), 'utf8');
    assert.ok(readme.includes(`\n${lines.at(-1)?.trim()}\n`), lines.at(-1));
  });

  it('runs npm scripts', () => {
    const script = join(__dirname, 'run-all.cjs');
    const { status, stdout } = spawnSync(process.execPath, [script, 'no-such-script'], { encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stdout, /\nFAILED: no-such-script\n$/);
  });
});
