// Looking at games again: judged by an engine, tried otherwise, kept.

import type { Job } from '../src/api/types';
import { expect, isAccessible, test, type Visitor } from './people';

/** How long engines may take, who run only while nobody else wants the processor. */
const PATIENCE = { timeout: 150_000 };

/** Games that were played to their end, one of each kind: as few turns as a game can have here. */
async function finished(
  ana: Visitor,
  game: string,
  options: Record<string, string> = {},
  rule_set?: string,
): Promise<string> {
  const id = await ana.makeAndSit({ game, rule_set, options, places: ['me', 'me'] });
  await expect(ana.board).toBeVisible();
  await ana.play(7, 6);
  // On a small board those few turns may have ended it.
  const giveUp = ana.page.getByRole('button', { name: 'Give up' });
  await expect(giveUp.or(ana.end).first()).toBeVisible();
  if (await giveUp.isVisible()) {
    await giveUp.click();
    await ana.page.getByRole('button', { name: /^Yes/ }).click();
  }
  await expect(ana.end).toBeVisible();
  return id;
}

const GAMES: [string, Record<string, string>, string?][] = [
  ['green-skull', {}],
  ['syrtis', { board: 'minor', placement: 'automatic' }],
  ['small-star-empires', {}],
  ['asterismo', {}, 'decisive'],
];
for (const [game, options, ruleSet] of GAMES) {
  test(`a finished game of ${game} is judged turn by turn`, async ({ visit }) => {
    const ana = await visit();
    await finished(ana, game, options, ruleSet);
    await ana.page.getByRole('link', { name: 'Analyse the game' }).click();
    await expect(ana.board).toBeVisible();
    await ana.page.getByRole('button', { name: 'Judge every turn' }).click();
    await expect(ana.page.getByRole('region', { name: 'Learn from mistakes' })).toBeVisible(PATIENCE);
    await expect(ana.page.getByRole('list', { name: 'Best lines' })).toBeVisible();
    await expect(ana.page.getByRole('img', { name: /^.+ \d+ %, .+ \d+ %$/ })).toBeVisible();
    await ana.page.keyboard.press('End');
    await expect(ana.page.getByRole('list', { name: 'Turns' }).locator('[aria-current]')).not.toHaveText('Start');
    await isAccessible(ana);
  });
}

test('a variation and its comment are kept across a reload, and forgotten when wished', async ({ visit }) => {
  const ana = await visit();
  await ana.page.goto(`${ana.server.url}/analysis?g=gsk1.published.2.starts~1`);
  await ana.cell('d7').click();
  await ana.cell('d6').click();
  const turns = ana.page.getByRole('list', { name: 'Turns' });
  await expect(turns.getByText('d7-d6')).toBeVisible();
  await ana.page.getByLabel('Comment on this turn').fill('towards the middle');
  await ana.page.getByLabel('Comment on this turn').blur();
  await ana.page.reload();
  await expect(turns.getByText('towards the middle')).toBeVisible();
  await turns.getByRole('button', { name: 'Forget d7-d6' }).click();
  await expect(turns.getByText('d7-d6')).toHaveCount(0);
});

test('a text that is no game is explained, and another can be brought', async ({ visit }) => {
  const ana = await visit();
  ana.expects('400');
  await ana.page.goto(`${ana.server.url}/analysis`);
  await ana.page.getByLabel('A position, a record or a link').fill('gsk1.published.2.starts~7');
  await ana.page.getByRole('button', { name: 'Open' }).click();
  await expect(ana.page.getByRole('alert')).toBeVisible();
  await ana.page.getByLabel('A position, a record or a link').fill('gsk1.published.2.starts~1.moves~d7-d6');
  await ana.page.getByRole('button', { name: 'Open' }).click();
  await expect(ana.board).toBeVisible();
});

