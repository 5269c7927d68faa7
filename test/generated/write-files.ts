// Writes every generated file again: npm run generate.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/suite/package-root';
import { generatedFiles } from './generated-files';

async function write(): Promise<void> {
  for (const [path, content] of generatedFiles) {
    writeFileSync(join(packageRoot, path), await content());
  }
}

void write();
