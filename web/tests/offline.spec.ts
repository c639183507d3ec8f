// With the network off: the page is loaded once, and everything but other people goes on working.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { expect, isAccessible, test, Visitor } from './people';

const GAMES = {
  'small-star-empires': 'Small Star Empires',
  asterismo: 'Asterismo',
  syrtis: 'Syrtis',
  'green-skull': 'Green Skull',
};
type Visit = (options?: { serviceWorkers: 'allow' }) => Promise<Visitor>;

/** Waits until the pages are kept on the device. */
const areKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Somebody who has opened the first page once, and has no network since. */
async function loadedOnce(visit: Visit): Promise<Visitor> {
  const ana = await visit({ serviceWorkers: 'allow' });
  await ana.page.goto(ana.server.url);
  await areKept(ana.page);
  await ana.page.context().setOffline(true);
  ana.expects('ERR_INTERNET_DISCONNECTED');
  await expect(ana.page.getByText('No connection.')).toBeVisible();
  return ana;
}

const turnsPlayed = (ana: Visitor) =>
  ana.page
    .locator('.walk .place')
    .innerText()
    .then((text) => Number(/(\d+)\s*$/.exec(text)?.[1] ?? -1));

/** The file behind a link or a button that saves one. */
async function saved(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText(name, { exact: true }).click()]);
  return readFileSync(await download.path());
}

for (const [game, name] of Object.entries(GAMES)) {
  test(`${game} is played against a level, with a hint and a turn taken back, to its end`, async ({ visit }) => {
    const ana = await loadedOnce(visit);
    await ana.page.getByRole('button', { name: `Play the computer: ${name}` }).click();
    await expect(ana.page).toHaveURL(/\/t\/here-/);
    await ana.page.getByRole('button', { name: 'Hint' }).click();
    await expect(ana.page.locator('.prompt[data-state="hint"]')).toHaveText(/\S{3}/);

    const back = ana.page.getByRole('button', { name: 'Take back' });
    for (let clicks = 0; clicks < 40 && !(await back.isVisible()); clicks += 1) await ana.play(clicks + 1, 1);
    const before = await turnsPlayed(ana);
    await back.click();
    await expect.poll(() => turnsPlayed(ana)).toBeLessThan(before);

    await ana.play(5);
    await expect(ana.end).toBeVisible();
    await ana.page.getByText('Save the game').click();
    expect((await saved(ana.page, 'Animated picture')).subarray(0, 6).toString()).toBe('GIF89a');
    expect((await saved(ana.page, 'text')).toString()).toContain('Guest');
    const turns = await turnsPlayed(ana);
    await ana.page.reload();
    await expect(ana.end).toBeVisible();
    expect(await turnsPlayed(ana)).toBe(turns);
    await ana.page.getByRole('button', { name: 'Rematch', exact: true }).click();
    await expect(ana.end).toBeHidden();
    await expect(ana.board).toBeVisible();
  });
}

test('a game is looked at again, its mistakes are found, and a position is edited and played', async ({ visit }) => {
  const ana = await loadedOnce(visit);
  await ana.page.getByRole('button', { name: 'Pass and play: Green Skull' }).click();
  await ana.play(3);
  await ana.page.getByRole('link', { name: 'Analyse the game' }).click();
  await ana.page.getByRole('button', { name: 'Judge every turn' }).click();
  await expect(ana.page.getByRole('region', { name: 'Learn from mistakes' })).toBeVisible({ timeout: 120_000 });

  await ana.page.goto(`${ana.server.url}/editor/green-skull`);
  await expect(ana.page.getByRole('status', { name: 'What the rules say' })).not.toBeEmpty();
  await ana.page.getByRole('link', { name: 'Play from here' }).click();
  await ana.page.getByRole('button', { name: 'Start the game' }).click();
  await expect(ana.page).toHaveURL(/\/t\/here-/);
  await expect(ana.board).toBeVisible();
});

