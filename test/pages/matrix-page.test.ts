import assert from 'node:assert/strict';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { matrixPage } from '../../src/suite/report/matrix-page';
import { readRecordedResults } from '../../src/suite/results/recorded-results';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import { newFolder } from '../suite/cli/touchstone';
import { axeFindings } from './axe-findings';
import { noBrowser, openBrowser, openFile } from './browser';
import { hostileRun, largeRun } from './sample-runs';

const folder = newFolder();
const file = join(folder, 'matrix.html');
const hostileFile = join(folder, 'hostile.html');
const scenarios = readScenarios();
const mine = largeRun().file;
const records = readRecordedResults().files;
const phone = { viewport: { width: 390, height: 844 } };

describe('the page of all implementations, in a browser', { skip: noBrowser }, () => {
  let browser: Browser;
  before(async () => {
    writeFileSync(file, matrixPage([mine, ...records], scenarios));
    writeFileSync(hostileFile, matrixPage([hostileRun().file, ...records], scenarios));
    browser = await openBrowser();
  });
  after(async () => browser.close());

  it('can be used at once, asks for nothing, and complains of nothing', async () => {
    const { requests, problems, ready } = await openFile(browser, file);
    console.error(`matrix.html: ${statSync(file).size} bytes, usable after ${ready} ms`);
    assert.deepEqual([requests, problems], [[], []]);
  });

  it('opens a cell to the scenarios behind it, with what was said of those that did not pass', async () => {
    const { page } = await openFile(browser, file);
    const row = mine.rows.find(({ failed, unsupported }) => failed > 0 && unsupported > 0);
    const about = mine.scenarios.filter(({ rows }) => rows.includes(row?.id ?? ''));
    await page.locator(`[data-row="${row?.id}"] [data-c="0"] button`).click();
    assert.equal(await page.locator('dialog li').count(), about.length);
    const failed = about.find(({ status }) => status === 'failed');
    const line = page.locator('dialog li', { hasText: failed?.id ?? '' }).first();
    assert.match((await line.textContent()) ?? '', /acme-pages 2\.1\.0: failed: toResponse/);
    await page.getByRole('button', { name: 'Close' }).click();
    assert.equal(await page.locator('dialog').isVisible(), false);
  });

  it('sorts by coverage and by divergence', async () => {
    for (const [by, sign] of [
      ['coverage', -1],
      ['divergence', 1],
    ] as const) {
      const { page } = await openFile(browser, file, `#sort=${by}`);
      const columns = await page
        .locator('thead [data-c]')
        .evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset.c)));
      const figures = columns.map((column) => [mine, ...records][column]?.totals.all[by] ?? 0);
      assert.deepEqual(
        figures,
        figures.toSorted((left, right) => sign * (left - right)),
      );
    }
  });

  it('shows of two implementations only where they differ, and keeps that in its address', async () => {
    const { page } = await openFile(browser, file);
    await page.getByLabel('Compare').selectOption('acme-pages 2.1.0');
    await page.getByLabel('with').selectOption({ index: 3 });
    const other = records[1];
    assert.ok(other);
    const verdicts = new Map(other.scenarios.map(({ id, status }) => [id, status]));
    const differing = mine.scenarios.filter(({ id, status }) => verdicts.get(id) !== status);
    const said = (await page.locator('output').textContent()) ?? '';
    assert.ok(said.startsWith(`They differ in ${differing.length} of ${scenarios.length} scenarios`), said);
    const rows = new Set(differing.flatMap(({ rows }) => rows));
    assert.equal(await page.locator('[data-row]:visible').count(), rows.size);
    assert.equal(await page.locator('thead [data-c]:visible').count(), 2);
    const { page: again } = await openFile(browser, file, new URL(page.url()).hash);
    assert.equal(await again.locator('output').textContent(), said);
    await again.getByRole('button', { name: 'Clear' }).click();
    await again.waitForFunction(() =>
      document.querySelector('output')?.textContent?.includes('implementations'),
    );
  });

  it('fits a phone: only the table scrolls sideways', async () => {
    const { page } = await openFile(browser, file, '', phone);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), phone.viewport.width);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`has no accessibility findings in ${colorScheme} colours, with a cell open or not`, async () => {
      const { page } = await openFile(browser, file, '', { colorScheme });
      assert.deepEqual(await axeFindings(page), []);
      await page.locator('[data-row] button.failed').first().click();
      assert.deepEqual(await axeFindings(page, 'dialog'), []);
    });

  it('runs nothing that a driver wrote', async () => {
    const { page, requests, problems } = await openFile(browser, hostileFile, '', phone);
    for (const cell of (await page.locator('[data-row] [data-c="0"] button.failed').all()).slice(0, 5)) {
      await cell.evaluate((button) => (button as HTMLElement).click());
      await page.getByRole('button', { name: 'Close' }).click();
    }
    assert.equal(await page.evaluate(() => 'hacked' in window), false);
    assert.equal(await page.locator('img').count(), 0);
    assert.deepEqual([requests, problems], [[], []]);
  });
});
