// Whole games between people, and between people and computers.

import type { Plan } from '../src/api/types';
import { expect, test, type Visitor } from './people';

const GAMES: Plan[] = [
  { game: 'small-star-empires' },
  { game: 'asterismo' },
  { game: 'syrtis', options: { placement: 'automatic' } },
  { game: 'green-skull' },
];

async function toTheEnd(...visitors: Visitor[]): Promise<void> {
  await Promise.all(visitors.map((visitor, index) => visitor.play(11 + index)));
  for (const visitor of visitors) await expect(visitor.end).toBeVisible();
}

for (const [index, plan] of GAMES.entries()) {
  test(`two people play ${plan.game} from an invitation to the end`, async ({ visit }) => {
    const [ana, rui] = [await visit(), await visit()];
    const id = await ana.makeAndSit({ ...plan, places: ['me', index % 2 === 0 ? 'open' : 'link'] });
    const link = ana.page.locator('input[readonly]');
    await expect(link).toBeVisible();
    await expect(ana.page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await rui.page.goto(await link.inputValue());
    await rui.page.getByRole('button', { name: 'Take this seat' }).click();
    await expect(ana.board).toBeVisible();
    await expect(rui.board).toBeVisible();
    await toTheEnd(ana, rui);
    const headlines = await Promise.all(
      [ana, rui].map(async ({ end }) => (await end.getByRole('heading').textContent())?.replace(/[,:].*$/, '')),
    );
    expect([
      ['You have won', 'You have lost'],
      ['You have lost', 'You have won'],
      ['A draw', 'A draw'],
      ['You have lost', 'You have lost'],
    ]).toContainEqual(headlines);
    await ana.end.getByRole('button', { name: 'Rematch', exact: true }).click();
    await rui.end.getByRole('button', { name: 'Rematch, seats change' }).click();
    await expect(ana.page).not.toHaveURL(new RegExp(id));
    await expect(ana.board).toBeVisible();
  });
}

test('a person plays a level of the computer to the end, and sees the points part by part', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'small-star-empires', rule_set: 'feup-b', places: ['me', { engine: '1' }] });
  await toTheEnd(ana);
  await expect(ana.end.getByRole('table')).toBeVisible();
  await ana.end.getByText('Save the game').click();
  const record = await ana.end.getByRole('link', { name: 'text' }).getAttribute('href');
  expect(await (await ana.page.request.get(`${ana.server.url}${record}`)).text()).toContain('small-star-empires');
});

test('two people and a computer share a table of three', async ({ visit }) => {
  const [ana, rui] = [await visit(), await visit()];
  const id = await ana.makeAndSit({ game: 'small-star-empires', seats: 3, places: ['me', 'open', { engine: '1' }] });
  await rui.sit(id);
  await rui.page.getByRole('button', { name: 'Take this seat' }).click();
  await toTheEnd(ana, rui);
});

test('the maker of a table of four seats computers on the seats that stay free', async ({ visit }) => {
  const [ana, rui] = [await visit(), await visit()];
  const id = await ana.makeAndSit({
    game: 'small-star-empires',
    seats: 4,
    options: { map: 'random' },
    places: ['me', 'open', 'open', 'open'],
  });
  await rui.sit(id);
  await rui.page.getByRole('button', { name: 'Take this seat' }).first().click();
  for (let left = 2; left > 0; left -= 1) {
    await expect(ana.page.getByRole('button', { name: 'Seat the computer' })).toHaveCount(left);
    await ana.page.getByRole('combobox').first().selectOption('1');
    await ana.page.getByRole('button', { name: 'Seat the computer' }).first().click();
  }
  await toTheEnd(ana, rui);
});

test('two people pass one device back and forth', async ({ visit }) => {
  const both = await visit();
  await both.makeAndSit({ game: 'asterismo', places: ['me', 'me'] });
  await both.page.getByLabel('Turn the board to the player to move').check();
  await toTheEnd(both);
  await expect(both.end.getByRole('heading')).toHaveText(/has won|A draw/);
});
