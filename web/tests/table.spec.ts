// What happens at a table besides moving.

import { expect, test, type Visitor } from './people';
import type { Server } from './server';

/** What a browser says when nobody answers. */
const AWAY = ['net::ERR_', 'WebSocket'];

/** The page knows the rules, and the server is gone before a turn is sent. */
async function loseBeforeSending(ana: Visitor, server: Server): Promise<void> {
  await ana.knowsRules();
  await server.kill();
}

test('a server that is killed and comes back loses no turn and doubles none', async ({ visit, server }) => {
  const ana = await visit();
  ana.expects(...AWAY);
  await ana.makeAndSit({ game: 'asterismo', places: ['me', 'me'] });
  await ana.play(3, 4);
  await expect.poll(() => ana.turns()).toBe(2);
  await server.kill();
  await expect(ana.page.locator('.banner')).toBeVisible();
  await server.run();
  await expect(ana.page.locator('.banner')).toBeHidden();
  await ana.play(4, 4);
  await expect.poll(() => ana.turns()).toBe(4);
  await ana.page.reload();
  await expect(ana.page.getByText('4 / 4')).toBeVisible();
});

test('a turn that is sent while the server is away arrives once when it is back', async ({ visit, server }) => {
  const ana = await visit();
  ana.expects(...AWAY);
  await ana.makeAndSit({ game: 'asterismo', places: ['me', 'me'] });
  await expect(ana.board).toBeVisible();
  await loseBeforeSending(ana, server);
  await ana.play(5, 2);
  await expect(ana.page.getByText('Your turn is kept and will be sent.')).toBeVisible();
  await server.run();
  await expect(ana.page.getByText('1 / 1')).toBeVisible();
  expect(await ana.turns()).toBe(1);
});

test('a turn is taken back when the other agrees', async ({ visit }) => {
  const [ana, rui] = [await visit(), await visit()];
  const id = await ana.makeAndSit({ game: 'asterismo', places: ['me', 'open'] });
  await rui.sit(id);
  await rui.page.getByRole('button', { name: 'Take this seat' }).click();
  await ana.play(5, 2);
  await rui.play(6, 2);
  await ana.page.getByRole('button', { name: 'Take back' }).click();
  await rui.page.getByRole('button', { name: 'Agree' }).click();
  await expect(ana.page.getByText('0 / 0')).toBeVisible();
  await expect(rui.page.getByText('0 / 0')).toBeVisible();
});

test('within a turn a click is taken back, and an impossible one is explained', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  await ana.cell('d7').click();
  await expect(ana.cell('d7')).toHaveAttribute('aria-pressed', 'true');
  await ana.page.getByRole('button', { name: 'Undo' }).click();
  await expect(ana.cell('d7')).not.toHaveAttribute('aria-pressed', 'true');
  await ana.cell('j1').click();
  await expect(ana.page.locator('.prompt[data-state="wrong"] .now')).not.toBeEmpty();
  await expect(ana.page.getByRole('status').last()).not.toBeEmpty();
});

test('the clock runs out and ends the game', async ({ visit }) => {
  const [ana, rui] = [await visit(), await visit()];
  const id = await ana.makeAndSit({ game: 'green-skull', clock: '2s', absent: 'skip', places: ['me', 'open'] });
  await rui.sit(id);
  await rui.page.getByRole('button', { name: 'Take this seat' }).click();
  await expect(ana.page.getByRole('timer').first()).toBeVisible();
  await expect(ana.end.getByRole('heading')).toHaveText(/^You have lost/);
  await expect(rui.end).toContainText('ran out of time');
});

test('one looks back without losing the live game', async ({ visit }) => {
  const [ana, rui] = [await visit(), await visit()];
  const id = await ana.makeAndSit({ game: 'asterismo', places: ['me', 'open'] });
  await rui.sit(id);
  await rui.page.getByRole('button', { name: 'Take this seat' }).click();
  await ana.play(8, 2);
  await expect(rui.page.getByText('1 / 1')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Previous turn' }).click();
  await expect(ana.page.getByText('You are looking back')).toBeVisible();
  await rui.play(9, 2);
  await expect(ana.page.getByText('A new turn has been played.')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(ana.page.getByText('2 / 2')).toBeVisible();
});

test('people talk, a line is reported, and whoever is muted is not heard', async ({ visit }) => {
  const [ana, rui] = [await visit(), await visit()];
  const id = await ana.makeAndSit({ game: 'asterismo', places: ['me', { engine: '1' }] });
  await rui.sit(id);
  await expect(ana.page.getByText('1 watching')).toBeVisible();
  await rui.page.getByRole('button', { name: 'Chat' }).click();
  await rui.page.getByRole('textbox', { name: 'Say something' }).fill('good luck');
  await rui.page.getByRole('button', { name: 'Send' }).click();
  await ana.page.getByRole('button', { name: /^Chat/ }).click();
  await expect(ana.page.getByRole('list', { name: 'Chat' }).getByText('good luck')).toBeVisible();
  await ana.page.getByRole('button', { name: /^About this line/ }).click();
  await ana.page.getByRole('button', { name: 'Report' }).click();
  await expect(ana.page.getByText('(reported)')).toBeVisible();
  await ana.page.getByRole('textbox', { name: 'Say something' }).fill('thank you');
  await ana.page.getByRole('button', { name: 'Send' }).click();
  await expect(rui.page.getByRole('list', { name: 'Chat' }).getByText('thank you')).toBeVisible();
  await rui.page.getByRole('button', { name: /^About this line/ }).click();
  await rui.page.getByRole('button', { name: /^Mute/ }).click();
  await expect(rui.page.locator('.chat').getByText('thank you')).toBeHidden();
});

test('a hint is given in a casual game, and giving up is asked once more', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'green-skull', places: ['me', { engine: '1' }] });
  await ana.page.getByRole('button', { name: 'Hint' }).click();
  await expect(ana.page.locator('.prompt[data-state="hint"] .now')).not.toBeEmpty();
  await ana.play(2, 2);
  await ana.play(3, 2);
  await ana.page.getByRole('button', { name: 'Give up' }).click();
  await ana.page.getByRole('button', { name: 'Yes, give up' }).click();
  await expect(ana.end.getByRole('heading')).toHaveText(/^You have lost/);
});

