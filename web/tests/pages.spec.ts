// The pages around the board: from the first one to a game, and everything that is said about games and people.

import type { Game, MadeTable, Plan, Table } from '../src/api/types';
import { expect, isAccessible, test, type Visitor } from './people';

const GAMES = ['Small Star Empires', 'Asterismo', 'Syrtis', 'Green Skull'];
const PASSWORD = 'a long password';
const FIRST_PAGE_BYTES_MAX = 200_000;

let count = 0;
const someName = (worker: number) => `A${worker}-${Date.now() % 100_000_000}-${(count += 1)}`;

const open = ({ page, server }: Visitor, path: string) => page.goto(server.url + path);
const heading = ({ page }: Visitor) => page.getByRole('heading', { level: 1 });
const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole('button', { name });

/** Has an account, made by whoever the visitor is now. */
async function register(visitor: Visitor, name: string): Promise<void> {
  await open(visitor, '/sign-in?new');
  await visitor.page.getByLabel(/^Name/).fill(name);
  await visitor.page.getByLabel(/^Password/).fill(PASSWORD);
  await button(visitor, 'Make the account').click();
  await expect(heading(visitor)).toHaveText(name);
}

async function ask<T>({ page, server }: Visitor, path: string, data: unknown = {}): Promise<T> {
  const answer = await page.request.post(server.url + path, { data });
  const text = await answer.text();
  expect(answer.ok(), text).toBe(true);
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Everything that stands on the board that is shown, cell by cell. */
const standing = ({ page }: Visitor) =>
  page.locator('[data-mark]').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-mark')).sort());

for (const game of GAMES) {
  test(`one click on the first page begins a game of ${game}`, async ({ visit }) => {
    const ana = await visit();
    await open(ana, '/');
    await button(ana, `Play the computer: ${game}`).click();
    await expect(ana.board).toBeVisible();
    await open(ana, '/');
    await expect(ana.page.getByRole('heading', { name: 'Your games' })).toBeVisible();
    await expect(
      ana.page
        .getByRole('region', { name: 'Your games' })
        .getByRole('link', { name: new RegExp(`${game}.*Your turn`) }),
    ).toBeVisible();
  });
}

test('the first page is played from by keyboard', async ({ visit }) => {
  const ana = await visit();
  await open(ana, '/');
  const first = button(ana, `Play the computer: ${GAMES[0]}`);
  await first.waitFor();
  for (let tabs = 0; tabs < 20 && !(await first.evaluate((element) => element === document.activeElement)); tabs += 1)
    await ana.page.keyboard.press('Tab');
  await ana.page.keyboard.press('Enter');
  await expect(ana.board).toBeVisible();
  await expect(heading(ana)).toBeFocused();
});

test('a level is chosen once and remembered', async ({ visit }) => {
  const ana = await visit();
  await open(ana, '/');
  const level = ana.page.getByLabel('Strength of the computer in Green Skull');
  await level.selectOption('2');
  await button(ana, 'Play the computer: Green Skull').click();
  await expect(ana.board).toBeVisible();
  await open(ana, '/');
  await expect(level).toHaveValue('2');
});

test('two pass and play on one device', async ({ visit }) => {
  const ana = await visit();
  await open(ana, '/');
  await button(ana, 'Pass and play: Asterismo').click();
  await expect(ana.board).toBeVisible();
  expect(await ana.play(5, 6)).toBe(6);
});

test('two who want the same are paired', async ({ visit }) => {
  const [ana, rui] = [await visit(), await visit()];
  for (const visitor of [ana, rui]) {
    await open(visitor, '/');
    await button(visitor, /^Play a person: Syrtis/).click();
    await visitor.page.getByRole('dialog').getByLabel('Clock').selectOption('10m+5s');
    await button(visitor, /^Quick pairing/).click();
    await visitor.page.waitForURL(/\/t\//);
  }
  expect(ana.page.url()).toBe(rui.page.url());
  await expect(ana.board).toBeVisible();
  await expect(rui.board).toBeVisible();
});

test('a friend is invited by link', async ({ visit }) => {
  const [ana, rui] = [await visit(), await visit()];
  await open(ana, '/');
  await button(ana, /^Play a person: Green Skull/).click();
  await button(ana, /^Invite a friend/).click();
  const link = ana.page.getByRole('textbox', { name: 'Link to seat 2' });
  await expect(link).toHaveValue(/\/t\/\w+\?key=.+&seat=2$/);
  await rui.page.goto(await link.inputValue());
  const name = await ana.page.getByRole('listitem').filter({ hasText: '(you)' }).locator('b').innerText();
  const invitation = rui.page.getByRole('region', { name: `${name} invites you to play Green Skull.` });
  await expect(invitation.locator('[data-cell]').first()).toBeVisible();
  await expect(invitation.getByRole('link', { name: 'Learn to play' })).toBeVisible();
  await isAccessible(rui);
  await button(rui, 'Take this seat').click();
  await expect(ana.board).toBeVisible();
  await expect(rui.board).toBeVisible();
});

test('whoever waits is seen by others, who sit down with a click', async ({ visit }) => {
  const [ana, rui] = [await visit(), await visit()];
  await open(ana, '/new/green-skull?with=open');
  await button(ana, 'Open the table').click();
  await ana.page.waitForURL(/\/t\//);
  await open(rui, '/');
  await rui.page
    .getByRole('region', { name: 'Open tables' })
    .getByRole('button', { name: /Green Skull$/ })
    .first()
    .click();
  await expect(rui.board).toBeVisible();
  await expect(ana.board).toBeVisible();
});

test('a board is drawn again until it pleases, and is the one that is played', async ({ visit }) => {
  const ana = await visit();
  let drawings = 0;
  ana.page.on('request', (request) => void (drawings += Number(request.url().endsWith('/api/preview'))));
  await open(ana, '/new/asterismo');
  await expect.poll(async () => (await standing(ana)).length).toBeGreaterThan(30);
  await ana.page.waitForLoadState('networkidle');
  // The one that is shown, and another to see whether they differ.
  expect(drawings).toBe(2);
  const before = await standing(ana);
  await button(ana, 'Draw again').click();
  await expect.poll(() => standing(ana)).not.toEqual(before);
  const seen = await standing(ana);
  await button(ana, 'Start the game').click();
  await expect(ana.board).toBeVisible();
  expect(await standing(ana)).toEqual(seen);
});

test('what is chosen is what is played, however slowly it is drawn', async ({ visit }) => {
  const ana = await (await visit()).withoutModule();
  await open(ana, '/new/small-star-empires');
  await expect.poll(async () => (await standing(ana)).length).toBeGreaterThan(30);
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await ana.page.route('**/api/preview', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await ana.page.getByRole('radio', { name: 'FEUP A' }).check();
  await button(ana, 'Start the game').click();
  await expect(ana.page.locator('[inert]', { hasText: 'Edit this position' })).toHaveCount(1);
  answer();
  await expect(ana.board).toBeVisible();
  const table = await ana.page.request.get(
    `${ana.server.url}/api/tables/${new URL(ana.page.url()).pathname.split('/').at(-1)}`,
  );
  expect(((await table.json()) as Table).rule_set).toBe('feup-a');
});

test('choices survive a reload and the way back, and one click makes them all', async ({ visit }) => {
  const ana = await visit();
  await open(ana, '/new/small-star-empires');
  const pressed = (name: string) => expect(button(ana, name)).toHaveAttribute('aria-pressed', 'true');
  await ana.page.getByRole('radio', { name: 'FEUP A' }).check();
  await ana.page.getByLabel('Clock').selectOption('3m+2s');
  await expect(ana.page).toHaveURL(/rules=feup-a.*clock=3m/);
  await ana.page.reload();
  await expect(ana.page.getByRole('radio', { name: 'FEUP A' })).toBeChecked();
  await expect(ana.page.getByLabel('Clock')).toHaveValue('3m+2s');
  await button(ana, 'Four players').click();
  await pressed('4 players');
  await button(ana, 'Start the game').click();
  await expect(ana.board).toBeVisible();
  await ana.page.goBack();
  await pressed('4 players');
  await expect(ana.page.getByLabel('Clock')).toHaveValue('none');
});

test('a theme shows before anything else does, and a page without scripts says what it needs', async ({
  visit,
  browser,
}) => {
  const ana = await visit();
  await ana.page.emulateMedia({ colorScheme: 'light' });
  await ana.page.route('**/assets-*/index.js', (route) => route.abort());
  ana.expects('Failed to load resource');
  await ana.page.goto(ana.server.url);
  await expect(ana.page.locator('html')).toHaveAttribute('data-theme', 'light');
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(ana.server.url);
  // What Playwright finds by text is never inside this element.
  await expect(plain.locator('noscript p').first()).toBeVisible();
  expect(await plain.locator('noscript').innerHTML()).toContain('draws its boards with JavaScript');
  await plain.close();
});

test('whoever does not sit there any more does not start', async ({ visit }) => {
  const ana = await visit();
  await open(ana, '/new/small-star-empires');
  await button(ana, '3 players').click();
  const starts = ana.page.getByLabel('Who starts');
  const usual = await starts.inputValue();
  await starts.selectOption('3');
  await button(ana, '2 players').click();
  await expect(starts).toHaveValue(usual);
});

test('what is chosen changes the preview, and what makes no sense is explained in place', async ({ visit }) => {
  const ana = await visit();
  ana.expects('400');
  await open(ana, '/new/small-star-empires');
  await expect.poll(async () => (await standing(ana)).length).toBeGreaterThan(30);
  const before = await standing(ana);
  await button(ana, '4 players').click();
  await expect.poll(() => standing(ana)).not.toEqual(before);
  await expect(ana.page.getByRole('combobox', { name: 'Seat 4', exact: true })).toBeVisible();
  await ana.page.getByText('A map of your own').click();
  await ana.page.getByRole('textbox', { name: 'A map of your own' }).fill('nonsense');
  await expect(ana.page.getByRole('alert')).toContainText('nonsense');
});

test('a kept map is played on', async ({ visit }) => {
  const ana = await visit();
  await open(ana, '/new/small-star-empires');
  await ana.page.getByText('A map of your own').click();
  const map = ana.page.getByRole('textbox', { name: 'A map of your own' });
  await map.fill('H1 1 2 3\n> 0 R H2 1');
  await ana.page.getByLabel('Name of the map').fill('tiny');
  await button(ana, 'Keep this map').click();
  await expect(ana.page.getByText('Kept as tiny.')).toBeVisible();
  await open(ana, '/new/small-star-empires');
  await ana.page.getByText('A map of your own').click();
  await ana.page.getByLabel('A map you keep').selectOption('tiny');
  await expect(map).toHaveValue(/H1 1 2 3/);
  await expect(ana.page.locator('[data-cell]')).toHaveCount(8);
  await button(ana, 'Start the game').click();
  await expect(ana.board).toBeVisible();
  await expect(ana.page.locator('[data-cell]')).toHaveCount(8);
});

test('computers play each other for whoever watches', async ({ visit }) => {
  const ana = await visit();
  await open(ana, '/watch');
  await ana.page.locator('form').getByLabel('Game').selectOption({ label: 'Green Skull' });
  await button(ana, 'Watch them play').click();
  await ana.page.waitForURL(/\/t\//);
  await expect.poll(() => ana.turns()).toBeGreaterThan(2);
  // One walks through it, with what each of them thought beside it.
  const thoughts = ana.page.getByRole('region', { name: 'What the computers think' });
  await ana.page.keyboard.press('ArrowLeft');
  await expect(ana.page.getByText(/^\d+ \/ \d+$/)).toBeVisible();
  await expect(thoughts.getByRole('img', { name: /\d+ %, .+ \d+ %$/ })).toBeVisible();
  await expect(thoughts.getByRole('list', { name: 'Best lines' })).toBeVisible();
  await isAccessible(ana);
  const id = ana.page.url().split('/').at(-1)!;
  await open(ana, '/watch');
  await expect(ana.page.locator(`a[href="/t/${id}"]`)).toBeVisible();
});

test('an account made by a guest keeps the guest’s games', async ({ visit }, { workerIndex }) => {
  const ana = await visit();
  const id = await ana.makeAndSit({ game: 'green-skull', places: ['me', { engine: '1' }] });
  await expect(ana.board).toBeVisible();
  await register(ana, someName(workerIndex));
  await expect(ana.page.locator(`a[href="/t/${id}"]`)).toBeVisible();
  await ana.sit(id);
  await expect(ana.cell('d7')).toHaveAttribute('aria-label', /can be chosen$/);
});

test('a wrong password is told in place, the right one opens the door', async ({ visit }, { workerIndex }) => {
  const [ana, there] = [await visit(), await visit()];
  there.expects('401');
  const name = someName(workerIndex);
  await register(ana, name);
  await open(there, '/sign-in');
  const enter = there.page.locator('form').getByRole('button', { name: 'Sign in' });
  await there.page.getByLabel(/^Name/).fill(name);
  await there.page.getByLabel(/^Password/).fill('something else');
  await enter.click();
  await expect(there.page.getByRole('alert')).toBeVisible();
  await there.page.getByLabel(/^Password/).fill(PASSWORD);
  await enter.click();
  await expect(heading(there)).toHaveText(name);
  await expect(there.page.getByRole('banner').getByRole('link', { name })).toBeVisible();
});

test('a page about somebody has ratings over time, opponents and games', async ({ visit }, { workerIndex }) => {
  const [ana, rui] = [await visit(), await visit()];
  const names = [someName(workerIndex), someName(workerIndex)] as const;
  await register(ana, names[0]);
  await register(rui, names[1]);
  for (const loser of [ana, rui, ana]) {
    const plan: Plan = { game: 'green-skull', rated: true, places: ['me', 'open'] };
    const { table } = await ask<MadeTable>(ana, '/api/tables', plan);
    await ask(rui, `/api/tables/${table.id}/join`);
    await ask(loser, `/api/tables/${table.id}/resign`);
  }
  await open(ana, `/people/${names[1]}`);
  await expect(ana.page.getByRole('img', { name: /^Rating after each game of Green Skull/ })).toBeVisible();
  await ana.page.getByText('The same as a table').click();
  await expect(ana.page.getByRole('group', { name: /^Green Skull/ }).getByRole('row')).toHaveCount(4);
  await expect(ana.page.getByRole('row', { name: `${names[0]} 2 0 1` })).toBeVisible();
  await expect(ana.page.getByRole('region', { name: 'Games' }).getByRole('row')).toHaveCount(4);
  const [download] = await Promise.all([
    ana.page.waitForEvent('download'),
    ana.page.getByRole('link', { name: 'Download the games' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${names[1]}.ndjson`);
  await isAccessible(ana);
});

test('settings are kept: colours, language, password, sessions, tokens, and the end of it all', async ({ visit }, {
  workerIndex,
}) => {
  const ana = await visit();
  await register(ana, someName(workerIndex));
  await ana.page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await ana.page.getByRole('radio', { name: 'High contrast' }).check();
  await ana.page.reload();
  await expect(ana.page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await expect(ana.page.getByText('this browser', { exact: true })).toBeVisible();

  await ana.page.getByLabel('What it is for').fill('my program');
  await button(ana, 'Make a token').click();
  await expect(ana.page.getByLabel(/^Your new token/)).toHaveValue(/^tab_/);
  await isAccessible(ana);
  await button(ana, 'Take back my program').click();
  await expect(ana.page.getByText('No program has a token.')).toBeVisible();

  await ana.page.getByLabel('Current password').fill(PASSWORD);
  await ana.page.getByLabel(/^New password/).fill('another password');
  await button(ana, 'Change the password').click();
  await expect(ana.page.getByText(/^The password is changed/)).toBeVisible();

  await ana.page.getByRole('region', { name: 'Look and sound' }).getByLabel('Language').selectOption('pt');
  await expect(heading(ana)).toHaveText('Definições');
  await button(ana, 'Apagar tudo o que é meu').click();
  await ana.page.getByLabel(/^A sua palavra-passe/).fill('another password');
  await button(ana, 'Sim, apagar').click();
  await expect(ana.page.getByText('Tudo o que era seu foi apagado.')).toBeVisible();
});

for (const locale of ['en-GB', 'pt-PT']) {
  test(`the rules of every game are there with pictures (${locale})`, async ({ visit }) => {
    const ana = await visit({ locale });
    for (const game of GAMES) {
      await open(ana, '/rules');
      await ana.page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(game) })
        .click();
      await expect(heading(ana)).toHaveText(game);
      const contents = ana.page.getByRole('navigation', { name: /On this page|Nesta página/ }).getByRole('listitem');
      await expect.poll(() => contents.count()).toBeGreaterThan(3);
      expect(await ana.page.locator('figure svg[role=img]').count()).toBeGreaterThan(1);
    }
  });
}

test('a part of the rules is found by its address', async ({ visit }) => {
  const ana = await visit();
  await open(ana, '/rules/syrtis#part-3');
  await expect(ana.page.locator('#part-3')).toBeInViewport();
});

test('another page moves the focus to its heading and names itself; links lead past the header', async ({ visit }) => {
  const ana = await visit();
  await open(ana, '/');
  await expect(ana.page).toHaveTitle('Tabuleiro');
  await heading(ana).waitFor();
  await ana.page.keyboard.press('Tab');
  await expect(ana.page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  for (const [link, title] of [
    ['Watch', 'Watch'],
    ['Rules', 'The rules'],
    ['Settings', 'Settings'],
  ] as const) {
    await ana.page.getByRole('banner').getByRole('link', { name: link }).click();
    await expect(heading(ana)).toHaveText(title);
    await expect(heading(ana)).toBeFocused();
    await expect(ana.page).toHaveTitle(`${title} · Tabuleiro`);
  }
  await ana.page.goBack();
  await expect(heading(ana)).toHaveText('The rules');
});

test('an address without a page answers 404, and programs find what they ask for', async ({ visit }) => {
  const { page, server } = await visit();
  for (const [path, status, type] of [
    ['/nowhere', 404, 'text/html'],
    ['/t/nosuch', 404, 'text/html'],
    ['/robots.txt', 200, 'text/plain'],
    ['/favicon.ico', 200, 'image/'],
    ['/', 200, 'text/html'],
  ] as const) {
    const answer = await page.request.get(server.url + path);
    expect(answer.status(), path).toBe(status);
    expect(answer.headers()['content-type'], path).toContain(type);
  }
});

test('what is not there is told as such', async ({ visit }) => {
  const ana = await visit();
  ana.expects('400', '404');
  const missing = [
    ['/nowhere', 'There is no such page'],
    ['/new/chess', 'There is no such game'],
    ['/people/nobody-at-all', 'No player has this name'],
    ['/rules/chess', 'There is no such page'],
    ['/editor/chess', 'There is no such page'],
    ['/map/chess', 'There is no such page'],
    ['/learn/chess', 'There is no such page'],
    ['/t/%E0', 'There is no such page'],
    ['/people/%', 'There is no such page'],
    ['/rules/%zz', 'There is no such page'],
    ['/constructor', 'There is no such page'],
  ] as const;
  for (const [path, title] of missing) {
    await open(ana, path);
    await expect(heading(ana)).toHaveText(title);
  }
});

test('the first page is light and asks nobody but our server', async ({ visit, server }) => {
  const ana = await visit();
  const wire = await ana.page.context().newCDPSession(ana.page);
  await wire.send('Network.enable');
  let bytes = 0;
  const strangers: string[] = [];
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
  ana.page.on('request', (request) => void (request.url().startsWith(server.url) || strangers.push(request.url())));
  // Tables of others would add their boards.
  await ana.page.route('**/api/tables?state=*', (route) => route.fulfill({ json: [] }));
  await open(ana, '/');
  await button(ana, `Play the computer: ${GAMES[3]}`).waitFor();
  await expect(ana.page.getByRole('main').locator('svg[role=img], .scene svg')).not.toHaveCount(0);
  await ana.page.waitForLoadState('networkidle');
  expect(strangers).toEqual([]);
  console.log(`the first page weighs ${Math.round(bytes / 1000)} KB over the wire`);
  expect(bytes).toBeLessThan(FIRST_PAGE_BYTES_MAX);
});

const PAGES = [
  '/',
  '/new/syrtis',
  '/watch',
  '/rules',
  '/rules/green-skull',
  '/sign-in',
  '/sign-in?new',
  '/settings',
  '/people/GUEST',
  '/editor',
  '/editor/syrtis',
  '/map/small-star-empires',
  '/people',
  '/learn',
  '/learn/green-skull',
  '/analysis',
  '/nowhere',
];

async function settled({ page }: Visitor): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

for (const theme of ['dark', 'light', 'contrast', 'safe']) {
  test(`axe finds nothing wrong on any page in the theme ${theme}`, async ({ visit }) => {
    test.setTimeout(300_000);
    const ana = await visit();
    ana.expects('404');
    await ana.page.addInitScript(
      (theme) => localStorage.setItem('tabuleiro-settings', JSON.stringify({ theme })),
      theme,
    );
    const name = await ana.guest();
    await ana.make({ game: 'green-skull', places: ['me', { engine: '1' }] });
    for (const path of PAGES) {
      await open(ana, path.replace('GUEST', name));
      await settled(ana);
      await isAccessible(ana);
    }
    await open(ana, '/');
    await button(ana, /^Play a person: Green Skull/).click();
    await isAccessible(ana);
  });
}

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`every page fits ${width} by ${height} in both languages`, async ({ visit }) => {
    test.setTimeout(180_000);
    for (const locale of ['en-GB', 'pt-PT']) {
      const ana = await visit({ viewport: { width, height }, locale });
      ana.expects('404');
      const name = await ana.guest();
      for (const path of PAGES) {
        await open(ana, path.replace('GUEST', name));
        await settled(ana);
        expect(await ana.page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
        expect(
          await ana.page.evaluate(() => document.body.innerText.match(/\b(web|table|board|editor)-[a-z-]+/g)),
          path,
        ).toBeNull();
      }
    }
  });
}

test('a long name fits a narrow page', async ({ visit }) => {
  const ana = await visit({ viewport: { width: 390, height: 844 } });
  await register(ana, `${'W'.repeat(12)}${Date.now() % 100_000_000}`);
  await ask(ana, '/api/tables', { game: 'green-skull', places: ['me', { engine: '1' }] } satisfies Plan);
  expect(await ana.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await open(ana, '/watch');
  const name = ana.page
    .getByRole('main')
    .getByText(/^W{12}/)
    .first();
  expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true);
});

test('the games are told in the language of the page', async ({ visit }) => {
  const ana = await visit({ locale: 'pt-PT' });
  await open(ana, '/');
  await expect(ana.page.locator('html')).toHaveAttribute('lang', 'pt');
  const answer = await ana.page.request.get(`${ana.server.url}/api/games`, { headers: { 'accept-language': 'pt' } });
  for (const { sentence } of (await answer.json()) as Game[]) await expect(ana.page.getByText(sentence)).toBeVisible();
  await ana.page.getByRole('contentinfo').getByLabel('Língua').selectOption('en');
  await expect(heading(ana)).toHaveText(/^Board games/);
});

test('the best players of each game have a page', async ({ visit }) => {
  const ana = await visit();
  await open(ana, '/watch');
  await ana.page.getByRole('link', { name: 'The best players' }).click();
  await expect(ana.page.getByRole('region', { name: 'Green Skull' })).toContainText(
    'No player has enough rated games yet.',
  );
  await isAccessible(ana);
});

test('your games are one strip; each can be put away until something happens there', async ({ visit }) => {
  const ana = await visit({ viewport: { width: 390, height: 844 } });
  for (const game of ['green-skull', 'syrtis']) await ana.make({ game, places: ['me', 'me'], public: false });
  await open(ana, '/');
  const mine = ana.page.getByRole('region', { name: 'Your games' });
  await expect(mine.getByRole('listitem')).toHaveCount(2);
  expect((await mine.boundingBox())!.height).toBeLessThan(200);
  await button(ana, 'Put away: Syrtis').click();
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  await ana.page.reload();
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  await mine.getByRole('link').click();
  await ana.play(5, 2);
  await ana.page.goto(ana.server.url);
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  await button(ana, 'Put all away').click();
  await expect(mine).toHaveCount(0);
  await isAccessible(ana);
});

test('on a phone the players come first, then the rules, then the rest', async ({ visit }) => {
  const ana = await visit({ viewport: { width: 390, height: 844 } });
  await open(ana, '/new/syrtis');
  const tops: number[] = [];
  for (const name of ['Who plays', 'Rules', 'Time and guests'])
    tops.push((await ana.page.getByRole('group', { name }).boundingBox())!.y);
  tops.push((await ana.page.getByRole('region', { name: 'The board to be played on' }).boundingBox())!.y);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
});

test('a guest chooses a name, which is marked as a guest’s', async ({ visit }, { workerIndex }) => {
  const ana = await visit();
  ana.expects('409');
  await open(ana, '/settings');
  const wanted = `Rita${workerIndex}x`;
  await ana.page.getByLabel('Choose a name').fill('admin');
  await button(ana, 'Use this name').click();
  await expect(ana.page.getByRole('alert')).toBeVisible();
  await ana.page.getByLabel('Choose a name').fill(wanted);
  await button(ana, 'Use this name').click();
  await expect(ana.page.getByText(`You are ${wanted}-guest now.`)).toBeVisible();
  await open(ana, `/people/${wanted}-guest`);
  await expect(heading(ana)).toHaveText(`${wanted}-guest`);
  await isAccessible(ana);
});

test('a profile lists people and levels, and never oneself', async ({ visit }) => {
  const ana = await visit();
  for (const place of ['me', { engine: '1' }] as const) {
    const id = await ana.makeAndSit({ game: 'green-skull', places: ['me', place] });
    await ana.page.request.post(`${ana.server.url}/api/tables/${id}/resign`, { data: {} });
  }
  const { name } = (await (await ana.page.request.get(`${ana.server.url}/api/account`)).json()) as { name: string };
  await open(ana, `/people/${name}`);
  const rows = ana.page.getByRole('group', { name: 'Against whom' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Computer (level 1)');
  await expect(ana.page.getByRole('cell', { name: 'Pass and play' })).toHaveCount(1);
});

test('one game is featured; it is paused, slowed and walked through', async ({ visit }) => {
  const ana = await visit();
  await ana.make({ game: 'asterismo', places: [{ engine: '1' }, { engine: '1' }] });
  await open(ana, '/watch?game=asterismo');
  const featured = ana.page.getByRole('region', { name: 'Asterismo' });
  await expect(featured.locator('[data-cell]').first()).toBeVisible();
  await expect(featured.getByText(/^Turn [1-9]\d* of \d+$/)).toBeVisible();
  await button(ana, 'Pause').click();
  await featured.getByLabel('Speed').selectOption({ label: '0.5× speed' });
  await featured.getByRole('button', { name: 'Previous turn' }).click();
  const before = await featured.getByText(/^Turn \d+ of \d+$/).innerText();
  await featured.getByRole('button', { name: 'Next turn' }).click();
  const turn = (text: string) => Number(/^Turn (\d+)/.exec(text)![1]);
  await expect.poll(async () => turn(await featured.getByText(/^Turn \d+ of \d+$/).innerText())).toBe(turn(before) + 1);
  await isAccessible(ana);
});

test('finished games are found by player, day and result, and the address keeps the search', async ({ visit }) => {
  const ana = await visit();
  const id = await ana.makeAndSit({ game: 'green-skull', places: ['me', { engine: '1' }] });
  await ana.page.request.post(`${ana.server.url}/api/tables/${id}/resign`, { data: {} });
  const { name } = (await (await ana.page.request.get(`${ana.server.url}/api/account`)).json()) as { name: string };
  await open(ana, '/watch?game=green-skull');
  const search = ana.page.getByRole('search');
  const found = ana.page.getByRole('region', { name: 'Finished', exact: true }).locator(`a[href="/t/${id}"]`);
  await search.getByLabel('Player').fill(name);
  await search.getByLabel('Result').selectOption('lost');
  await search.getByRole('button').click();
  await expect(ana.page).toHaveURL(/player=.*result=lost/);
  await expect(found).toBeVisible();
  await ana.page.reload();
  await expect(search.getByLabel('Player')).toHaveValue(name);
  await search.getByLabel('To', { exact: true }).fill('2020-01-01');
  await search.getByRole('button').click();
  await expect(found).toHaveCount(0);
});
