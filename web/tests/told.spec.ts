// What people are told at a table: what they can do now, whom they wait for, what happened, and who has won.

import type { Plan } from '../src/api/types';
import { expect, test, type Visitor } from './people';

const SKULL: Plan = { game: 'green-skull', places: ['me', 'open'] };

const line = ({ page }: Visitor) => page.locator('.prompt .now');
const live = ({ page }: Visitor) => page.locator('p[aria-live="polite"]').first();
const nameOf = async ({ page, server }: Visitor) =>
  ((await (await page.request.get(`${server.url}/api/account`)).json()) as { name: string }).name;

/** Two people at a table of Green Skull: the first plays the orcs and begins. */
async function two(visit: () => Promise<Visitor>, plan: Plan = SKULL): Promise<[Visitor, Visitor, string]> {
  const [ana, rui] = [await visit(), await visit()];
  const id = await ana.makeAndSit(plan);
  await rui.sit(id);
  await rui.page.getByRole('button', { name: 'Take this seat' }).click();
  await expect(line(ana)).toHaveText('Your turn. You are the orcs. Choose an orc.');
  return [ana, rui, id];
}

test('one line says what to do click by click, or whom one waits for, and never moves the board', async ({ visit }) => {
  const [ana, rui] = await two(visit);
  await expect(line(rui)).toHaveText(`Waiting for ${await nameOf(ana)}.`);
  const stage = ana.page.locator('.stage');
  const before = await stage.boundingBox();
  await ana.cell('j1').click();
  await expect(ana.page.locator('.prompt')).toHaveAttribute('data-state', 'wrong');
  expect(await stage.boundingBox()).toEqual(before);
  await ana.cell('d7').click();
  await expect(line(ana)).toHaveText('Choose where it goes.');
  expect(await stage.boundingBox()).toEqual(before);
  await ana.cell('d6').click();
  await expect(line(ana)).toHaveText(`Waiting for ${await nameOf(rui)}.`);
  await expect(line(rui)).toHaveText('Your turn. You are the goblins. Choose a goblin.');
  expect(await stage.boundingBox()).toEqual(before);
});

test('a screen reader hears what happened in the past tense, then whose turn it is', async ({ visit }) => {
  const [ana, rui] = await two(visit);
  await ana.cell('d7').click();
  await ana.cell('d6').click();
  const [own, other] = [await nameOf(ana), await nameOf(rui)];
  await expect(live(ana)).toHaveText(`${own} moved an orc from d7 to d6. Waiting for ${other}.`);
  await expect(live(rui)).toHaveText(
    `${own} moved an orc from d7 to d6. Your turn. You are the goblins. Choose a goblin.`,
  );
  await ana.page.getByRole('button', { name: 'Draw' }).click();
  await expect(live(rui)).toHaveText(`${own} offers a draw.`);
  await rui.page.getByRole('button', { name: 'Decline' }).click();
  await expect(live(ana)).toHaveText('Your offer was declined.');
  await expect(line(ana)).toHaveText('Your offer was declined.');
  await ana.page.getByRole('button', { name: 'Take back' }).click();
  await expect(live(rui)).toHaveText(`${own} asks to take back the last turn.`);
  await rui.page.getByRole('button', { name: 'Agree' }).click();
  await expect(live(rui)).toHaveText(`The last turn was taken back. Waiting for ${own}.`);
  await expect(live(ana)).toHaveText('The last turn was taken back. Your turn. You are the orcs. Choose an orc.');
});

test('the end is one sentence, with one rematch and one way to the analysis', async ({ visit }) => {
  const [ana, rui] = await two(visit);
  await ana.play(3, 2);
  await rui.play(4, 2);
  await rui.page.getByRole('button', { name: 'Give up' }).click();
  await rui.page.getByRole('button', { name: 'Yes, give up' }).click();
  const end = `You have won: ${await nameOf(rui)} gave up.`;
  await expect(ana.end.getByRole('heading')).toHaveText(end);
  await expect(line(ana)).toHaveText(end);
  await expect(live(ana)).toContainText(end);
  await expect(line(rui)).toHaveText('You have lost: you gave up.');
  await expect(ana.end.getByRole('button', { name: /^Rematch/ })).toHaveCount(1);
  await expect(ana.page.getByRole('link', { name: /Analyse/ })).toHaveCount(1);
  await ana.end.getByText('Other seats, or another game').click();
  await expect(ana.end.getByRole('button', { name: 'Rematch, same seats' })).toBeVisible();
});

