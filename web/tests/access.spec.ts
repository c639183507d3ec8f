// By keyboard alone, with a screen reader, on a phone, in both languages.

import { expect, isAccessible, test } from './people';

test('a whole game is played by keyboard only', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'asterismo', places: ['me', 'me'] });
  await expect(ana.board).toBeVisible();
  const keyboard = ana.page.keyboard;
  const isOn = (selector: string) =>
    ana.page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);
  for (let tabs = 0; tabs < 40 && !(await isOn('[data-cell]')); tabs += 1) await keyboard.press('Tab');
  expect(await isOn('[data-cell]')).toBe(true);
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowDown');
  for (let turn = 0; turn < 80 && !(await ana.end.isVisible()); turn += 1) {
    const before = await ana.page.locator('.place').textContent();
    await keyboard.press('n');
    await keyboard.press('Enter');
    await expect.poll(() => isOn('.choices button')).toBe(true);
    await keyboard.press('Enter');
    await expect(ana.page.locator('.place')).not.toHaveText(before!);
    await expect.poll(() => isOn('[data-cell]')).toBe(true);
  }
  await expect(ana.end).toBeVisible();
});

test('a cell says what is on it and whether it can be chosen, and what happened is told', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  await expect(ana.cell('d7')).toHaveAttribute('aria-label', /^d7: .*orc.*, can be chosen$/);
  await ana.cell('d7').press('Enter');
  await expect(ana.cell('d6')).toHaveAttribute('aria-label', /can be chosen$/);
  await ana.cell('d7').press('Escape');
  await expect(ana.cell('d6')).not.toHaveAttribute('aria-label', /can be chosen$/);
  await ana.cell('d7').press('Enter');
  await ana.cell('d6').press('Enter');
  await expect(ana.page.locator('p[aria-live="polite"]').first()).toContainText('d6');
});

for (const theme of ['dark', 'light', 'contrast', 'safe']) {
  test(`axe finds nothing wrong at a table in the theme ${theme}`, async ({ visit }) => {
    const ana = await visit();
    await ana.page.addInitScript((theme) => {
      const settings = JSON.parse(localStorage.getItem('tabuleiro-settings') ?? '{}') as object;
      localStorage.setItem('tabuleiro-settings', JSON.stringify({ ...settings, theme }));
    }, theme);
    await ana.makeAndSit({ game: 'small-star-empires', clock: '5m', places: ['me', 'me'] });
    await expect(ana.board).toBeVisible();
    await ana.play(3, 10);
    await ana.page.getByRole('button', { name: 'Give up' }).click();
    await isAccessible(ana);
  });
}

test('axe finds nothing wrong at a table that waits for somebody, and at one that is over', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'small-star-empires', clock: '5m', places: ['me', 'open'] });
  await expect(ana.page.getByRole('heading', { level: 1 })).toHaveText('Small Star Empires');
  await isAccessible(ana);
  await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  await ana.play(3, 8);
  await ana.page.getByRole('button', { name: 'Give up' }).click();
  await ana.page.getByRole('button', { name: 'Yes, give up' }).click();
  await expect(ana.end).toBeVisible();
  await isAccessible(ana);
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`a table of ${width} by ${height} fits, and fingers hit its buttons`, async ({ visit }) => {
    const ana = await visit({ viewport: { width, height }, hasTouch: width < 1000 });
    await ana.makeAndSit({ game: 'green-skull', clock: '5m', places: ['me', { engine: '1' }] });
    await ana.cell('d7').click();
    await ana.cell('d6').click();
    await expect(ana.page.getByText(/^2 \/ 2$/)).toBeVisible();
    expect(await ana.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const sizes = await ana.page
      .locator('main button:visible')
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().height)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(width < 700 ? 44 : 36);
    const board = (await ana.board.boundingBox())!;
    expect(board.width).toBeGreaterThan(Math.min(width, 700) * 0.85);
  });
}

test('a table speaks Portuguese', async ({ visit }) => {
  const ana = await visit({ locale: 'pt-PT', viewport: { width: 390, height: 844 } });
  await ana.makeAndSit({ game: 'green-skull', places: ['me', { engine: '1' }] });
  await expect(ana.page.locator('html')).toHaveAttribute('lang', 'pt');
  await ana.play(1, 2);
  await ana.play(2, 2);
  await ana.page.getByRole('button', { name: 'Desistir' }).click();
  await ana.page.getByRole('button', { name: 'Sim, desistir' }).click();
  await expect(ana.end.getByRole('heading')).toHaveText('Perdeu: desistiu.');
});
