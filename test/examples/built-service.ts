import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type * as app from '../../examples/service/app';
import type * as catalogue from '../../examples/service/catalogue';
import { packageRoot } from '../../src/suite/package-root';

const example = join(packageRoot, 'examples', 'service');

/** What a test uses of the example. */
export type Service = typeof app & typeof catalogue;

/**
 * Loads the example with the sources of the library, which it knows as a package, so that nothing has to be
 * built first.
 */
export function builtService(): Service {
  // In the checkout, where the packages are found.
  mkdirSync(join(packageRoot, 'reports'), { recursive: true });
  const folder = mkdtempSync(join(packageRoot, 'reports', 'service-'));
  try {
    const outfile = join(folder, 'service.cjs');
    buildSync({
      stdin: { contents: "export * from './app'; export * from './catalogue';", resolveDir: example },
      outfile,
      bundle: true,
      platform: 'node',
      packages: 'external',
      alias: {
        'touchstone-reference': join(packageRoot, 'src', 'reference', 'index.ts'),
        'touchstone-reference/views': join(packageRoot, 'src', 'reference', 'views.ts'),
      },
      keepNames: true,
      logLevel: 'warning',
    });
    return require(outfile) as Service;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
