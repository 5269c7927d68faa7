// Builds what is published: CommonJS and its types with the compiler, and one ES module of the same sources for browsers.
const { rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { execFileSync } = require('node:child_process');
const { buildSync } = require('esbuild');

const dist = join(__dirname, 'dist');
rmSync(dist, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [require.resolve('typescript/bin/tsc'), '-p', join(__dirname, 'tsconfig.build.json')],
  {
    stdio: 'inherit',
  },
);
buildSync({
  entryPoints: [join(__dirname, 'index.ts')],
  outfile: join(dist, 'esm', 'index.mjs'),
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  // Errors and naming rules show names of classes.
  keepNames: true,
  logLevel: 'warning',
});
writeFileSync(join(dist, 'esm', 'index.d.mts'), "export * from '../cjs/index.js';\n");
