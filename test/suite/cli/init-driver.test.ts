import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { describe, it } from 'node:test';
import { splitCommandLine } from '../../../src/suite/driver/stdio/split-command-line';
import { newFolder, touchstone } from './touchstone';

describe('init-driver', () => {
  for (const [language, files] of [
    ['node', ['driver.mjs', 'touchstone-protocol.cjs']],
    ['node-cjs', ['driver.cjs', 'touchstone-protocol.cjs']],
    ['python', ['driver.py', 'touchstone_protocol.py']],
    ['ruby', ['driver.rb', 'touchstone_protocol.rb']],
    ['php', ['driver.php', 'touchstone-protocol.php']],
    ['go', ['driver.go', 'go.mod', 'touchstone']],
  ] as const) {
    it(`writes a skeleton for ${language} into a folder that need not be there`, () => {
      const folder = join(newFolder(), 'new', language);
      const { code, stdout } = touchstone('init-driver', language, '--output', folder);
      assert.equal(code, 0);
      assert.deepEqual(readdirSync(folder).sort(), files);
      assert.match(stdout, /Try it: .*touchstone -- smoke --driver/);
      const skeleton = readFileSync(join(folder, files[0]), 'utf8');
      assert.match(skeleton, /REPLACE IT BY YOUR IMPLEMENTATION/);
      if (language === 'node-cjs') assert.doesNotMatch(skeleton, /\.mjs/);
    });
  }

  it('takes the name of a file, and says how a driver is started whose path has blanks', () => {
    const folder = join(newFolder(), 'my pages');
    const { code, stdout } = touchstone('init-driver', 'python', '--output', join(folder, 'pages.py'));
    assert.equal(code, 0);
    assert.deepEqual(readdirSync(folder).sort(), ['pages.py', 'touchstone_protocol.py']);
    const [, command = ''] = /--driver "(.*)"\n$/.exec(stdout) ?? [];
    assert.deepEqual(splitCommandLine(command), ['python3', join(folder, 'pages.py')]);
  });

  it('refuses the name of a file that it writes itself', () => {
    const file = `${newFolder()}/./touchstone_protocol.py`;
    const { code, stderr } = touchstone('init-driver', 'python', '--output', file);
    assert.equal(code, 2);
    assert.ok(
      stderr.includes(`expected another name than that of the kit, received ${normalize(file)}`),
      stderr,
    );
    assert.ok(!existsSync(file));
  });

  for (const taken of ['driver.rb', 'touchstone_protocol.rb']) {
    it(`overwrites nothing and writes nothing when ${taken} is there`, () => {
      const folder = newFolder();
      writeFileSync(join(folder, taken), 'mine');
      const { code, stderr } = touchstone('init-driver', 'ruby', '--output', folder);
      assert.equal(code, 2);
      assert.ok(stderr.includes(`${join(folder, taken)} already exists; nothing was written`), stderr);
      assert.deepEqual(readdirSync(folder), [taken]);
      assert.equal(readFileSync(join(folder, taken), 'utf8'), 'mine');
    });
  }

  for (const [language, says] of [
    ['pyhton', /received "pyhton", did you mean "python"\?\n$/],
    [
      '__proto__',
      /expected one of node, node-cjs, python, ruby, php, go, received "__proto__"; for any other language see docs\/writing-a-driver\.md\n$/,
    ],
  ] as const) {
    it(`refuses the language ${language}`, () => {
      const { code, stderr } = touchstone('init-driver', language, '--output', newFolder());
      assert.equal(code, 2);
      assert.match(stderr, says);
    });
  }
});