test('the address says what is looked at, in every language and whichever way one came', async ({ visit }) => {
  const ana = await visit();
  const text = ana.page.getByLabel(/^(A position, a record|Uma posição, um registo)/);
  const isStudied = async () => {
    await expect(ana.board).toBeVisible();
    await expect(ana.page).toHaveURL(/\?g=gsk1/);
  };
  await ana.page.goto(`${ana.server.url}/analysis`);
  await ana.page.getByRole('button', { name: 'Green Skull' }).click();
  await isStudied();
  await ana.page.getByRole('contentinfo').getByLabel('Language').selectOption('pt');
  await expect(ana.page.getByRole('button', { name: 'Analisar outro jogo' })).toBeVisible();
  await isStudied();
  await ana.page.getByRole('banner').getByRole('link', { name: 'Análise' }).click();
  await expect(text).toBeVisible();
  await ana.page.goBack();
  await isStudied();
  await ana.page.getByRole('button', { name: 'Analisar outro jogo' }).click();
  await expect(text).toBeVisible();
  await expect(ana.page).toHaveURL(/analysis$/);
  await ana.page.goBack();
  await isStudied();
});

test('what is tried instead of a mistake is judged while the engine follows', async ({ visit }) => {
  const ana = await visit();
  // Whatever is judged is a mistake.
  await ana.page.route('**/api/analysis**', async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as Partial<Job>;
    const decisions = told.decisions?.map((decision) => ({ ...decision, verdict: 'mistake', best: 'another' }));
    await route.fulfill({ response: answer, json: decisions ? { ...told, decisions } : told });
  });
  await ana.page.goto(`${ana.server.url}/analysis?g=gsk1.published.2.starts~1.moves~d7-d6`);
  await ana.page.getByRole('button', { name: 'Judge every turn' }).click();
  const mistakes = ana.page.getByRole('region', { name: 'Learn from mistakes' });
  await expect(mistakes).toBeVisible(PATIENCE);
  await ana.page.getByLabel('Engine', { exact: true }).check();
  await mistakes.getByRole('button', { name: 'Player 1' }).click();
  await ana.cell('d7').click();
  await ana.cell('e6').click();
  await expect(mistakes.getByRole('status')).toHaveText(/^That is good too|loses \d/, PATIENCE);
});

test('a better move is looked for without seeing what the engine thinks', async ({ visit }) => {
  const ana = await visit();
  // Whatever is judged is a mistake, and another move was better.
  await ana.page.route('**/api/analysis**', async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as Partial<Job>;
    const decisions = told.decisions?.map((decision) => ({
      ...decision,
      verdict: 'mistake',
      loss: 0.2,
      best: 'd7-e6',
    }));
    await route.fulfill({ response: answer, json: decisions ? { ...told, decisions } : told });
  });
  await ana.page.goto(`${ana.server.url}/analysis?g=gsk1.published.2.starts~1.moves~d7-d6`);
  await ana.page.getByRole('button', { name: 'Judge every turn' }).click();
  const mistakes = ana.page.getByRole('region', { name: 'Learn from mistakes' });
  const lines = ana.page.getByRole('list', { name: 'Best lines' });
  await expect(lines).toBeVisible(PATIENCE);
  await mistakes.getByRole('button', { name: 'Player 1' }).click();
  await expect(mistakes.getByRole('status')).toHaveText('Player 1 played d7-d6 here. Find something better.');
  await expect(lines).toHaveCount(0);
  await expect(ana.board.locator('.drawn path')).toHaveCount(0);
  await expect(ana.page.getByRole('img', { name: / \d+ %/ })).toHaveCount(0);
  await mistakes.getByRole('button', { name: 'Hint' }).click();
  await expect(mistakes.getByRole('status')).toHaveText('The best move begins at d7.');
  await ana.cell('d7').click();
  await ana.cell('d6').click();
  await expect(mistakes.getByRole('status')).toHaveText(
    /^d7-d6 loses 20 %\. It is answered by \S+.*\. Try again\.$/,
    PATIENCE,
  );
  await expect(lines).toHaveCount(0);
  await mistakes.getByRole('button', { name: 'Try again' }).click();
  await ana.cell('d7').click();
  await ana.cell('e6').click();
  await expect(mistakes.getByRole('status')).toHaveText('That is what the engine would play.');
  await mistakes.getByRole('button', { name: 'Next one' }).click();
  await isAccessible(ana);
});