test('points that did not decide are explained', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'asterismo', rule_set: 'report', places: ['me', 'me'] });
  await ana.play(5);
  await expect(ana.end.getByRole('heading')).toHaveText(/^(A draw|.* has won).*: .*\.$/);
  const points = await ana.end.locator('.sum td').allTextContents();
  if (new Set(points).size > 1) await expect(ana.end).toContainText('Points did not decide this game.');
});

test('where I am, where my pieces are and what a cell can reach are one key away', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'green-skull', places: ['me', { engine: '1' }] });
  await ana.cell('d7').focus();
  await ana.page.keyboard.press('w');
  await expect(live(ana)).toHaveText(/^You are on d7: .*orc.*\.$/);
  await ana.page.keyboard.press('p');
  await expect(live(ana)).toHaveText('Your pieces: d7, c7, c8, b7, b8, b9, a7, a8, a9, a10.');
  await ana.page.keyboard.press('r');
  await expect(live(ana)).toHaveText(/^From d7 you can reach .*d6/);
});

test('the board is a group of buttons with names, in browse mode too', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'green-skull', places: ['me', { engine: '1' }] });
  await expect(ana.cell('d7')).toHaveAttribute('aria-label', /can be chosen$/);
  const tree = await ana.board.ariaSnapshot();
  expect(tree).toMatch(/^- group "The board of Green Skull":/);
  expect(tree.match(/button "[a-j]\d+: /g)).toHaveLength(55);
  expect(tree).toMatch(/button "d7: [^"]*orc[^"]*, can be chosen"/);
  // What a screen reader sends for Enter in browse mode is a click without a key.
  await ana.cell('d7').dispatchEvent('click', { bubbles: true });
  await expect(ana.cell('d7')).toHaveAttribute('aria-pressed', 'true');
});

test('a coach helps for three turns of a first game, and not in the next', async ({ visit }) => {
  const ana = await visit();
  const plan: Plan = { game: 'green-skull', places: ['me', 'me'] };
  await ana.makeAndSit(plan);
  const coach = ana.page.getByRole('region', { name: 'Coach' });
  await expect(coach).toContainText('turn 1 of 3');
  await expect(coach).not.toContainText('one of 0');
  await expect(coach).toContainText('Have the most points at the end');
  await ana.cell('d7').click();
  await expect(coach).toContainText('Player 1 moves an orc from d7 to d6.');
  await ana.cell('d6').click();
  await expect(coach).toContainText('turn 2 of 3');
  await expect(coach).toContainText('moved an orc from d7 to d6');
  await ana.play(1, 4);
  await expect(coach).toBeHidden();
  await ana.makeAndSit(plan);
  await expect(ana.board).toBeVisible();
  await expect(coach).toBeHidden();
});

test('seats show the piece of their side, and edges have the colour of their species', async ({ visit }) => {
  const ana = await visit({ viewport: { width: 390, height: 844 } });
  await ana.makeAndSit({ game: 'green-skull', places: ['me', { engine: '1' }] });
  const seats = ana.page.getByRole('list', { name: 'Players' }).getByRole('listitem');
  await expect(seats.first()).toContainText('You');
  await expect(seats.first().locator('[data-side="orc"]')).toBeVisible();
  await expect(seats.nth(2)).toContainText('zombies');
  await expect(ana.page.locator('[data-border]')).toHaveCount(3);
  const colours = await ana.page
    .locator('[data-border]')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).stroke));
  expect(new Set(colours).size).toBe(3);
  await ana.cell('d7').click();
  await ana.cell('d6').click();
  await expect(ana.page.getByText('2 / 2')).toBeVisible();
  await expect(ana.page.locator('[data-border]')).toHaveCount(3);
});

test('seats show how far they are', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'asterismo', places: ['me', 'me'] });
  await ana.play(5, 2);
  await expect(ana.page.getByRole('list', { name: 'Seats' })).toContainText('1 of 15 useful');
});
