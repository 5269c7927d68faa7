import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/suite/package-root';
import { faults } from '../proof/faults.cjs';
import { tables } from '../proof/tables.cjs';
import { variants } from '../proof/variants/variants.cjs';
import { withTable } from './with-block';

/** Writes docs/strength.md: people's text, with the tables of all faults and variants. */
export function strengthPage(): string {
  const page = readFileSync(join(packageRoot, 'docs', 'strength.md'), 'utf8');
  return Object.entries(tables(faults, variants)).reduce(
    (text, [name, table]) => withTable(text, name, table),
    page,
  );
}
