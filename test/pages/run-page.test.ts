import assert from 'node:assert/strict';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { runPage } from '../../src/suite/report/run-page';
import { newFolder } from '../suite/cli/touchstone';
import { axeFindings } from './axe-findings';
import { noBrowser, openBrowser, openFile } from './browser';
import { hostileRun, largeRun } from './sample-runs';

const folder = newFolder();
const file = join(folder, 'index.html');
const hostileFile = join(folder, 'hostile.html');
const run = largeRun();
const firstFailure = run.file.scenarios.find(({ status }) => status === 'failed')?.id ?? '';
const phone = { viewport: { width: 390, height: 844 } };

/** How many scenarios are left by the filters, as the page says. */
async function countOn(page: Page): Promise<number> {
  return Number((await page.locator('output').textContent())?.split(' ')[0]);
}

describe('the page of a run, in a browser', { skip: noBrowser }, () => {
  let browser: Browser;
  before(async () => {
    writeFileSync(file, runPage(run));
    writeFileSync(hostileFile, runPage(hostileRun()));
    browser = await openBrowser();
  });
  after(async () => browser.close());

  it('can be used at once, asks for nothing, and complains of nothing', async () => {
    const { requests, problems, ready } = await openFile(browser, file);
    console.error(`index.html: ${statSync(file).size} bytes, usable after ${ready} ms`);
    assert.deepEqual([requests, problems], [[], []]);
  });

  it('filters by verdict, level, trait, table and words, all at once', async () => {
    const { page } = await openFile(browser, file);
    const { scenarios } = run.file;
    assert.equal(await countOn(page), scenarios.length);
    await page.getByLabel('Verdict').selectOption('unsupported');
    assert.equal(await countOn(page), run.file.totals.all.unsupported);
    await page.getByLabel('Level').selectOption('stated');
    assert.equal(await countOn(page), run.file.totals.stated.unsupported);
    await page.getByLabel('Trait').selectOption('core');
    assert.equal(await countOn(page), run.file.core.stated.unsupported);
    await page.getByLabel('Table').selectOption('Paginator.own');
    const own = await countOn(page);
    assert.ok(own > 0 && own < run.file.core.stated.unsupported, String(own));
    assert.equal(await page.locator('.group:visible').count(), 1);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByLabel('Search').fill(firstFailure);
    await page.locator(`[id="scenario=${firstFailure}"] summary`).first().waitFor();
    await page.getByLabel('Search').fill('nothing has these words');
    await page.getByText('No scenario matches').waitFor();
  });

  it('lists a scenario under each of its rows', async () => {
    const { page } = await openFile(browser, file);
    const two = run.file.scenarios.find(({ rows, status }) => rows.length === 2 && status === 'passed');
    const row = page.locator(`[id="row=${two?.rows[1]}"]`);
    await row.locator('summary').first().click();
    await row.getByRole('link', { name: two?.id ?? '', exact: true }).click();
    const place = page.locator(`[id="row=${two?.rows[0]}"]`).getByText(two?.id ?? '', { exact: true });
    await place.waitFor();
  });

  it('keeps filters in its address, and shows what an address names', async () => {
    const { page } = await openFile(browser, file, '#verdict=failed&level=stated');
    assert.equal(await countOn(page), run.file.totals.stated.failed - knownIn('stated'));
    await page.getByLabel('Level').selectOption('exact');
    assert.equal(new URL(page.url()).hash, '#verdict=failed&level=exact');
    const { page: other } = await openFile(browser, file, `#scenario=${firstFailure}`);
    await other.locator(`[id="scenario=${firstFailure}"] .sides`).waitFor();
    await other.locator(`[id="scenario=${firstFailure}"] .here`).waitFor();
  });

  it('copies the command that reruns a failure', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page } = await openFile(browser, file, `#scenario=${firstFailure}`, { permissions });
    const failure = page.locator(`[id="scenario=${firstFailure}"]`);
    await failure.getByRole('button', { name: 'Copy' }).click();
    await failure.getByRole('button', { name: 'Copied' }).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), run.rerun(firstFailure));
  });

  it('can be used with the keyboard alone', async () => {
    const { page } = await openFile(browser, file);
    await page.locator('.causes a').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.tagName === 'SUMMARY');
    await page.keyboard.press('Enter');
    const failure = page.locator('.failure', { has: page.locator('summary:focus') });
    assert.equal(await failure.getAttribute('open'), null);
  });

  it('fits a phone', async () => {
    for (const fragment of ['', `#scenario=${firstFailure}`, '#verdict=failed&level=exact']) {
      const { page } = await openFile(browser, file, fragment, phone);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.equal(width, phone.viewport.width, fragment);
    }
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`has no accessibility findings in ${colorScheme} colours`, async () => {
      const { page } = await openFile(browser, file, `#scenario=${firstFailure}`, { colorScheme });
      assert.deepEqual(await axeFindings(page), []);
    });

  it('runs nothing that a driver wrote, and fits the screen whatever it wrote', async () => {
    const { page, requests, problems } = await openFile(browser, hostileFile, '', phone);
    for (const box of await page.locator('details.failure').all()) await box.evaluate(open);
    assert.equal(await page.evaluate(() => 'hacked' in window), false);
    assert.equal(await page.locator('img').count(), 0);
    assert.deepEqual([requests, problems], [[], []]);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), phone.viewport.width);
  });
});

function open(box: Element): void {
  for (
    let outer: Element | null = box;
    outer !== null;
    outer = outer.parentElement?.closest('details') ?? null
  )
    outer.setAttribute('open', '');
}

function knownIn(level: string): number {
  return run.file.scenarios.filter(({ id, level: own }) => own === level && run.known.has(id)).length;
}