test('a map is drawn and played', async ({ visit }) => {
  const ana = await loadedOnce(visit);
  await ana.page.goto(`${ana.server.url}/map/small-star-empires`);
  await expect(ana.page.getByRole('status', { name: 'What the rules say' })).toContainText('This map can be played.');
  const choices = ana.page.getByRole('radiogroup', { name: 'What to put on the board' });
  await choices.getByRole('radio', { name: 'star with three planets', exact: true }).check({ force: true });
  await ana.cell('e5').click();
  await expect(ana.cell('e5')).toHaveAccessibleName('e5: star with three planets');
  await ana.page.getByRole('link', { name: 'Play on this map' }).click();
  await ana.page.getByRole('button', { name: 'Start the game' }).click();
  await ana.play(2, 10);
  await expect(ana.cell('e5')).toHaveAccessibleName(/star with (three|3) planets/);
});

test('lessons and rules are there, in both languages, and pictures of boards', async ({ visit }) => {
  const ana = await loadedOnce(visit);
  await ana.page.goto(`${ana.server.url}/learn/syrtis`);
  await expect(ana.page.getByRole('region', { name: 'The task' })).toContainText(/\S{3}/);
  await ana.page.goto(`${ana.server.url}/rules/asterismo`);
  await expect(ana.page.getByRole('heading', { level: 1 })).toContainText('Asterismo');
  await ana.page.getByLabel('Language').selectOption('pt');
  await ana.page.goto(`${ana.server.url}/learn/syrtis`);
  await expect(ana.page.getByRole('region', { name: 'A tarefa' })).toContainText(/\S{3}/);
  await expect(ana.page.locator('main use').first()).toBeAttached();
});

test('a clock that runs out ends the game', async ({ visit }) => {
  const ana = await loadedOnce(visit);
  await ana.page.goto(`${ana.server.url}/new/green-skull`);
  await ana.page.getByLabel('Clock').selectOption('own');
  await ana.page.getByLabel('Clock, like').fill('2s+0s');
  await ana.page.getByRole('button', { name: 'Start the game' }).click();
  await expect(ana.end).toContainText(/time/i);
});

test.describe('one device', () => {
  let folder: string;
  const contexts: BrowserContext[] = [];
  test.beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'tabuleiro-browser-'))));
  test.afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A browser that keeps what it keeps in this folder. */
  async function browser(offline: boolean, options: object): Promise<BrowserContext> {
    const context = await chromium.launchPersistentContext(folder, { ...options, offline, locale: 'en-GB' });
    contexts.push(context);
    return context;
  }

  test('a turn that has begun survives a reload and a restart of the browser', async ({ server, launchOptions }) => {
    const first = await browser(false, launchOptions);
    const ana = new Visitor(await first.newPage(), server);
    await ana.page.goto(server.url);
    await areKept(ana.page);
    await first.setOffline(true);
    await ana.page.getByRole('button', { name: 'Pass and play: Small Star Empires' }).click();
    await ana.play(4, 1);
    const begun = ana.page.getByRole('button', { name: 'Undo', exact: true });
    await expect(begun).toBeVisible();
    await ana.page.reload();
    await expect(begun).toBeVisible();
    const address = ana.page.url();
    await first.close();
    contexts.length = 0;

    const again = await browser(true, launchOptions);
    const later = new Visitor(await again.newPage(), server);
    await later.page.goto(address);
    await expect(later.page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    await later.play(6);
    await expect(later.end).toBeVisible();
  });
});

test('without a database a game is played, and the page says that it is not kept', async ({ visit }) => {
  const ana = await visit({ serviceWorkers: 'allow' });
  await ana.page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await ana.page.goto(ana.server.url);
  await areKept(ana.page);
  await ana.page.context().setOffline(true);
  ana.expects('ERR_INTERNET_DISCONNECTED');
  await ana.page.getByRole('button', { name: 'Play the computer: Green Skull' }).click();
  await expect(ana.page.getByRole('alert').filter({ hasText: 'This browser keeps no games' })).toBeVisible();
  await ana.play(8);
  await expect(ana.end).toBeVisible();
});

