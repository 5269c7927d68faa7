import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { MarkdownPage } from './markdown-page';
import { PageRun } from './page-run';
import { pagesWithOutput } from './pages-with-output';

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

  it('is one of these when its blocks are of the language console', () => {
    const pages = MarkdownPage.all().filter(({ blocks }) =>
      blocks.some(({ language }) => language === 'console'),
    );
    assert.deepEqual(pages.map(({ path }) => path).sort(), [...pagesWithOutput].sort());
  });
});
