import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { packageRoot } from '../../src/suite/package-root';
import { skipWithout } from '../skip-without';
import { newFile, newFolder } from '../suite/cli/touchstone';
import { call, create, talkRaw, talkTo } from './php-program';

const skip = skipWithout('php');

const framework = `<?php
namespace Illuminate\\Container { class Container { public function instance() {} public static function setInstance() {} } }
namespace Illuminate\\Pagination { class Paginator { public function perPage() { return $this; } } }
`;

test('the PHP driver judges what is there without the package of requests and resources', { skip }, () => {
  const file = newFile('autoload.php', framework);
  const [hello, page, size, missing] = talkTo(
    ['--autoload', file],
    ['initialize', { protocolVersions: [2] }],
    create('Paginator'),
    call('o1', 'perPage'),
    create('Paginator', { $missing: true }),
  );
  assert.deepEqual(hello?.result.capabilities, ['define', 'fixtures']);
  const lacking = hello?.result.rows.lacks.map(({ row }: { row: string }) => row);
  assert.ok(!lacking.includes('Paginator.perPage'));
  assert.ok(lacking.includes('AnonymousResourceCollection.toArray'));
  assert.deepEqual(page?.result, { value: { $ref: 'o1', class: 'Paginator' } });
  assert.deepEqual(size?.result, page?.result);
  assert.deepEqual(missing?.result, { cannot: 'there is no class MissingValue here' });
});

test('the PHP driver needs of a distribution no package but those of the paginator', { skip }, () => {
  const folder = newFolder();
  for (const name of ['Container', 'Pagination', 'Support']) {
    mkdirSync(join(folder, 'Illuminate', name), { recursive: true });
    writeFileSync(join(folder, 'Illuminate', name, 'autoload.php'), name === 'Support' ? framework : '<?php');
  }
  const driver = join(packageRoot, 'drivers/php/driver.php');
  const { status, stderr } = spawnSync('php', ['-d', `include_path=${folder}`, driver], {
    input: '',
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
});

test('the PHP driver says which option names nothing to load', { skip }, () => {
  const { status, stderr } = talkRaw([], ['--autoload', '/nowhere/autoload.php']);
  assert.equal(status, 3);
  assert.match(stderr, /--autoload: expected a file that is there, found no \/nowhere\/autoload\.php/);
});
