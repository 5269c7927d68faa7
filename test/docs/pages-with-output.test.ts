import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { type CodeBlock, MarkdownPage } from './markdown-page';
import { PageRun } from './page-run';
import { pagesWithOutput } from './pages-with-output';
import { updatedPage } from './updated-page';

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('a page that shows output', () => {
  for (const path of pagesWithOutput) {
    it(`shows what happens: ${path} (else: npm run docs:update)`, { skip: !hasPython && 'no Python' }, () => {
      const run = new PageRun();
      for (const block of new MarkdownPage(path).blocks) {
        const now = run.do(block);
        if (now !== null) assert.equal(block.text, now, `${path}:${block.line}`);
      }
    });
  }

  it('has commands without output that succeed', () => {
    const run = new PageRun();
    const block = (text: string): CodeBlock => ({ language: 'sh', text, note: '', line: 1 });
    assert.equal(run.do(block('touchstone list levels |\ntouchstone --help')), null);
    assert.throws(
      () => run.do(block('touchstone list nothing # at all')),
      /received 2:\ntouchstone list nothing/,
    );
    assert.equal(run.do(block('touchstone list nothing\nnpm ci')), null);
  });

  it('is written anew with what it leaves out, and with a seed that the next time is the same', () => {
    const command = 'touchstone run --scenario paginator-page-name-default --quiet --no-smoke';
    const page = (...shown: readonly string[]): string =>
      `# Page\n\n\`\`\`console\n$ ${command}\n${shown.join('\n')}\n\`\`\`\n`;
    const first = updatedPage('page.md', page('…', 'Nothing like it', 'Conforms in another way.'));
    assert.deepEqual(first.lost, []);
    assert.match(first.text, /\n…\n.*\nConforms in the part of the suite that ran\.\n/);
    const seeds = [1, 2].map(() => /\(seed \d+\)/.exec(updatedPage('page.md', page('old')).text)?.[0]);
    assert.ok(seeds[0] !== undefined && seeds[0] === seeds[1], String(seeds));
    const odd = page('…', 'Nothing like it', '…');
    assert.deepEqual(updatedPage('page.md', odd), { text: odd, lost: [3] });
  });

  it('is one of these when its blocks are of the language console', () => {
    const pages = MarkdownPage.all().filter(({ blocks }) =>
      blocks.some(({ language }) => language === 'console'),
    );
    assert.deepEqual(pages.map(({ path }) => path).sort(), [...pagesWithOutput].sort());
  });
});