test('on a full device no turn is lost, and the page says so', async ({ visit }) => {
  const ana = await loadedOnce(visit);
  const devtools = await ana.page.context().newCDPSession(ana.page);
  const allow = (quotaSize?: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', { origin: ana.server.url, ...(quotaSize ? { quotaSize } : {}) });
  await allow(1);
  await ana.page.getByRole('button', { name: 'Pass and play: Green Skull' }).click();
  await ana.play(2, 12);
  const full = ana.page.getByRole('alert').filter({ hasText: 'The device is full' });
  await expect(full).toBeVisible();
  expect(await turnsPlayed(ana)).toBeGreaterThan(2);
  // Once there is room, the next turn is kept with all before it.
  await allow();
  await ana.play(3, 6);
  await expect(full).toBeHidden();
  const turns = await turnsPlayed(ana);
  await ana.page.reload();
  await expect.poll(() => turnsPlayed(ana)).toBe(turns);
});

test('an engine that dies is asked again', async ({ visit }) => {
  const ana = await loadedOnce(visit);
  await ana.page.addInitScript(() => {
    const Real = globalThis.Worker;
    let made = 0;
    globalThis.Worker = class extends Real {
      constructor(...given: ConstructorParameters<typeof Real>) {
        super(...given);
        made += 1;
        if (made > 2) return;
        this.terminate();
        queueMicrotask(() => setTimeout(() => this.onerror?.(new ErrorEvent('error'))));
      }
    };
  });
  await ana.page.goto(ana.server.url);
  await ana.page.getByRole('button', { name: 'Play the computer: Green Skull' }).click();
  await ana.play(5);
  await expect(ana.end).toBeVisible();
});

test('all games go into a file, and come back from it once', async ({ visit }) => {
  const ana = await loadedOnce(visit);
  await ana.page.getByRole('button', { name: 'Pass and play: Syrtis' }).click();
  await ana.play(1, 6);
  await ana.page.goto(`${ana.server.url}/settings`);
  const games = ana.page.getByRole('region', { name: 'Games on this device' });
  await expect(games.getByRole('link', { name: /Syrtis/ })).toHaveCount(1);
  await expect(games.getByText(/MB of .* [MG]B are used/)).toBeVisible();
  await isAccessible(ana);
  const file = { name: 'games.json', mimeType: 'application/json', buffer: await saved(ana.page, 'Export everything') };

  const rui = await loadedOnce(visit);
  await rui.page.goto(`${rui.server.url}/settings`);
  const theirs = rui.page.getByRole('region', { name: 'Games on this device' });
  await theirs.getByLabel('Import a file').setInputFiles(file);
  await expect(theirs.getByRole('status')).toHaveText('1 game imported, 0 already here, 0 not readable.');
  await theirs.getByLabel('Import a file').setInputFiles(file);
  await expect(theirs.getByRole('status')).toHaveText('0 games imported, 1 already here, 0 not readable.');
  await theirs.getByLabel('Import a file').setInputFiles({ ...file, buffer: Buffer.from('{"a":1}') });
  await expect(theirs.getByRole('alert')).toContainText('no file with games', { ignoreCase: true });
  await theirs.getByRole('link', { name: /Syrtis/ }).click();
  await rui.play(2);
  await expect(rui.end).toBeVisible();
});

test('the pages and the worker are served as browsers want them', async ({ server, request }) => {
  const worker = await request.get(`${server.url}/sw.js`);
  expect(worker.headers()['content-type']).toMatch(/^text\/javascript/);
  expect(worker.headers()['cache-control']).toBe('no-cache');
  const listed = /"files": (\{[^}]*\})/.exec(await worker.text())![1]!;
  for (const path of Object.keys(JSON.parse(listed) as object)) {
    const file = await request.get(new URL(path, `${server.url}/`).href);
    expect(file.status(), path).toBe(200);
    if (path.includes('/assets')) expect(file.headers()['cache-control'], path).toContain('immutable');
  }
  const manifest = await request.get(`${server.url}/manifest.webmanifest`);
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
});

