// Positions and maps, drawn, checked, shared and played.

import { expect, isAccessible, test, type Visitor } from './people';

const palette = (ana: Visitor) =>
  ana.page.getByRole('radiogroup', { name: /^(What to put on the board|O que pôr no tabuleiro)$/ });
const verdict = (ana: Visitor) =>
  ana.page.getByRole('status', { name: /^(What the rules say|O que dizem as regras)$/ });
const choose = (ana: Visitor, what: string) =>
  palette(ana).getByRole('radio', { name: what, exact: true }).check({ force: true });

/** The link that the page would copy. */
async function link(ana: Visitor): Promise<string> {
  await ana.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ana.page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(ana.page.getByText('The link is copied.').first()).toBeVisible();
  return ana.page.evaluate(() => navigator.clipboard.readText());
}

test('a map is drawn with symmetry, shared by link, opened by another person and played', async ({ visit }) => {
  const ana = await visit();
  await ana.page.goto(`${ana.server.url}/map/small-star-empires`);
  await expect(verdict(ana)).toContainText('This map can be played.');
  await ana.page.getByRole('button', { name: 'An empty map' }).click();
  await expect(verdict(ana)).toContainText('The home of player 1 is missing', { ignoreCase: true });
  await ana.page.getByRole('radio', { name: 'half a turn' }).check({ force: true });
  await choose(ana, 'home (Player 1)');
  await ana.cell('h2').click();
  await expect(ana.cell('b8')).toHaveAccessibleName('b8: home (Player 2)');
  await expect(verdict(ana)).not.toContainText('home');
  await choose(ana, 'star with three planets');
  const [from, to] = await Promise.all(['g2', 'g5'].map((name) => ana.cell(name).boundingBox()));
  await ana.page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
  await ana.page.mouse.down();
  await ana.page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 6 });
  await ana.page.mouse.up();
  for (const cell of ['g2', 'g3', 'g4', 'g5'])
    await expect(ana.cell(cell)).toHaveAccessibleName(`${cell}: star with three planets`);
  await expect(verdict(ana)).toContainText('This map can be played.');
  await ana.page.keyboard.press('Control+z');
  await expect(ana.cell('g4')).toHaveAccessibleName('g4: gap');
  await expect(verdict(ana)).toContainText('to land on');
  await ana.page.keyboard.press('Control+Shift+z');
  await expect(verdict(ana)).toContainText('This map can be played.');
  const shared = await link(ana);

  const rui = await visit();
  await rui.page.goto(shared);
  await expect(rui.cell('g5')).toHaveAccessibleName('g5: star with three planets');
  await expect(rui.cell('b8')).toHaveAccessibleName('b8: home (Player 2)');
  await rui.page.getByRole('link', { name: 'Play on this map' }).click();
  await rui.page.getByRole('button', { name: 'Start the game' }).click();
  await expect(rui.board).toBeVisible();
  await expect(rui.page.locator('[data-cell]')).toHaveCount(10);
  await rui.play(3);
  await expect(rui.end).toBeVisible();
  expect(await rui.turns()).toBeGreaterThan(0);
});

test('a map that is not finished is shared too; it is saved by name, opened again and deleted', async ({ visit }) => {
  const ana = await visit();
  await ana.page.goto(`${ana.server.url}/map/small-star-empires`);
  await ana.page.getByRole('button', { name: 'An empty map' }).click();
  await choose(ana, 'home (Player 1)');
  await ana.cell('e5').click();
  await expect(verdict(ana)).toContainText('home of player 2 is missing');
  await expect(ana.page.getByRole('button', { name: 'Play on this map' })).toBeDisabled();
  const shared = await link(ana);
  const rui = await visit();
  await rui.page.goto(shared);
  await expect(rui.cell('e5')).toHaveAccessibleName('e5: home (Player 1)');
  await expect(rui.page.locator('[data-cell]')).toHaveCount(81);
  await expect(verdict(rui)).toContainText('home of player 2 is missing');

  const maps = ana.page.getByRole('region', { name: 'Your maps' });
  await maps.getByLabel('Name').fill('Half a map');
  await maps.getByRole('button', { name: 'Save the map' }).click();
  await expect(maps.getByText('“Half a map” is saved.')).toBeVisible();
  await ana.page.getByRole('button', { name: 'The usual map' }).click();
  await expect(verdict(ana)).toContainText('This map can be played.');
  await maps.getByRole('button', { name: 'Open Half a map' }).click();
  await expect(ana.cell('e5')).toHaveAccessibleName('e5: home (Player 1)');
  await expect(ana.page.locator('[data-cell]')).toHaveCount(81);
  await maps.getByRole('button', { name: 'Delete Half a map' }).click();
  await expect(maps.getByText('“Half a map” is deleted.')).toBeVisible();
  await expect(maps.getByRole('listitem')).toHaveCount(0);
});

