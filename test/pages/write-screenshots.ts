// Takes the pictures of the README: the page of a run with some mistakes, and the page of all implementations.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath, noBrowser, openBrowser, openFile } from './browser';

const root = join(__dirname, '..', '..');
const images = join(root, 'docs', 'images');

function touchstone(...args: readonly string[]): void {
  const main = join(root, 'src', 'suite', 'cli', 'main.ts');
  spawnSync(process.execPath, ['-r', 'ts-node/register', main, ...args], { cwd: root, stdio: 'ignore' });
}

async function main(): Promise<void> {
  if (chromiumPath === null) throw new Error(String(noBrowser));
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  const module = join(__dirname, 'acme-pages', 'index.cjs');
  touchstone('run', '--module', module, '--seed', '1', '--report', folder);
  touchstone('matrix', '--folder', folder);
  mkdirSync(images, { recursive: true });
  const browser = await openBrowser();
  for (const [name, file, height] of [
    ['run-page', 'index.html', 860],
    ['matrix-page', 'matrix.html', 760],
  ] as const) {
    const { page } = await openFile(browser, join(folder, file), '', { viewport: { width: 1180, height } });
    await page.screenshot({ path: join(images, `${name}.png`) });
  }
  await browser.close();
}

void main();
