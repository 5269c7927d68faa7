import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { phpKit } from '../../src/suite/cli/php-kit';
import { packageRoot } from '../../src/suite/package-root';
import { interfaceRows } from '../../src/suite/rows/catalogue';

const parts = readdirSync(join(packageRoot, 'drivers/php/kit')).map((name) => name.replace(/\.php$/, ''));

test('the PHP kit is one file: one namespace, each class once, the hooks first', () => {
  const text = phpKit();
  assert.equal(text.match(/^namespace /gm)?.length, 1);
  assert.equal(text.match(/<\?php/g)?.length, 1);
  const declared = Array.from(
    text.matchAll(/^(?:(?:final|abstract) )?(?:class|interface|enum) (\w+)/gm),
    ([, name]) => name,
  );
  assert.deepEqual(
    declared.toSorted(),
    parts.filter((name) => name !== 'autoload' && name !== 'provided-fixtures').toSorted(),
  );
  assert.equal(declared[0], 'Port');
});

test('every hook of the PHP kit has a description', () => {
  const source = readFileSync(join(packageRoot, 'drivers/php/kit/Port.php'), 'utf8');
  const hooks = Array.from(
    source.matchAll(/(.*)\n {4}(?:abstract )?public function (\w+)/g),
    ([, before = '', name]) => [name, before.trimEnd().endsWith('*/')],
  );
  assert.ok(hooks.length > 10);
  assert.deepEqual(
    hooks.filter(([, isDescribed]) => !isDescribed),
    [],
  );
});

test('a PHP driver for a port with the names of the interface has at most 60 lines', () => {
  const text = readFileSync(join(packageRoot, 'drivers/starters/php/driver.php'), 'utf8');
  const [, own = ''] = text.split('// ---- What the suite and the protocol must know of it\n');
  const lines = own.trim().split('\n').length;
  assert.ok(lines > 10 && lines <= 60, `${lines} lines`);
});

test('the PHP driver looks for every member row of the interface', () => {
  const source = readFileSync(join(packageRoot, 'drivers/php/src/Rows.php'), 'utf8');
  for (const { id, kind } of interfaceRows) {
    if (kind !== 'operation' && kind !== 'property') continue;
    const member = id.slice(id.indexOf('.') + 1);
    assert.ok(source.includes(`'${member}'`) || source.includes(`'${id}'`), `${id} is not looked for`);
  }
});
