// Checks the library as its users get it: PROJECT is a folder in which its package alone is installed, PROGRAM… are the versions of
// Node that have to run the samples of its README, as ES modules, CommonJS, TypeScript (both) and a bundle for browsers.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { type CodeBlock, MarkdownPage } from '../docs/markdown-page';
import { misprints, withChecks } from '../docs/sample';

const [given, ...programs] = process.argv.slice(2);
if (given === undefined || programs.length === 0) {
  const received = given === undefined ? 'nothing' : `${given} alone`;
  console.error(`run-library-samples: expected PROJECT PROGRAM…, received ${received}`);
  process.exit(2);
}
const project = resolve(given);
// The samples find the package as if they were in the project, in which nothing is written.
const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction');

/** A file to run, and the sample that it was made of. */
interface Form {
  readonly file: string;
  readonly block: CodeBlock;
}

/** Runs a bundle where there is the language and what every browser has, and nothing of Node. */
const likeBrowser = (bundle: string): string => `
const code = require('node:fs').readFileSync(${JSON.stringify(bundle)}, 'utf8');
require('node:vm').runInNewContext(code, { console, Headers, Request, Response, URL, URLSearchParams });
`;

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

function javascriptForms(block: CodeBlock, name: string): Form[] {
  const text = withChecks(block);
  const required = text.replace(/^import (.*) from ('.*');/gm, 'const $1 = require($2);');
  return [write(`${name}.mjs`, text), write(`${name}.cjs`, required)].map((file) => ({ file, block }));
}

function typescriptForms(block: CodeBlock, name: string): Form[] {
  // Exported, so that the compiler has to write down the types of all that a class has.
  const text = withChecks(block).replace(/^class /gm, 'export class ');
  return ['mts', 'cts'].map((extension) => {
    const file = write(`${name}.${extension}`, text);
    return { file: file.replace(/ts$/, 'js'), block };
  });
}

function compile(): void {
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    declaration: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noImplicitOverride: true,
    types: [],
    lib: ['es2023', 'dom'],
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.mts', '*.cts'] }));
  execFileSync(process.execPath, [require.resolve('typescript/bin/tsc'), '-p', folder], { stdio: 'inherit' });
}

function bundle({ file, block }: Form): Form {
  const outfile = file.replace('.mjs', '.bundle.js');
  const { metafile } = buildSync({
    entryPoints: [file],
    outfile,
    bundle: true,
    format: 'iife',
    platform: 'neutral',
    metafile: true,
  });
  const inputs = Object.keys(metafile.inputs).filter((input) => input.includes('touchstone-reference'));
  if (inputs.length === 0 || !inputs.every((input) => /\/dist\/esm\/[^/]*\.mjs$/.test(input)))
    throw new Error(`expected the ES modules alone in the bundle, received ${inputs.join(', ')}`);
  return {
    file: write(basename(outfile).replace('.bundle.js', '.browser.cjs'), likeBrowser(outfile)),
    block,
  };
}

/** Every package below the project, as npm sees it. */
function packages(): string[] {
  const listed = execFileSync('npm', ['ls', '--all', '--omit=dev', '--parseable'], {
    cwd: project,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return listed.trim().split('\n').slice(1);
}

function problemsOf(program: string, { file, block }: Form): string[] {
  const { status, stdout, stderr } = spawnSync(program, [file], { encoding: 'utf8' });
  const problems = status === 0 ? misprints(block, stdout) : [`exit code ${status}`];
  return (stderr === '' ? problems : [...problems, stderr]).map(
    (problem) => `${program} ${file}: ${problem}`,
  );
}

const samples = new MarkdownPage('src/reference/README.md').blocks;
const forms = samples.flatMap((block, index) => {
  if (block.language === 'js') return javascriptForms(block, `sample-${index}`);
  return block.language === 'ts' ? typescriptForms(block, `sample-${index}`) : [];
});
compile();
const all = [...forms, ...forms.filter(({ file }) => file.endsWith('.mjs')).map(bundle)];
const installed = packages();
const problems = [
  ...(installed.length === 1 ? [] : [`expected one package, received ${installed.join(', ')}`]),
  ...(forms.length > 0 ? [] : ['expected samples in the README']),
  ...programs.flatMap((program) => all.flatMap((form) => problemsOf(program, form))),
];
for (const problem of problems) console.error(problem);
console.log(
  `${all.length} forms of the samples on ${programs.length} versions of Node: ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