test('what is taken along is what is seen, however slow the server is', async ({ visit }) => {
  const ana = await (await visit()).withoutModule();
  await ana.page.goto(`${ana.server.url}/map/small-star-empires`);
  await ana.page.getByRole('button', { name: 'An empty map' }).click();
  await expect(verdict(ana)).toContainText('home of player 1 is missing', { ignoreCase: true });
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await ana.page.route('**/api/editor/map', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await choose(ana, 'home (Player 1)');
  await ana.cell('e5').click();
  await ana.page.getByText('Size and shape').click();
  await ana.page.getByRole('button', { name: 'Rows: +1' }).click();
  await expect(ana.page.locator('[inert]', { hasText: 'Copy the link' })).toHaveCount(1);
  const copied = link(ana);
  answer();
  const rui = await visit();
  await rui.page.goto(await copied);
  // A row below moved it up by one.
  await expect(rui.cell('f5')).toHaveAccessibleName('f5: home (Player 1)');
  await expect(rui.page.locator('[data-cell]')).toHaveCount(90);
});

/** What is put where, one after the other, and what the rules say of it then. */
const EDITS: [string, [string, string][], string][] = [
  [
    'green-skull',
    [
      ['erase', 'd7'],
      ['orc', 'e4'],
    ],
    'Player 1 moves an orc',
  ],
  ['syrtis?g=syr1.published.2.limit~60.tiles~--cC-_SCCs-_cc-SS_-Cssc_-sS--', [['light tower', 'e3']], 'Player'],
  [
    'small-star-empires',
    [
      ['colony (Player 1)', 'g1'],
      ['ship (Player 1)', 'g1'],
      ['trade station (Player 2)', 'e7'],
    ],
    'Player 1 flies a ship',
  ],
  ['asterismo', [], 'Player 2'],
];
/** The last word of what is put, without whose it is. */
const wordOf = (what: string) =>
  new RegExp(what === 'erase' ? 'nothing|empty' : what.split(' (')[0]!.split(' ').at(-1)!);
for (const [game, edits, said] of EDITS) {
  test(`a position of ${game.split('?')[0]} is edited and goes on in analysis`, async ({ visit }) => {
    const ana = await visit();
    await ana.page.goto(`${ana.server.url}/editor/${game}`);
    await expect(verdict(ana)).toContainText('The game can continue from here.');
    if (edits.length === 0) await ana.page.getByLabel('Whose turn it is').selectOption({ index: 1 });
    for (const [what, cell] of edits) {
      await choose(ana, what);
      await ana.cell(cell).click();
      await expect(ana.cell(cell)).toHaveAccessibleName(wordOf(what));
    }
    await expect(ana.page.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await expect(verdict(ana)).toContainText('The game can continue from here.');
    await expect(verdict(ana)).toContainText(said);
    await isAccessible(ana);
    await ana.page.getByRole('link', { name: 'Analyse it' }).click();
    await expect(ana.page.getByRole('list', { name: 'Turns' })).toBeVisible();
    for (const [what, cell] of edits) await expect(ana.cell(cell)).toHaveAccessibleName(wordOf(what));
    await ana.play(5, 9);
    await expect(ana.page.getByRole('list', { name: 'Turns' }).getByRole('listitem').nth(1)).toBeVisible();
  });
}

test('a position is edited from analysis and played against the computer', async ({ visit }) => {
  const ana = await visit();
  await ana.page.goto(`${ana.server.url}/analysis?g=gsk1.published.2.starts~1`);
  await ana.page.getByText('Share and download').click();
  await ana.page.getByRole('link', { name: 'Edit this position' }).click();
  await expect(verdict(ana)).toContainText('The game can continue from here.');
  await ana.cell('d7').click({ button: 'right' });
  await expect(ana.cell('d7')).toHaveAccessibleName('d7: nothing');
  await ana.page.getByRole('link', { name: 'Play from here' }).click();
  await expect(ana.page.getByText('The game begins with this position.')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Start the game' }).click();
  await expect(ana.board).toBeVisible();
  await expect(ana.cell('d7')).not.toHaveAccessibleName(/orc/);
  await ana.play(3, 2);
  await expect.poll(() => ana.turns()).toBeGreaterThan(0);
});

test('an impossible position is refused with the reason, in either language', async ({ visit }) => {
  for (const [locale, label, reason] of [
    ['en-GB', 'What is to be moved', 'only who holds the skull moves a zombie'],
    ['pt-PT', 'O que há a mover', 'só quem tem a caveira move um zombie'],
  ] as const) {
    const ana = await visit({ locale });
    await ana.page.goto(`${ana.server.url}/editor/green-skull`);
    await ana.page.getByLabel(label).selectOption({ index: 1 });
    await expect(verdict(ana)).toContainText(reason, { ignoreCase: true });
    await expect(ana.page.getByRole('link', { name: /^(Analyse it|Analisar)$/ })).toHaveCount(0);
    await isAccessible(ana);
  }
});

test('a draft is kept across a reload and a change of language, and can be begun anew', async ({ visit }) => {
  const ana = await visit();
  await ana.page.goto(`${ana.server.url}/editor/green-skull`);
  await choose(ana, 'zombie');
  await ana.cell('e3').click();
  await ana.cell('j1').click();
  await expect(ana.cell('j1')).toHaveAccessibleName('j1: zombie');
  await ana.page.reload();
  await expect(ana.cell('j1')).toHaveAccessibleName('j1: zombie');
  await expect(ana.page.getByText('This is your draft, as you left it.')).toBeVisible();
  await ana.page.getByLabel('Language').selectOption('pt');
  await expect(ana.page.getByRole('heading', { level: 1 })).toHaveText('Green Skull: editar uma posição');
  await expect(ana.cell('j1')).toHaveAccessibleName('j1: zombie');
  await ana.page.getByRole('button', { name: 'Começar de novo' }).first().click();
  await expect(ana.cell('j1')).toHaveAccessibleName('j1: nada');
});

test('a map is drawn with the keyboard alone', async ({ visit }) => {
  const ana = await visit();
  await ana.page.goto(`${ana.server.url}/map/small-star-empires`);
  await ana.page.getByRole('button', { name: 'An empty map' }).press('Enter');
  await expect(verdict(ana)).toContainText('missing');
  await ana.page.keyboard.press('3');
  await expect(palette(ana).getByRole('radio', { name: 'star with three planets' })).toBeChecked();
  // From the top of the page to the board, whose first cell is reached by tab.
  await ana.page.getByRole('heading', { level: 1 }).focus();
  await ana.page.keyboard.press('Tab');
  await expect(ana.cell('i1')).toBeFocused();
  await ana.page.keyboard.press('ArrowRight');
  await ana.page.keyboard.press('Enter');
  await expect(ana.cell('i2')).toHaveAccessibleName('i2: star with three planets');
  await expect(ana.cell('i2')).toBeFocused();
  await ana.page.keyboard.press('Delete');
  await expect(ana.cell('i2')).toHaveAccessibleName('i2: gap');
  await ana.page.keyboard.press('Control+z');
  await expect(ana.cell('i2')).toHaveAccessibleName('i2: star with three planets');
});

test('everything that can be edited is found on a page, which axe likes too', async ({ visit }) => {
  const ana = await visit();
  await ana.page.goto(`${ana.server.url}/editor`);
  await expect(ana.page.getByRole('link', { name: /^Edit a position: / })).toHaveCount(4);
  await ana.page
    .getByRole('link', { name: /^Draw a map: / })
    .first()
    .click();
  await expect(verdict(ana)).toBeVisible();
  await isAccessible(ana);
});

test('a finger paints, and what the server cannot read is told', async ({ visit }) => {
  const ana = await visit({ hasTouch: true, viewport: { width: 390, height: 844 } });
  await ana.page.goto(`${ana.server.url}/map/small-star-empires`);
  await choose(ana, 'empty system');
  await ana.cell('i6').tap();
  await expect(ana.cell('i6')).toHaveAccessibleName('i6: empty system');
  const boxes = await Promise.all(['b1', 'a1', 'a2', 'a3'].map((name) => ana.cell(name).boundingBox()));
  const [first, ...rest] = boxes.map((box) => ({ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }));
  const hand = await ana.page.context().newCDPSession(ana.page);
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first!] });
  for (const point of rest) await hand.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  for (const cell of ['b1', 'a1', 'a2', 'a3'])
    await expect(ana.cell(cell)).toHaveAccessibleName(`${cell}: empty system`);
  await isAccessible(ana);
  ana.expects('400');
  await ana.page.goto(`${ana.server.url}/editor/green-skull?g=gsk1.published.2.starts~9`);
  await expect(ana.page.getByRole('alert')).toBeVisible();
  await ana.page.goto(`${ana.server.url}/map/green-skull`);
  await expect(ana.page.getByRole('alert')).toBeVisible();
});

test('what is painted while the server is away is there when it is back', async ({ visit }) => {
  const ana = await (await visit()).withoutModule();
  await ana.page.goto(`${ana.server.url}/map/small-star-empires`);
  await expect(verdict(ana)).toBeVisible();
  ana.expects('ERR_FAILED');
  await ana.page.route('**/api/editor/map', (route) => route.abort());
  await choose(ana, 'wormhole');
  await ana.cell('i6').click();
  await expect(ana.page.getByRole('alert')).toBeVisible();
  await ana.cell('i7').click();
  await ana.page.unroute('**/api/editor/map');
  for (const cell of ['i6', 'i7']) await expect(ana.cell(cell)).toHaveAccessibleName(`${cell}: wormhole`);
  await expect(ana.page.getByRole('alert')).toHaveCount(0);
  await ana.page.reload();
  await expect(ana.cell('i7')).toHaveAccessibleName('i7: wormhole');
});
