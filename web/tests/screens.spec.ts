// A table on phones, tablets and wide screens.

import { expect, test, type Visitor } from './people';

/** Begins a turn until there is something to choose besides cells. */
async function begin(ana: Visitor): Promise<void> {
  await ana.cell('h2').click();
  const target = ana.page.locator('[data-cell][aria-label$="can be chosen"]').first();
  await expect(target).toBeVisible();
  await expect(ana.cell('h2')).toHaveAttribute('aria-pressed', 'true');
  await target.click();
  await expect(ana.page.locator('.choose .choices button').first()).toBeVisible();
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
  [720, 450],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`at ${width} by ${height} the board, the line, the choices and the steps are in sight`, async ({ visit }) => {
    const ana = await visit({ viewport: { width, height }, hasTouch: width < 1000 });
    await ana.makeAndSit({
      game: 'small-star-empires',
      clock: '5m',
      places: ['me', { engine: '1' }],
      setup: 'sse1.feup-a.2.starts~1.map~fr_22W_122_aX0_3Rb_XWX_3R1_122',
    });
    await expect(ana.board).toBeVisible();
    const within = async (selector: string) => {
      const box = (await ana.page.locator(selector).first().boundingBox())!;
      expect(box.x, selector).toBeGreaterThanOrEqual(-1);
      expect(box.y, selector).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, selector).toBeLessThanOrEqual(width + 1);
      expect(box.y + box.height, selector).toBeLessThanOrEqual(height);
      return box;
    };
    const board = await within('.stage');
    for (const selector of ['.prompt', '.walk', '.choose']) await within(selector);
    expect(await ana.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (width < 700) expect(board.width).toBeGreaterThanOrEqual(width - 2);
    if (height > 520 && width >= 700 && width < 1000)
      expect(Math.abs(board.x + board.width / 2 - width / 2)).toBeLessThan(12);
    if (height < 500) expect(board.height).toBeGreaterThan(height * 0.8);
    if (width > 1900) expect(board.width).toBeGreaterThan(1200);
  });
}

test('on a phone the choices are never over the board, and fingers hit everything', async ({ visit }) => {
  const ana = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await ana.makeAndSit({ game: 'small-star-empires', places: ['me', { engine: '1' }] });
  await begin(ana);
  const board = (await ana.page.locator('.stage').boundingBox())!;
  const choices = (await ana.page.locator('.choose .choices').boundingBox())!;
  expect(choices.y).toBeGreaterThanOrEqual(board.y + board.height);
  expect(choices.y + choices.height).toBeLessThanOrEqual(844 - 60);
  const sizes = await ana.page
    .locator('button:visible, header a:visible')
    .evaluateAll((all) =>
      all.map((each) => Math.round(Math.min(each.getBoundingClientRect().width, each.getBoundingClientRect().height))),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
  const header = (await ana.page.locator('header').boundingBox())!;
  expect(header.height).toBeLessThanOrEqual(56);
  await ana.page.getByRole('button', { name: 'Pages' }).click();
  await expect(ana.page.getByRole('link', { name: 'Rules' })).toBeVisible();
});

test('a touch between two small cells zooms in first', async ({ visit }) => {
  const ana = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  const [a, b] = [(await ana.cell('d7').boundingBox())!, (await ana.cell('c7').boundingBox())!];
  expect(a.width).toBeLessThan(41);
  await ana.page.touchscreen.tap(
    (a.x + a.width / 2 + b.x + b.width / 2) / 2,
    (a.y + a.height / 2 + b.y + b.height / 2) / 2,
  );
  await expect.poll(async () => (await ana.cell('d7').boundingBox())!.width).toBeGreaterThan(44);
  await expect(ana.cell('d7')).not.toHaveAttribute('aria-pressed', 'true');
  await ana.cell('d7').tap();
  await expect(ana.cell('d7')).toHaveAttribute('aria-pressed', 'true');
});

test('four seats on a phone leave the steps in sight', async ({ visit }) => {
  const ana = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await ana.makeAndSit({ game: 'small-star-empires', seats: 4, clock: '5m', places: ['me', 'me', 'me', 'me'] });
  await expect(ana.board).toBeVisible();
  const steps = (await ana.page.locator('.walk').boundingBox())!;
  const actions = (await ana.page.locator('.actions').boundingBox())!;
  expect(steps.y + steps.height).toBeLessThanOrEqual(actions.y + 1);
});

for (const [game, clock] of [
  ['syrtis', '5m+3s'],
  ['green-skull', '1d/turn'],
] as const) {
  test(`the strip of a phone has room for names, clocks and progress in ${game}`, async ({ visit }) => {
    const ana = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const options: Record<string, string> = game === 'syrtis' ? { placement: 'automatic' } : {};
    await ana.makeAndSit({ game, clock, options, places: ['me', 'me'] });
    await expect(ana.board).toBeVisible();
    const seats = ana.page.locator('.strip li');
    const cut = await seats.evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight).length);
    expect(cut).toBe(0);
    const names = await ana.page
      .locator('.strip b.name')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(Math.min(...names)).toBeGreaterThan(48);
    await expect(ana.page.getByRole('timer').first()).toBeVisible();
  });
}

test('a phone held sideways shows the first game at once', async ({ visit }) => {
  const ana = await visit({ viewport: { width: 844, height: 390 }, hasTouch: true });
  await ana.page.goto(ana.server.url);
  await expect(ana.page.getByRole('heading', { name: 'Choose a game' })).toBeInViewport();
});

test('no button of a table is cut, however the choices are called', async ({ visit }) => {
  const ana = await visit({ viewport: { width: 820, height: 1180 }, locale: 'pt-PT' });
  await ana.makeAndSit({ game: 'green-skull', clock: '1d/turn', places: ['me', 'me'] });
  await ana.cell('d7').click();
  await ana.cell('d6').click();
  const send = ana.page.getByRole('button', { name: 'Enviar a jogada' });
  expect((await send.boundingBox())!.width).toBeGreaterThan(120);
});