test('the players keep their names, whatever is tried', async ({ visit }) => {
  const ana = await visit();
  const name = await ana.guest();
  await finished(ana, 'green-skull');
  await ana.page.getByRole('link', { name: 'Analyse the game' }).click();
  await expect(ana.board).toBeVisible();
  const strip = ana.page.locator('.stage .strip p');
  for (const step of ['Next turn', 'Next turn', 'Previous turn']) {
    await ana.page.getByRole('button', { name: step }).click();
    await expect(strip).toContainText(name);
  }
  await ana.play(3, 2);
  await expect(strip).toContainText(name);
});

test('analysis begins from recent games; its graph and its list of mistakes lead to turns', async ({ visit }) => {
  const ana = await visit();
  const id = await finished(ana, 'green-skull');
  // Every turn is judged a mistake.
  await ana.page.route('**/api/analysis**', async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as Partial<Job>;
    const decisions = told.decisions?.map((decision) => ({ ...decision, verdict: 'mistake' }));
    await route.fulfill({ response: answer, json: decisions ? { ...told, decisions } : told });
  });
  await ana.page.goto(`${ana.server.url}/analysis`);
  await ana.page.getByRole('link', { name: /^Green Skull/ }).click();
  await expect(ana.page).toHaveURL(new RegExp(`/analysis/${id}$`));
  await ana.page.getByRole('button', { name: 'Judge every turn' }).click();
  const course = ana.page.getByRole('img', { name: /^The course/ });
  await expect(course).toBeVisible(PATIENCE);
  const now = ana.page.getByRole('list', { name: 'Turns' }).locator('[aria-current]');
  const box = (await course.boundingBox())!;
  await course.click({ position: { x: box.width - 2, y: box.height / 2 } });
  await expect(now).toHaveText(/^2/);
  await ana.page
    .getByText(/^\d+ mistakes$/)
    .last()
    .click();
  await ana.page.getByRole('list', { name: 'Mistakes in the game' }).getByRole('button').first().click();
  await expect(now).toHaveText(/^1/);
});

