// Builds what is published: CommonJS and its types with the compiler, and ES modules of the same sources for browsers.
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
const entries = ['index', 'views'];
buildSync({
  entryPoints: entries.map((name) => join(__dirname, `${name}.ts`)),
  outdir: join(dist, 'esm'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // What both need is in a file of its own, so that there is one class of each name.
  splitting: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  // Errors and naming rules show names of classes.
  keepNames: true,
  logLevel: 'warning',
});
for (const name of entries)
  writeFileSync(join(dist, 'esm', `${name}.d.mts`), `export * from '../cjs/${name}.js';\n`);
