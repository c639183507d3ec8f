// Learning by doing.

import { expect, isAccessible, test } from './people';

test('every game has lessons; one is done, kept across a reload, and leads to the next', async ({ visit }) => {
  const ana = await visit();
  await ana.page.goto(`${ana.server.url}/learn`);
  const games = ana.page.getByRole('main').getByRole('listitem');
  await expect(games).toHaveCount(4);
  await ana.page.goto(`${ana.server.url}/learn/green-skull`);
  const task = ana.page.getByRole('region', { name: 'The task' });
  await expect(task).toBeVisible();
  // Whatever is legal is tried until it is what the task asks for.
  const answer = ana.page.getByRole('region', { name: 'What you can do' });
  const next = answer.getByRole('button', { name: 'Next lesson' });
  const again = answer.getByRole('button', { name: 'Once more' });
  for (let seed = 1; seed < 40 && !(await next.isVisible()); seed += 1) {
    if (await again.isVisible()) await again.click();
    for (let click = 0; click < 6 && !(await answer.getByRole('status').isVisible()); click += 1) {
      const choices = ana.page.locator('[data-cell][aria-label$="can be chosen"]');
      await expect(choices.first().or(answer.getByRole('status'))).toBeVisible();
      if (await answer.getByRole('status').isVisible()) break;
      await choices.nth((seed * 7 + click * 3) % (await choices.count())).click({ force: true });
    }
  }
  await expect(next).toBeVisible();
  await ana.page.reload();
  await expect(ana.page.getByRole('navigation', { name: 'Lessons' }).getByText('done').first()).toBeAttached();
  await isAccessible(ana);
});

test('the task stands above the board, and both are seen at once on a phone', async ({ visit }) => {
  const ana = await visit();
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    await ana.page.setViewportSize({ width, height });
    for (const game of ['small-star-empires', 'asterismo', 'syrtis', 'green-skull']) {
      await ana.page.goto(`${ana.server.url}/learn/${game}`);
      const task = ana.page.getByRole('region', { name: 'The task' });
      await expect(ana.page.locator('[data-cell]').first()).toBeVisible();
      await expect(task).toBeInViewport({ ratio: 1 });
      await expect(ana.page.locator('.frame')).toBeInViewport({ ratio: 0.75 });
    }
  }
});

test('the path shows how long each game takes and how far you are', async ({ visit }) => {
  const ana = await visit();
  await ana.page.goto(`${ana.server.url}/learn`);
  const skull = ana.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Green Skull' });
  await expect(skull.getByRole('progressbar')).toHaveAttribute('value', '0');
  await expect(skull.getByText(/small boards, about \d+ minutes/)).toBeVisible();
  await skull.getByRole('link', { name: /^Start here/ }).click();
  await expect(ana.page).toHaveURL(/\/learn\/green-skull$/);
  await isAccessible(ana);
});

test('after the rules comes strategy, where something better is asked for', async ({ visit }) => {
  const ana = await visit();
  await ana.page.goto(`${ana.server.url}/learn/asterismo`);
  await ana.page.getByRole('button', { name: /^7\. Only five count/ }).click();
  const task = ana.page.getByRole('region', { name: 'The task' });
  await expect(task.getByRole('heading')).toHaveText(/^\s*Strategy:\s*Only five count\s*$/);
  const take = async (cell: string) => {
    await ana.cell(cell).click();
    await ana.page.getByRole('group', { name: 'Choices' }).getByRole('button').click();
  };
  await take('c8');
  await expect(ana.page.getByRole('status').first()).toContainText('something better can be played');
  await ana.page.getByRole('button', { name: 'Once more' }).click();
  await take('e8');
  await expect(ana.page.getByRole('button', { name: 'Next lesson' })).toBeVisible();
  await isAccessible(ana);
});