test('the board stays in sight while the rest scrolls', async ({ visit }) => {
  const ana = await visit();
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    await ana.page.setViewportSize({ width, height });
    await ana.page.goto(`${ana.server.url}/analysis?g=gsk1.published.2.starts~1.moves~d7-d6`);
    await expect(ana.board).toBeVisible();
    await ana.page.getByRole('button', { name: 'How fair is it?' }).scrollIntoViewIfNeeded();
    await expect(ana.board).toBeInViewport({ ratio: 0.8 });
    await expect(ana.page.getByRole('button', { name: 'Next turn' })).toBeInViewport();
    expect(await ana.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('how fair a set-up is comes from the page, with what is sure of it; stopped, it goes on', async ({ visit }) => {
  const ana = await visit();
  await ana.page.goto(`${ana.server.url}/new/green-skull`);
  const fairness = ana.page.getByRole('region', { name: 'How fair it is' });
  await fairness.getByRole('button', { name: 'How fair is it?' }).click();
  await expect(fairness.getByText(/^Seat 1 wins \d+ % \(\d+ to \d+\)$/)).toBeVisible(PATIENCE);
  await fairness.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(fairness.getByRole('progressbar')).toHaveCount(0);
  await expect(fairness.getByText(/^Seat 2 wins/)).toBeVisible();
  await isAccessible(ana);
  await fairness.getByRole('button', { name: 'Go on' }).click();
  await expect(fairness.getByRole('progressbar')).toHaveAttribute('value', /^[1-9]/);
  await fairness.getByRole('button', { name: 'Stop', exact: true }).click();
});

test('a map where one seat is walled in is found to be unfair', async ({ visit }) => {
  const ana = await visit();
  await ana.page.goto(`${ana.server.url}/analysis?g=sse1.published.2.starts~1.map~pr_a33333_X_b0`);
  const fairness = ana.page.getByRole('region', { name: 'How fair it is' });
  await fairness.getByRole('button', { name: 'How fair is it?' }).click();
  await expect(fairness.getByText('Player 1 certainly has more than a fair share.')).toBeVisible(PATIENCE);
  await expect(fairness.getByRole('button', { name: 'Play on to 400 games' })).toBeVisible(PATIENCE);
  await isAccessible(ana);
});

test('a judgement shows what it has, is stopped, and goes on from there after a reload', async ({ visit }) => {
  const ana = await visit();
  const line = await ana.lineOf('gsk1.published.2.starts~1', 24);
  await ana.page.goto(`${ana.server.url}/analysis?g=${line}`);
  await expect(ana.board).toBeVisible();
  await ana.page.getByText('Engine settings').click();
  await ana.page.getByLabel('Time per decision').selectOption({ label: '1 s' });
  await ana.page.getByRole('button', { name: 'Judge every turn' }).click();
  const course = ana.page.getByRole('img', { name: /^The course/ });
  await expect(course).toBeVisible(PATIENCE);
  await ana.page.getByRole('button', { name: 'Stop', exact: true }).click();
  const goOn = ana.page.getByRole('button', { name: 'Go on' });
  await expect(goOn).toBeVisible();
  await expect(course).toBeVisible();
  await expect(ana.page.getByRole('region', { name: 'Learn from mistakes' })).toBeVisible();
  const progress = ana.page.getByRole('progressbar');
  const judged = Number(await progress.getAttribute('value'));
  expect(judged).toBeGreaterThan(0);
  expect(judged).toBeLessThan(24);
  await isAccessible(ana);
  await ana.page.reload();
  await ana.page.getByRole('button', { name: 'Judge every turn' }).click();
  await expect(course).toBeVisible();
  expect(Number(await progress.getAttribute('value'))).toBeGreaterThanOrEqual(judged);
  await ana.page.getByRole('button', { name: 'Stop', exact: true }).click();
});

test('an engine looks as long, and tells as many lines, as one wishes', async ({ visit }) => {
  const ana = await visit();
  await ana.page.goto(`${ana.server.url}/analysis?g=gsk1.published.2.starts~1`);
  await ana.page.getByText('Engine settings').click();
  await ana.page.getByRole('combobox', { name: 'Best lines' }).selectOption('5');
  await ana.page.getByLabel('Time per position').selectOption({ label: '1 s' });
  await ana.page.getByLabel('Engine', { exact: true }).check();
  await expect(ana.page.getByRole('list', { name: 'Best lines' }).getByRole('listitem')).toHaveCount(5, PATIENCE);
  await ana.page.getByRole('combobox', { name: 'Best lines' }).selectOption('1');
  await expect(ana.page.getByRole('list', { name: 'Best lines' }).getByRole('listitem')).toHaveCount(1, PATIENCE);
  await ana.page.getByLabel('Time per position').selectOption({ label: '30 s' });
  const stop = ana.page.getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toBeVisible();
  await expect(ana.page.getByRole('list', { name: 'Best lines' })).toBeVisible(PATIENCE);
  await stop.click();
  await expect(ana.page.getByRole('list', { name: 'Best lines' })).toBeVisible();
  await isAccessible(ana);
  await ana.page.reload();
  await ana.page.getByText('Engine settings').click();
  await expect(ana.page.getByLabel('Time per position')).toHaveValue('30');
});
