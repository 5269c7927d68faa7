import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/suite/package-root';

const reference = 'src/reference';

/** Lists the sources of the reference, relative to the package. */
export function referenceFiles(): string[] {
  return readdirSync(join(packageRoot, reference), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('dist'))
    .map((file) => `${reference}/${file.replaceAll('\\', '/')}`)
    .sort();
}
