import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { faults, variants } from './catalogue.cjs';
import { tables } from './tables.cjs';

const page = readFileSync(join(__dirname, '..', '..', 'docs', 'strength.md'), 'utf8');

for (const [name, table] of Object.entries(tables(faults, variants))) {
  test(`docs/strength.md shows today's ${name}; npm run proof -- --table writes them`, () => {
    const [, shown] = new RegExp(`<!-- ${name} -->\n\n([^]*?)\n\n<!-- /${name} -->`).exec(page) ?? [];
    assert.equal(shown, table);
  });
}
