import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { packageRoot } from '../../src/suite/package-root';
import { skipWithout } from '../skip-without';
import { commandLine, newFolder, touchstone } from '../suite/cli/touchstone';

/** A step of a workflow, as far as it is of interest here. */
interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string | number>>;
}

const page = readFileSync(join(packageRoot, 'docs', 'ci.md'), 'utf8');
const text = /```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
const { jobs } = parse(text) as {
  readonly jobs: { readonly conformance: { readonly steps: readonly Step[] } };
};
const { steps } = jobs.conformance;

describe('the workflow of docs/ci.md', () => {
  it('names a version of every action', () => {
    for (const { uses } of steps) if (uses !== undefined) assert.match(uses, /^actions\/[\w-]+@v\d+$/);
  });

  it('runs in the repository of somebody else, and leaves what it uploads', {
    skip: skipWithout('python3'),
  }, () => {
    const repository = newFolder();
    touchstone('init-driver', 'python', '--output', repository);
    writeFileSync(join(repository, 'known-failures.txt'), '');
    const summary = join(repository, 'summary.md');
    const env = {
      ...process.env,
      TS_NODE_PROJECT: join(packageRoot, 'tsconfig.json'),
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: repository,
      GITHUB_STEP_SUMMARY: summary,
    };
    const commands = steps.flatMap(({ run }) => run ?? []).filter((run) => run.includes('npx touchstone'));
    assert.equal(commands.length, 2);
    for (const command of commands) {
      const line = command.replace('npx touchstone', commandLine());
      const { status, stdout, stderr } = spawnSync(line, {
        cwd: repository,
        shell: true,
        encoding: 'utf8',
        env,
      });
      assert.equal(status, 0, `${command}\n${stdout}${stderr}`);
    }
    assert.match(readFileSync(summary, 'utf8'), /^\| stated \| \d/m);
    const path = String(steps.find(({ uses }) => uses?.includes('upload-artifact'))?.with?.path);
    for (const name of ['index.html', 'conformance.json', 'junit.xml', 'badges/stated.json'])
      assert.ok(existsSync(join(repository, path, name)), name);
  });
});
