// The rules in the page: nothing is asked of the server that the page knows, and everything where it does not.

import { expect, test, type Visitor } from './people';

/** What the server is asked from now on. */
function asked({ page }: Visitor): string[] {
  const paths: string[] = [];
  page.on('request', (request) => void paths.push(new URL(request.url()).pathname));
  return paths;
}
const RULES = /\/(spelling|position|editor\/\w+|preview|lessons.*)$/;

test('a turn is spelled, explained and taken back without the server', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  await ana.knowsRules();
  const paths = asked(ana);
  await ana.cell('d7').click();
  await expect(ana.cell('d7')).toHaveAttribute('aria-pressed', 'true');
  await ana.page.getByRole('button', { name: 'Undo' }).click();
  await expect(ana.cell('d7')).not.toHaveAttribute('aria-pressed', 'true');
  await ana.cell('j1').click();
  await expect(ana.page.locator('.prompt[data-state="wrong"] .now')).not.toBeEmpty();
  await ana.play(1, 2);
  await expect.poll(() => ana.turns()).toBe(1);
  expect(paths.filter((path) => RULES.test(path))).toEqual([]);
});

test('a browser without WebAssembly plays a whole game, and says only that it has no engines', async ({ visit }) => {
  const ana = await (await visit()).withoutModule();
  const paths = asked(ana);
  await ana.makeAndSit({ game: 'asterismo', rule_set: 'decisive', places: ['me', 'me'] });
  await ana.play(3, 8);
  await expect.poll(() => ana.turns()).toBe(4);
  expect(paths.some((path) => path.endsWith('/spelling'))).toBe(true);
  await expect(ana.page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible();
  await expect(ana.page.getByRole('button', { name: 'Hint, on this device' })).toHaveCount(0);
  await ana.page.goto(`${ana.server.url}/analysis?g=gsk1.published.2.starts~1`);
  await ana.page.getByText('Engine settings').click();
  await expect(ana.page.getByText('This browser cannot run engines; the server does.')).toBeVisible();
});

test('a module that cannot be loaded leaves everything to the server', async ({ visit }) => {
  const ana = await visit();
  ana.expects('ERR_FAILED');
  await ana.page.route('**/tabuleiro_bg.wasm', (route) => route.abort());
  await ana.page.goto(`${ana.server.url}/learn/green-skull`);
  await expect(ana.board).toBeVisible();
  await ana.page.locator('[data-cell][aria-label$="can be chosen"]').first().click();
  await expect(ana.page.locator('[data-cell][aria-pressed="true"]')).toHaveCount(1);
});

test('a lesson and both editors need no server', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'syrtis', places: ['me', 'me'] });
  await ana.knowsRules();
  for (const address of ['/learn/syrtis', '/editor/green-skull', '/map/small-star-empires', '/new/small-star-empires']) {
    // Without a reload, as by the menu: the module is there already.
    const paths = asked(ana);
    await ana.page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), { href: address });
      document.body.append(link);
      link.click();
      link.remove();
    }, address);
    await expect(ana.page.locator('[data-cell]').first()).toBeVisible();
    expect(paths.filter((path) => RULES.test(path)), address).toEqual([]);
  }
});

test('an engine on this device gives a hint', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'syrtis', places: ['me', 'me'] });
  await ana.knowsRules();
  const paths = asked(ana);
  await ana.page.getByRole('button', { name: 'Hint, on this device' }).click();
  await expect(ana.page.locator('.prompt[data-state="hint"] .now')).toContainText('tower');
  expect(paths.filter((path) => path.endsWith('/hint'))).toEqual([]);
});

test('an engine on this device judges a game and a position, and stops at once', async ({ visit }) => {
  const ana = await visit();
  await ana.page.goto(`${ana.server.url}/analysis?g=${await ana.lineOf('gsk1.published.2.starts~1', 4)}`);
  await ana.page.getByText('Engine settings').click();
  await ana.page.getByLabel('Engine runs').selectOption('on this device');
  const paths = asked(ana);
  await ana.page.getByRole('button', { name: 'Judge every turn' }).click();
  await expect(ana.page.getByRole('region', { name: 'Learn from mistakes' })).toBeVisible();
  await ana.page.getByLabel('Time per position').selectOption('30');
  await ana.page.getByRole('checkbox', { name: 'Engine' }).check();
  await expect(ana.page.getByRole('list', { name: 'Best lines' })).toBeVisible();
  await expect.poll(() => ana.page.workers().length).toBeGreaterThan(0);
  await ana.page.getByRole('checkbox', { name: 'Engine' }).uncheck();
  await expect.poll(() => ana.page.workers().length).toBe(0);
  expect(paths.filter((path) => path.startsWith('/api/analysis'))).toEqual([]);
});
