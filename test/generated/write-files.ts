// Writes every generated file again: npm run generate.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/suite/package-root';
import { generatedFiles } from './generated-files';
import { keepNearLines } from './keep-near-lines';

async function write(): Promise<void> {
  for (const [path, content] of generatedFiles) {
    const file = join(packageRoot, path);
    const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
    writeFileSync(file, keepNearLines(committed, await content()));
  }
}

void write();
