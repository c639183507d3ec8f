// Turns on their way: carried, confirmed, kept over a reload or while nobody answers; and games that end for want of time.

import { expect, test, type Visitor } from './people';

const line = ({ page }: Visitor) => page.locator('.prompt');

async function settle(ana: Visitor, settings: object): Promise<void> {
  await ana.page.addInitScript((more) => {
    const settings = JSON.parse(localStorage.getItem('tabuleiro-settings') ?? '{}') as object;
    localStorage.setItem('tabuleiro-settings', JSON.stringify({ ...settings, ...more }));
  }, settings);
}

test('a piece is carried to where it goes', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  await expect(ana.cell('d7')).toHaveAttribute('aria-label', /can be chosen$/);
  const [from, to] = [(await ana.cell('d7').boundingBox())!, (await ana.cell('d6').boundingBox())!];
  await ana.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await ana.page.mouse.down();
  await ana.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await expect(ana.page.locator('.carried')).toBeVisible();
  await ana.page.mouse.up();
  await expect(ana.page.locator('.carried')).toHaveCount(0);
  await expect.poll(() => ana.turns()).toBe(1);
});

test('a turn is confirmed before it is sent in a slow game, and in every game if wished', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'green-skull', clock: '1d/turn', places: ['me', 'me'] });
  await ana.cell('d7').click();
  await ana.cell('d6').click();
  await expect(line(ana)).toContainText('Send this turn, or take it back.');
  await ana.page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(ana)).toContainText('Choose an orc.');
  await ana.cell('d7').click();
  await ana.cell('e6').click();
  expect(await ana.turns()).toBe(0);
  await ana.page.getByRole('button', { name: 'Send the turn' }).click();
  await expect.poll(() => ana.turns()).toBe(1);
  await settle(ana, { confirm: 'always' });
  await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  await ana.cell('d7').click();
  await ana.cell('d6').click();
  await expect(ana.page.getByRole('button', { name: 'Send the turn' })).toBeVisible();
});

test('a turn that has begun survives a reload', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  await ana.cell('d7').click();
  await expect(ana.cell('d7')).toHaveAttribute('aria-pressed', 'true');
  await ana.page.reload();
  await expect(ana.cell('d7')).toHaveAttribute('aria-pressed', 'true');
  await expect(line(ana)).toContainText('Choose where it goes.');
  await ana.cell('d6').click();
  await expect.poll(() => ana.turns()).toBe(1);
  await ana.page.reload();
  await expect(ana.page.getByText('1 / 1')).toBeVisible();
  await expect(ana.page.locator('[aria-pressed="true"][data-cell]')).toHaveCount(0);
});

test('a browser without a network says so within seconds, and sends the turn once it is back', async ({ visit }) => {
  const ana = await visit();
  ana.expects('net::ERR_', 'WebSocket');
  await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  await ana.knowsRules();
  await ana.page.context().setOffline(true);
  await expect(ana.page.locator('.banner')).toBeVisible({ timeout: 8_000 });
  await ana.cell('d7').click();
  await ana.cell('d6').click();
  await expect(line(ana)).toContainText('Not sent yet.');
  await ana.page.context().setOffline(false);
  await expect(line(ana)).not.toContainText('Not sent yet.');
  await expect(ana.page.getByText('1 / 1')).toBeVisible();
  expect(await ana.turns()).toBe(1);
});

test('a socket that has died silently is noticed within seconds', async ({ visit }) => {
  const ana = await visit();
  // A connection through which nothing comes any more, though it is not closed.
  let silent = false;
  await ana.page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => void (silent || socket.send(message)));
  });
  await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  await expect(ana.board).toBeVisible();
  silent = true;
  await expect(ana.page.locator('.banner')).toBeVisible({ timeout: 15_000 });
  silent = false;
  await expect(ana.page.locator('.banner')).toBeHidden();
});

test('a clock that runs out against a computer ends the game', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'green-skull', clock: '2s', places: ['me', { engine: '1' }] });
  await expect(ana.end.getByRole('heading')).toHaveText('You have lost: you ran out of time.');
});

test('a game is claimed when that succeeds, and the time until then is told', async ({ visit }) => {
  const [ana, rui] = [await visit(), await visit()];
  const id = await ana.makeAndSit({ game: 'green-skull', gone_seconds: 10, places: ['me', 'open'] });
  await rui.sit(id);
  await rui.page.getByRole('button', { name: 'Take this seat' }).click();
  await ana.play(1, 2);
  const claim = ana.page.getByRole('button', { name: 'Claim the game' });
  await expect(ana.page.getByText('1 / 1')).toBeVisible();
  await expect(claim).toBeHidden();
  await rui.page.goto('about:blank');
  await expect(ana.page.getByText(/^You can claim the game in \d+ s\.$/)).toBeVisible();
  await expect(claim).toBeHidden();
  await claim.click();
  await expect(ana.end.getByRole('heading')).toHaveText(/^You have won/);
});

test('people keep their names in analysis, and nobody is their own opponent', async ({ visit }) => {
  const [ana, rui] = [await visit(), await visit()];
  const id = await ana.makeAndSit({ game: 'green-skull', places: ['me', 'open'] });
  await rui.sit(id);
  await rui.page.getByRole('button', { name: 'Take this seat' }).click();
  await ana.play(3, 2);
  await rui.play(4, 2);
  await rui.page.getByRole('button', { name: 'Give up' }).click();
  await rui.page.getByRole('button', { name: 'Yes, give up' }).click();
  const { name } = (await (await ana.page.request.get(`${ana.server.url}/api/account`)).json()) as { name: string };
  await ana.end.getByRole('link', { name: 'Analyse the game' }).click();
  await expect(ana.board).toBeVisible();
  await ana.page.keyboard.press('ArrowRight');
  await ana.page.keyboard.press('ArrowRight');
  await ana.page.keyboard.press('ArrowLeft');
  await expect(ana.page.locator('main')).toContainText(name);
  await expect(ana.page.locator('main')).not.toContainText('Player 1');

  await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  await ana.play(3, 12);
  await ana.page.getByRole('button', { name: 'Give up' }).click();
  await ana.page.getByRole('button', { name: 'Yes, give up' }).click();
  await expect(ana.end).toBeVisible();
  const opponents = (await (await ana.page.request.get(`${ana.server.url}/api/people/${name}/opponents`)).json()) as {
    name: string;
  }[];
  expect(opponents.map((opponent) => opponent.name)).not.toContain(name);
});

test('every pace has its usual time until somebody counts as gone', async ({ visit }) => {
  const ana = await visit();
  await ana.page.goto(`${ana.server.url}/new/green-skull?with=link`);
  const [clock, gone] = [ana.page.getByRole('combobox', { name: /^Clock/ }), ana.page.getByLabel('Gone after')];
  await expect(gone).toHaveValue('5');
  await clock.selectOption('3m+2s');
  await expect(gone).toHaveValue('1');
  await clock.selectOption('1d/turn');
  await expect(gone).toHaveValue('0');
  await gone.selectOption('60');
  await clock.selectOption('none');
  await expect(gone).toHaveValue('60');
});

test('a page that cannot be loaded is not taken for the table before it', async ({ visit }) => {
  const ana = await visit();
  ana.expects('net::ERR_', 'WebSocket', 'Failed to fetch');
  await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  await expect(ana.board).toBeVisible();
  await ana.page.context().setOffline(true);
  await ana.page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(ana.page.getByText('Something went wrong.')).toBeVisible();
  await expect(ana.page.locator('[data-cell]')).toHaveCount(0);
});
