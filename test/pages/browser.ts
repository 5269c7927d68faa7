import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** Where Chromium is on this machine: the environment says it, or the path; null where there is none. */
export const chromiumPath: string | null =
  process.env.CHROMIUM ??
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file)) ??
  null;

/** What to say of tests that need a browser; false where there is one. */
export const noBrowser: string | false =
  chromiumPath === null
    ? 'NOT TESTED: there is no Chromium on this machine (apt-get install chromium, or name it in CHROMIUM)'
    : false;

/** Starts Chromium. */
export async function openBrowser(): Promise<Browser> {
  // As root, and in most containers, its own sandbox cannot be set up; it only opens pages of this project.
  return chromium.launch({ executablePath: chromiumPath ?? '', args: ['--no-sandbox'] });
}

/** A page that was opened, and what went on in it. */
export interface OpenedPage {
  readonly page: Page;
  /** Every address that was asked for beside the file itself. */
  readonly requests: readonly string[];
  /** What the page complained of. */
  readonly problems: readonly string[];
  /** How many milliseconds it took from the request to the end of the page's own script. */
  readonly ready: number;
}

/** Opens a file and waits until it can be used. */
export async function openFile(
  browser: Browser,
  file: string,
  fragment = '',
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const requests: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`file://${file}`) && request.url() !== 'data:,')
      requests.push(request.url());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => problems.push(message.text()));
  await page.goto(`file://${file}${fragment}`);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  const ready = await page.evaluate(() => Number(document.documentElement.dataset.ready));
  return { page, requests, problems, ready };
}