test('a hint for several pieces marks them all, each in a sentence of its own', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'syrtis', options: { board: 'minor' }, places: ['me', { engine: '1' }] });
  await ana.page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(ana.page.locator('.drawn circle')).toHaveCount(4);
  await expect(ana.page.locator('.prompt .now')).toHaveText(/^([^.]+ tower on [a-e]\d\. ?){4}$/);
});

test('an address without a table says so', async ({ visit }) => {
  const ana = await visit();
  ana.expects('404');
  await ana.sit('nowhere');
  await expect(ana.page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  await expect(ana.page).toHaveTitle('There is no such table · Tabuleiro');
  await expect(ana.page.getByText('Connection lost')).toHaveCount(0);
});

test('whoever thinks better of giving up is where they were', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  const cancel = ana.page.getByRole('button', { name: 'Cancel the game' });
  await cancel.press('Enter');
  await expect(ana.page.getByRole('button', { name: 'No, go on' })).toBeFocused();
  await ana.page.keyboard.press('Enter');
  await expect(cancel).toBeFocused();
});

test('a turn on its way outlives a reload of the page', async ({ visit, server }) => {
  const ana = await visit();
  ana.expects(...AWAY);
  await ana.makeAndSit({ game: 'asterismo', places: ['me', 'me'] });
  await expect(ana.board).toBeVisible();
  await loseBeforeSending(ana, server);
  await ana.play(7, 2);
  await expect(ana.page.getByText('Your turn is kept and will be sent.')).toBeVisible();
  await server.run();
  await ana.page.reload();
  await expect(ana.page.getByText('1 / 1')).toBeVisible();
  expect(await ana.turns()).toBe(1);
});

test('people draw on the board, zoom it and turn it', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  await ana.cell('e3').click({ button: 'right' });
  await expect(ana.page.locator('.drawn circle')).toHaveCount(1);
  await ana.page.getByRole('button', { name: 'Erase my marks' }).click();
  await expect(ana.page.locator('.drawn circle')).toHaveCount(0);
  const before = (await ana.cell('a1').boundingBox())!;
  await ana.page.getByRole('button', { name: 'Turn the board' }).click();
  const turned = (await ana.cell('a1').boundingBox())!;
  expect(turned.y).toBeLessThan(before.y);
  await ana.page.getByRole('button', { name: 'Zoom in' }).click();
  expect((await ana.cell('a1').boundingBox())!.width).toBeGreaterThan(turned.width * 1.2);
  await ana.page.getByRole('button', { name: 'Show the whole board' }).click();
  expect((await ana.cell('a1').boundingBox())!.width).toBeCloseTo(turned.width, 0);
});

test('who has missed nothing asks for nothing when another turn is played', async ({ visit }) => {
  const [ana, rui, eva] = [await visit(), await visit(), await visit()];
  const id = await ana.makeAndSit({ game: 'asterismo', places: ['me', 'open'] });
  await rui.sit(id);
  await rui.page.getByRole('button', { name: 'Take this seat' }).click();
  await eva.sit(id);
  const asked: string[] = [];
  for (const { page } of [rui, eva]) {
    await expect(page.getByText('0 / 0')).toBeVisible();
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}${search}`);
    });
  }
  await ana.play(5, 2);
  for (const watcher of [rui, eva]) {
    await expect(watcher.page.getByText('1 / 1')).toBeVisible();
    await expect(watcher.page.locator('.prompt')).toBeVisible();
  }
  expect(asked).toEqual([]);
  await rui.play(6, 2);
  await expect(eva.page.getByText('2 / 2')).toBeVisible();
  expect(asked.filter((request) => /\/(position|turns)$/.test(request))).toEqual([]);
});