test('a game on the server stays in sight, and the turn that was made meanwhile is sent once', async ({ visit }) => {
  const ana = await visit({ serviceWorkers: 'allow' });
  const id = await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  await areKept(ana.page);
  await ana.play(1, 8);
  await expect.poll(() => turnsPlayed(ana)).toBe(await ana.turns());
  const before = await ana.turns();
  expect(before).toBeGreaterThan(0);

  await ana.page.context().setOffline(true);
  ana.expects('ERR_INTERNET_DISCONNECTED', 'WebSocket connection');
  await expect(ana.page.getByText(/^Connection lost/).first()).toBeVisible();
  await ana.page.reload();
  await expect(ana.board).toBeVisible();
  expect(await turnsPlayed(ana)).toBe(before);
  await ana.page.keyboard.press('ArrowLeft');
  await expect(ana.page.locator('.prompt[data-state="past"]')).toBeVisible();
  await ana.page.keyboard.press('ArrowRight');
  const unsent = ana.page.locator('.prompt[data-state="unsent"]');
  for (let clicks = 0; clicks < 6 && !(await unsent.isVisible()); clicks += 1) await ana.play(clicks + 2, 1);
  await expect(unsent).toBeVisible();
  await ana.page.reload();
  await expect(unsent).toBeVisible();
  await ana.page.goto(`${ana.server.url}/analysis/${id}`);
  await expect(ana.board).toBeVisible();
  await ana.page.goBack();

  await ana.page.context().setOffline(false);
  await expect.poll(() => ana.turns()).toBe(before + 1);
  await expect.poll(() => turnsPlayed(ana)).toBe(before + 1);
});

test('with the network back, finished games are copied into the account exactly once', async ({ visit }) => {
  const ana = await visit({ serviceWorkers: 'allow' });
  const name = await ana.guest();
  await ana.page.goto(ana.server.url);
  await areKept(ana.page);
  await ana.page.context().setOffline(true);
  ana.expects('ERR_INTERNET_DISCONNECTED');
  await ana.page.getByRole('button', { name: 'Play the computer: Green Skull' }).click();
  await ana.play(4);
  await expect(ana.end).toBeVisible();
  await ana.page.context().setOffline(false);

  await ana.page.goto(`${ana.server.url}/settings`);
  const copy = ana.page.getByRole('button', { name: 'Copy 1 finished game to my account' });
  await copy.click();
  await expect(ana.page.getByText('1 game was copied to your account.')).toBeVisible();
  await expect(copy).toBeHidden();
  const played = async () =>
    (await (await ana.page.request.get(`${ana.server.url}/api/people/${name}/tables`)).json()) as { table: string }[];
  expect(await played()).toHaveLength(1);
  // The same game from a browser that does not know of the copy is the same table.
  const key = new URL(
    (await ana.page.locator('section li a').first().getAttribute('href'))!,
    ana.server.url,
  ).pathname.slice(3);
  const table = (await played())[0]!.table;
  const record = await (await ana.page.request.get(`${ana.server.url}/api/tables/${table}/record`)).text();
  await ana.page.request.post(`${ana.server.url}/api/account/games`, { data: { key, record } });
  expect(await played()).toHaveLength(1);
  await ana.page.getByRole('link', { name: 'In your account' }).click();
  await expect(ana.end).toBeVisible();
});

test('shortcuts lead on, and a record that another program shares is opened', async ({ visit }) => {
  const ana = await loadedOnce(visit);
  await ana.page.getByRole('button', { name: 'Pass and play: Syrtis' }).click();
  await ana.play(1, 4);
  const game = ana.page.url();
  await ana.page.goto(`${ana.server.url}/?go=learn`);
  await expect(ana.page).toHaveURL(/\/learn$/);
  await ana.page.goto(`${ana.server.url}/?go=continue`);
  await expect(ana.page).toHaveURL(game);

  await ana.page.evaluate(async () => {
    const form = new FormData();
    form.set('text', 'gsk1.published.2.starts~1');
    // A browser that shares follows the answer as a visit.
    await fetch('/share', { method: 'POST', body: form, redirect: 'manual' });
  });
  await ana.page.goto(`${ana.server.url}/?shared`);
  await expect(ana.page).toHaveURL(/\/analysis\?g=gsk1\.published/);
  await expect(ana.board).toBeVisible();
});

test('the manifest has no errors, and its icons are there', async ({ visit, request }) => {
  const ana = await visit({ serviceWorkers: 'allow' });
  await ana.page.goto(ana.server.url);
  const devtools = await ana.page.context().newCDPSession(ana.page);
  const { errors, data, url } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, shortcuts } = JSON.parse(data!) as { icons: { src: string; purpose?: string }[]; shortcuts: object[] };
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(shortcuts).toHaveLength(3);
  for (const { src } of icons) expect((await request.get(new URL(src, url).href)).status(), src).toBe(200);
});
