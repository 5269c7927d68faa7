// Takes the pictures of the READMEs: the page of a run with some mistakes, the page of all implementations, the example service.

import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import type { Browser } from 'playwright-core';
import { packageRoot } from '../../src/suite/package-root';
import { builtService } from '../examples/built-service';
import { newFolder, touchstone } from '../suite/cli/touchstone';
import { chromiumPath, openBrowser, openFile } from './browser';

const images = join(packageRoot, 'docs', 'images');

/** The example service, as its README shows it. */
async function takeCatalogue(browser: Browser): Promise<void> {
  const { Catalogue, createApp } = builtService();
  const server = serve({ fetch: createApp(new Catalogue()).fetch, port: 0 });
  await once(server, 'listening');
  const page = await browser.newPage({ viewport: { width: 860, height: 740 } });
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/?genre=novel&page=2`);
  await page.screenshot({ path: join(packageRoot, 'examples', 'service', 'catalogue.png') });
  server.close();
}

async function main(): Promise<void> {
  if (chromiumPath === null)
    throw new Error(
      'screenshots: expected Chromium (apt-get install chromium, or name it in CHROMIUM), found none',
    );
  const folder = newFolder();
  const module = join(__dirname, 'acme-pages', 'index.cjs');
  const { code, stderr } = touchstone('run', '--module', module, '--seed', '1', '--report', folder);
  // It has mistakes, so it does not conform.
  if (code !== 1) throw new Error(`expected exit code 1, received ${code}\n${stderr}`);
  const matrix = touchstone('matrix', '--report', folder);
  if (matrix.code !== 0) throw new Error(`expected exit code 0, received ${matrix.code}\n${matrix.stderr}`);
  mkdirSync(images, { recursive: true });
  const browser = await openBrowser();
  for (const [name, file, height] of [
    ['run-page', 'index.html', 860],
    ['matrix-page', 'matrix.html', 760],
  ] as const) {
    const { page } = await openFile(browser, join(folder, file), '', { viewport: { width: 1180, height } });
    await page.screenshot({ path: join(images, `${name}.png`) });
  }
  await takeCatalogue(browser);
  await browser.close();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});
