import assert from 'node:assert/strict';
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { writeWhole } from '../../../src/suite/results/write-whole';
import { newFolder } from '../cli/touchstone';

describe('a file that is written whole', () => {
  it('stays where a link leads', () => {
    const folder = newFolder();
    const [file, link] = [join(folder, 'file'), join(folder, 'link')];
    writeFileSync(file, 'before');
    symlinkSync(file, link);
    writeWhole(link, 'after');
    assert.equal(readFileSync(file, 'utf8'), 'after');
    assert.ok(lstatSync(link).isSymbolicLink());
  });

  it('leaves nothing beside its place when it cannot be written', () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'in-the-way'));
    assert.throws(() => writeWhole(join(folder, 'in-the-way'), 'x'), {
      name: 'UsageError',
      message: /in-the-way: illegal operation on a directory/,
    });
    assert.deepEqual(readdirSync(folder), ['in-the-way']);
  });
});
