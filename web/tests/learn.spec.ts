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
  const next = task.getByRole('button', { name: 'Next lesson' });
  const again = task.getByRole('button', { name: 'Once more' });
  for (let seed = 1; seed < 40 && !(await next.isVisible()); seed += 1) {
    if (await again.isVisible()) await again.click();
    for (let click = 0; click < 6 && !(await task.getByRole('status').isVisible()); click += 1) {
      const choices = ana.page.locator('[data-cell][aria-label$="can be chosen"]');
      await expect(choices.first().or(task.getByRole('status'))).toBeVisible();
      if (await task.getByRole('status').isVisible()) break;
      await choices.nth((seed * 7 + click * 3) % (await choices.count())).click({ force: true });
    }
  }
  await expect(next).toBeVisible();
  await ana.page.reload();
  await expect(ana.page.getByRole('list', { name: 'Lessons' }).getByText('done').first()).toBeAttached();
  await isAccessible(ana);
});
