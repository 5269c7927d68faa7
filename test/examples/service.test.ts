import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type ServerType, serve } from '@hono/node-server';
import { axeFindings } from '../pages/axe-findings';
import { noBrowser, openBrowser } from '../pages/browser';
import { builtService } from './built-service';

const { Catalogue, createApp } = builtService();
const catalogue = new Catalogue();

/** The body of the catalogue's list, as far as the tests read it. */
interface List {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly links: Readonly<Record<string, string | null>>;
  readonly meta: Readonly<Record<string, unknown>>;
}

// Debian's packages, or a root with them: a command such as "chroot DIR php".
const php = (process.env.PHP_WITH_LARAVEL ?? 'php').split(' ');
const hasLaravel =
  process.env.PHP_WITH_LARAVEL !== undefined || existsSync('/usr/share/php/Illuminate/Http/autoload.php');

// By -r, so that a root needs no copy of the file.
const program = readFileSync(join(__dirname, 'books.php'), 'utf8').replace('<?php', '');
// The address of the page itself, which Laravel has had since its version 11.
const ownAddress = /"current_page_url":"[^"]*",/;

describe('the example service', () => {
  let server: ServerType;
  let address: string;
  before(async () => {
    server = serve({ fetch: createApp(catalogue).fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise((resolve) => server.once('listening', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.close();
    catalogue.close();
  });

  const list = async (query: string): Promise<List> =>
    (await (await fetch(`${address}/books${query}`)).json()) as List;

  it('has 10,000 books, the last of them on the last page', async () => {
    const { data, links } = await list('?per_page=100&page=100');
    assert.deepEqual([data.length, data.at(-1)?.id, links.next], [100, 10_000, null]);
    assert.deepEqual((await list('?per_page=100&page=101')).data, []);
  });

  it('keeps filters in the links, which lead from page to page', async () => {
    let url: string | null = '/books?genre=novel&per_page=100';
    const seen: unknown[] = [];
    while (url !== null) {
      const page = (await (await fetch(`${address}${url}`)).json()) as List;
      assert.ok(page.data.every(({ genre }) => genre === 'novel'));
      seen.push(...page.data.map(({ id }) => id));
      url = page.links.next ?? null;
    }
    assert.equal(new Set(seen).size, seen.length);
    assert.equal(seen.length, 1667);
  });

  it('has prices and authors where they are asked for, and notes where there are any', async () => {
    const keysOf = async (query: string) =>
      (await list(query)).data.slice(5, 7).map((book) => Object.keys(book));
    assert.deepEqual(await keysOf(''), [
      ['id', 'title', 'genre', 'year'],
      ['id', 'title', 'genre', 'year', 'note'],
    ]);
    assert.deepEqual(await keysOf('?prices=1&include=author'), [
      ['id', 'title', 'genre', 'year', 'cents', 'author'],
      ['id', 'title', 'genre', 'year', 'note', 'cents', 'author'],
    ]);
  });

  it('has every book at an address of its own, with its author', async () => {
    const response = await fetch(`${address}/books/10000`);
    const { data } = (await response.json()) as { data: { author: unknown } };
    assert.equal(response.headers.get('content-type'), 'application/json');
    assert.deepEqual(data.author, { id: 1, name: 'Bo Adams' });
  });

  for (const [path, status, message] of [
    ['/books/10001', 404, 'There is nothing at /books/10001'],
    ['/books?page=0', 400, 'page: expected a whole number from 1 to 90071992547409, received "0"'],
    ['/books?per_page=101', 400, 'per_page: expected a whole number from 1 to 100, received "101"'],
    ['/?page[]=1', 400, 'page: expected a whole number from 1 to 90071992547409, received ["1"]'],
    ['/books?genre=x', 400, /^genre: expected one of biography, .*, received "x"$/],
  ] as const) {
    it(`refuses ${path} with a reason`, async () => {
      const response = await fetch(`${address}${path}`);
      const body = (await response.json()) as { message: string };
      assert.equal(response.status, status);
      if (typeof message === 'string') assert.equal(body.message, message);
      else assert.match(body.message, message);
    });
  }

  const noLaravel = hasLaravel ? false : 'NOT TESTED: there is no Laravel on this machine';
  for (const [query, search] of [
    [
      '?genre=novel&include=author&prices=1&per_page=3&page=2',
      { genre: 'novel', page: 2, perPage: 3, withAuthor: true },
    ],
    ['', { genre: null, page: 1, perPage: 20, withAuthor: false }],
    ['?page=500', { genre: null, page: 500, perPage: 20, withAuthor: false }],
    ['?page=501&tag[]=a%26b', { genre: null, page: 501, perPage: 20, withAuthor: false }],
  ] as const) {
    it(`answers /books${query} byte by byte as Laravel does`, { skip: noLaravel }, async () => {
      const input = JSON.stringify({ ...search, rows: catalogue.find(search), url: `/books${query}` });
      const [command = '', ...args] = php;
      const { stdout, stderr, status } = spawnSync(command, [...args, '-r', program], {
        input,
        encoding: 'utf8',
      });
      assert.equal(status, 0, stderr);
      const body = await (await fetch(`${address}/books${query}`)).text();
      assert.equal(ownAddress.test(stdout) ? body : body.replace(ownAddress, ''), stdout);
    });
  }

  it('shows a page that people can use, with the links of a ready-made view', {
    skip: noBrowser,
  }, async () => {
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`${address}/`);
      await page.selectOption('#genre', 'poetry');
      await page.click('button');
      await page.click('text=Next');
      assert.equal(new URL(page.url()).search, '?genre=poetry&page=2');
      assert.equal(await page.locator('h1').innerText(), 'Books 11 to 20');
      assert.match(await page.locator('li').first().innerText(), /, part \d+\s+poetry, \d{4}$/);
      assert.equal(await page.locator('.disabled').count(), 0);
      assert.deepEqual(await axeFindings(page), []);
      await page.click('text=Previous');
      assert.equal(await page.locator('.disabled').innerText(), 'Previous');
      assert.deepEqual(await axeFindings(page), []);
    } finally {
      await browser.close();
    }
  });
});
