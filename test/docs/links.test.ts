import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, it } from 'node:test';
import { packageRoot } from '../../src/suite/package-root';
import { MarkdownPage } from './markdown-page';

/** Says which links of pages lead nowhere. */
function brokenLinks(pages: readonly MarkdownPage[], files: readonly string[]): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const lines = new Map<string, number>();
  const linesOf = (path: string): number => {
    const known = lines.get(path) ?? readFileSync(join(packageRoot, path), 'utf8').split('\n').length;
    lines.set(path, known);
    return known;
  };
  const hasAnchor = (path: string, anchor: string): boolean => {
    const line = /^L(\d+)$/.exec(anchor)?.[1];
    if (line === undefined) return (byPath.get(path) ?? new MarkdownPage(path)).anchors.has(anchor);
    return Number(line) <= linesOf(path);
  };
  const places = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
  const exists = (path: string): boolean => places.has(path.replace(/\/$/, ''));
  return pages.flatMap((page) =>
    page.links.flatMap(({ target, anchor }) => {
      const path = target === '' ? page.path : posix.join(posix.dirname(page.path), target);
      const isBroken = !exists(path) || (anchor !== '' && !hasAnchor(path, anchor));
      return isBroken ? [`${page.path}: ${target}${anchor === '' ? '' : `#${anchor}`}`] : [];
    }),
  );
}

function foldersOf(file: string): string[] {
  const names = file.split('/');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
}

describe('links', () => {
  const pages = MarkdownPage.all();

  it('lead to files and headings of the repository', () => {
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: packageRoot, encoding: 'utf8' }).split('\0');
    assert.deepEqual(brokenLinks(pages, files), []);
  });

  it('lead to files and headings of the packed package', () => {
    // What is compiled is not linked, so there is no need to compile it first.
    const listed = execFileSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], {
      cwd: packageRoot,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const [packed] = JSON.parse(listed) as [{ readonly files: readonly { readonly path: string }[] }];
    const files = packed.files.map(({ path }) => path);
    const packedPages = pages.filter(({ path }) => files.includes(path));
    assert.ok(packedPages.some(({ path }) => path === 'docs/protocol.md'));
    // The map of the interface leads to the sources of the reference, which a package has compiled only.
    const broken = brokenLinks(packedPages, files).filter(
      (link) => !link.startsWith('docs/interface.md: ../src/reference/'),
    );
    assert.deepEqual(broken, []);
  });

  it('are none in the README of the library, which stands alone where its package is shown', () => {
    const { links } = new MarkdownPage('src/reference/README.md');
    assert.deepEqual(
      links.filter(({ target }) => target !== ''),
      [],
    );
  });

  it('are found broken when they are', () => {
    const page = new MarkdownPage(
      'docs/a.md',
      '# A b!\n[1](b.md) [2](#a-b) [3](#c) [4](../src) [5](https://x.test/)\n',
    );
    assert.deepEqual(brokenLinks([page], ['docs/a.md', 'src/index.ts']), [
      'docs/a.md: b.md',
      'docs/a.md: #c',
    ]);
  });
});
