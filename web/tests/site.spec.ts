// The pages on a plain file server, in a folder of it: everything but people and online tables.

import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { FileServer } from './files';
import { expect, isAccessible, test as base, Visitor } from './people';
import type { Server } from './server';

const FOLDER = 'club/games';

type Site = { folder: string; url: string };
const test = base.extend<{ ana: Visitor; site: Site }>({
  site: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'tabuleiro-site-'));
    const folder = join(root, FOLDER);
    const built = spawnSync('cargo', ['xtask', 'site', '--to', folder], {
      cwd: resolve(import.meta.dirname, '../..'),
      encoding: 'utf8',
    });
    expect(built.status, built.stderr).toBe(0);
    const server = await FileServer.start(root);
    await use({ folder, url: `${server.url}/${FOLDER}/` });
    await server.end();
    rmSync(root, { recursive: true, force: true });
  },
  ana: async ({ browser, site, viewport, locale }, use) => {
    const context = await browser.newContext({ viewport, locale });
    const ana = new Visitor(await context.newPage(), { url: site.url } as Server);
    await use(ana);
    await context.close();
    expect(ana.complaints).toEqual([]);
  },
});

const isKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test('a whole game is played there, also with the network off, and every page is found again', async ({
  ana,
  site,
}) => {
  await ana.page.goto(site.url);
  await isKept(ana.page);
  await expect(ana.page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await isAccessible(ana);
  await ana.page.context().setOffline(true);
  await ana.page.getByRole('button', { name: 'Play the computer: Green Skull' }).click();
  await expect(ana.page).toHaveURL(new RegExp(`/${FOLDER}/#/t/here-`));
  await ana.play(3);
  await expect(ana.end).toBeVisible();
  await ana.page.reload();
  await expect(ana.end).toBeVisible();
  await ana.page.getByRole('link', { name: 'Learn', exact: true }).click();
  await expect(ana.page).toHaveURL(/#\/learn$/);
  await ana.page
    .getByRole('main')
    .getByRole('link', { name: /^Start here/ })
    .first()
    .click();
  await expect(ana.page.getByRole('region', { name: 'The task' })).toBeVisible();
  await ana.page.goBack();
  await expect(ana.page).toHaveURL(/#\/learn$/);
  await ana.page.getByRole('link', { name: 'Rules', exact: true }).click();
  await ana.page.getByRole('main').getByRole('link').first().click();
  await expect(ana.page.getByRole('main').locator('svg').first()).toBeVisible();
});

test('a link leads another person to the same page', async ({ ana, site }) => {
  await ana.page.goto(`${site.url}#/analysis?g=gsk1.published.2.starts~1`);
  await expect(ana.page.locator('[data-cell]').first()).toBeVisible();
  const links = await ana.page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(links.filter((link) => link?.startsWith('/'))).toEqual([]);
});

/** Another build: one asset differs, and with it the list of the worker. */
function rebuild({ folder }: Site): void {
  const assets = readdirSync(folder).find((name) => name.startsWith('assets-'))!;
  appendFileSync(join(folder, assets, 'index.css'), '\n');
  const worker = join(folder, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/"build": "\w+"/, '"build": "another"'));
}

test('a new version waits until the visitor takes it, and a running game goes on before and after', async ({
  ana,
  site,
}) => {
  await ana.page.goto(site.url);
  await isKept(ana.page);
  await ana.page.getByRole('button', { name: 'Play the computer: Small Star Empires' }).click();
  await ana.play(1, 6);
  rebuild(site);
  await ana.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const notice = ana.page.getByText('A new version is ready.').first();
  await expect(notice).toBeVisible();
  await ana.play(2, 6);
  const turns = await ana.page.locator('.walk .place').innerText();
  await ana.page.getByRole('button', { name: 'Update now' }).click();
  await expect(notice).toBeHidden();
  await expect(ana.board).toBeVisible();
  await ana.play(3);
  await expect(ana.end).toBeVisible();
  expect(turns).toMatch(/\d+ \/ [1-9]/);
  expect(await ana.page.evaluate(() => caches.has('tabuleiro-another'))).toBe(true);
});
