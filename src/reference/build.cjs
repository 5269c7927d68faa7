// Makes the ES modules that are published for browsers, before the compiler makes CommonJS and the types of the same sources.
const { rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { buildSync } = require('esbuild');

const dist = join(__dirname, 'dist');
rmSync(dist, { recursive: true, force: true });
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
