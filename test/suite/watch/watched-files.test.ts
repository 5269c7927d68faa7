import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { isIgnored, watchedFolders } from '../../../src/suite/watch/watched-files';
import { newFolder, touchstone } from '../cli/touchstone';

const folder = newFolder();
mkdirSync(join(folder, 'src'));
for (const file of ['driver.py', join('src', 'main.rb')]) writeFileSync(join(folder, file), '');

describe('the folders to watch', () => {
  for (const [what, watched, expected] of [
    ['of a script', { driver: 'python3 driver.py --fast' }, ['']],
    ['of several files', { driver: 'ruby -r ./driver.py src/main.rb' }, ['', 'src']],
    ["of a program of one's own", { driver: './driver.py' }, ['']],
    ['of an interpreter that is named by its path', { driver: `${process.execPath} src/main.rb` }, ['src']],
    ['of a module', { module: 'src/main.rb' }, ['src']],
  ] as const) {
    it(what, () => {
      const folders = expected.map((name) => join(folder, name).replace(/\/$/, ''));
      assert.deepEqual(watchedFolders(watched, folder), folders);
    });
  }

  for (const [what, watched, says] of [
    ['the reference', {}, /--watch: expected --driver or --module/],
    [
      'a command without a file',
      { driver: 'my-driver --port 1' },
      /expected a file in the command .*received my-driver/,
    ],
    [
      'an open quote',
      { driver: '"php driver.py' },
      /^--driver: expected a command line in which every quote/,
    ],
    ['an interpreter alone', { driver: process.execPath }, /expected a file in the command/],
  ] as const) {
    it(`are none for ${what}`, () => {
      assert.throws(() => watchedFolders(watched, folder), { name: 'UsageError', message: says });
    });
  }
});

describe('a change', () => {
  const reports = join(folder, 'reports');
  for (const [path, ignored] of [
    ['driver.py', false],
    ['src/deep/file.rb', false],
    ['.git/index', true],
    ['src/.driver.py.swp', true],
    ['node_modules/x/index.js', true],
    ['vendor/autoload.php', true],
    ['__pycache__/driver.pyc', true],
    ['reports/conformance.json', true],
    ['.', false],
  ] as const) {
    it(`of ${path} is ${ignored ? 'of no interest' : 'of interest'}`, () => {
      assert.equal(isIgnored(join(folder, path), [folder], reports), ignored);
    });
  }

  it('in a folder whose own path has hidden parts is of interest', () => {
    assert.equal(
      isIgnored('/home/a/.work/node_modules/d/driver.js', ['/home/a/.work/node_modules/d'], reports),
      false,
    );
  });
});

describe('run --watch', () => {
  it('is wrong usage where every change would be one of a report', () => {
    const module = join(folder, 'pages.cjs');
    writeFileSync(module, '');
    const { code, stderr } = touchstone('run', '--watch', '--module', module, '--report', folder);
    assert.equal(code, 2);
    assert.match(stderr, /expected --report to name a folder that the watched files are not in, received /);
  });
});
