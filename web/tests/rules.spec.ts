// The rules in the page: nothing is asked of the server that the page knows, and everything where it does not.

import { expect, test, type Visitor } from './people';

/** What the server is asked from now on, but for files. */
function asked({ page }: Visitor): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname);
  });
  return paths;
}
/** A position where one move wins, and others do not. */
const WON_IN_ONE =
  'gsk1.published.2.starts~1.at~-_--_z--_---z_-o---_o-----_-------_o--g----_---------_o---g---z-~o~g~3';
const NO_ENGINES = 'Engines cannot run on this device now; the server runs them.';
const RULES = /\/(spelling|position|editor\/\w+|preview|lessons.*)$/;

/** Goes to another page without a reload, as by the menu: the module is there already. */
async function follow({ page }: Visitor, address: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  await page.waitForURL(`**${address}`);
}

/** At a table of Green Skull, with the module. */
async function arriveKnowing(ana: Visitor): Promise<void> {
  await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  await ana.knowsRules();
}

/** Draws with the mouse held down, from one cell to another. */
async function stroke(ana: Visitor, from: string, to: string): Promise<void> {
  const [a, b] = [await ana.cell(from).boundingBox(), await ana.cell(to).boundingBox()];
  await ana.page.mouse.move(a!.x + a!.width / 2, a!.y + a!.height / 2);
  await ana.page.mouse.down();
  await ana.page.mouse.move(b!.x + b!.width / 2, b!.y + b!.height / 2, { steps: 6 });
  await ana.page.mouse.up();
}

test('a whole turn is spelled, explained, taken back and sent without a request', async ({ visit }) => {
  const ana = await visit();
  await arriveKnowing(ana);
  await expect(ana.cell('d7')).toHaveAccessibleName(/can be chosen$/);
  const paths = asked(ana);
  await ana.cell('d7').click();
  await expect(ana.cell('d7')).toHaveAttribute('aria-pressed', 'true');
  await ana.page.getByRole('button', { name: 'Undo' }).click();
  await expect(ana.cell('d7')).not.toHaveAttribute('aria-pressed', 'true');
  await ana.cell('j1').click();
  await expect(ana.page.locator('.prompt[data-state="wrong"] .now')).not.toBeEmpty();
  await ana.cell('d7').click();
  await ana.cell('d6').click();
  await expect(ana.page.getByText('1 / 1')).toBeVisible();
  expect(paths).toEqual([]);
  expect(await ana.turns()).toBe(1);
});

test('a lesson is learnt without a request', async ({ visit }) => {
  const ana = await visit();
  await arriveKnowing(ana);
  await follow(ana, '/learn/green-skull');
  await expect(ana.cell('d7')).toHaveAccessibleName(/can be chosen$/);
  const paths = asked(ana);
  const task = ana.page.getByRole('region', { name: 'The task' });
  const first = await task.getByRole('heading').innerText();
  await ana.cell('d7').click();
  await ana.cell('d6').click();
  await ana.page.getByRole('button', { name: 'Next lesson' }).click();
  await expect(task.getByRole('heading')).not.toHaveText(first);
  expect(paths).toEqual([]);
});

test('strokes in both editors, undone and done again, make no request', async ({ visit }) => {
  const ana = await visit();
  await arriveKnowing(ana);
  const verdict = ana.page.getByRole('status', { name: 'What the rules say' });
  for (const { address, from, to } of [
    { address: '/editor/green-skull', from: 'e4', to: 'e5' },
    { address: '/map/small-star-empires', from: 'g2', to: 'g5' },
  ]) {
    await follow(ana, address);
    await expect(verdict).toBeVisible();
    const before = await ana.cell(to).getAttribute('aria-label');
    const paths = asked(ana);
    await ana.page
      .getByRole('radiogroup', { name: 'What to put on the board' })
      .getByRole('radio')
      .nth(1)
      .check({ force: true });
    await stroke(ana, from, to);
    await expect(ana.cell(to)).not.toHaveAccessibleName(before!);
    await ana.page.keyboard.press('Control+z');
    await expect(ana.cell(to)).toHaveAccessibleName(before!);
    await ana.page.keyboard.press('Control+Shift+z');
    await expect(ana.cell(to)).not.toHaveAccessibleName(before!);
    expect(paths, address).toEqual([]);
  }
});

test('previews, lessons and editors are opened without asking for rules', async ({ visit }) => {
  const ana = await visit();
  await arriveKnowing(ana);
  const paths = asked(ana);
  for (const address of [
    '/learn/syrtis',
    '/editor/green-skull',
    '/map/small-star-empires',
    '/new/small-star-empires',
    '/analysis?g=gsk1.published.2.starts~1',
  ]) {
    await follow(ana, address);
    await expect(ana.page.locator('[data-cell]').first()).toBeVisible();
  }
  expect(paths.filter((path) => RULES.test(path))).toEqual([]);
});

test('no page waits for the module, and each asks it as soon as it is there', async ({ visit }) => {
  const ana = await visit();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await ana.page.route('**/tabuleiro_bg.wasm', async (route) => {
    await arrived;
    await route.continue();
  });
  await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  await expect(ana.cell('d7')).toHaveAccessibleName(/can be chosen$/);
  const paths = asked(ana);
  await ana.cell('d7').click();
  await expect(ana.cell('d7')).toHaveAttribute('aria-pressed', 'true');
  expect(paths.filter((path) => RULES.test(path))).toHaveLength(1);
  arrive();
  await ana.knowsRules();
  await ana.cell('d6').click();
  await expect(ana.page.getByText('1 / 1')).toBeVisible();
  expect(paths.filter((path) => RULES.test(path))).toHaveLength(1);
});

test('a browser without WebAssembly plays a whole game, and says only that it has no engines', async ({ visit }) => {
  const ana = await (await visit()).withoutModule();
  const paths = asked(ana);
  await ana.makeAndSit({ game: 'asterismo', rule_set: 'decisive', places: ['me', 'me'] });
  await expect(ana.page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible();
  await expect(ana.page.getByRole('button', { name: 'Hint, on this device' })).toHaveCount(0);
  await ana.play(3);
  await expect(ana.end).toBeVisible();
  expect(paths.some((path) => path.endsWith('/spelling'))).toBe(true);
  await ana.page.goto(`${ana.server.url}/analysis?g=gsk1.published.2.starts~1`);
  await ana.page.getByText('Engine settings').click();
  await expect(ana.page.getByText(NO_ENGINES)).toBeVisible();
});

/** The server spells the first click of a lesson; nothing says that anything is missing. */
async function asksTheServer(ana: Visitor): Promise<void> {
  await expect(ana.cell('d7')).toHaveAccessibleName(/can be chosen$/);
  const paths = asked(ana);
  await ana.cell('d7').click();
  await expect(ana.cell('d7')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => paths.filter((path) => RULES.test(path))).toHaveLength(1);
  await expect(ana.page.getByText(NO_ENGINES)).toHaveCount(0);
}

for (const [what, body] of [
  ['is nonsense', 'nonsense'],
  ['is refused', null],
] as const) {
  test(`a module that ${what} leaves everything to the server`, async ({ visit }) => {
    const ana = await visit();
    ana.expects('404');
    await ana.page.route('**/tabuleiro_bg.wasm', (route) =>
      route.fulfill(body ? { body, contentType: 'application/wasm' } : { status: 404 }),
    );
    const refused = ana.page.waitForResponse('**/tabuleiro_bg.wasm');
    await ana.page.goto(`${ana.server.url}/learn/green-skull`);
    await refused;
    await asksTheServer(ana);
    await follow(ana, '/analysis?g=gsk1.published.2.starts~1');
    await ana.page.getByText('Engine settings').click();
    await expect(ana.page.getByText(NO_ENGINES)).toBeVisible();
    await expect(ana.page.getByLabel('Engine runs')).toHaveValue('false');
  });
}

test('a module that could not be fetched is fetched by the next page', async ({ visit }) => {
  const ana = await visit();
  ana.expects('ERR_FAILED');
  await ana.page.route('**/tabuleiro_bg.wasm', (route) => route.abort(), { times: 1 });
  const failed = ana.page.waitForEvent('requestfailed');
  await ana.page.goto(`${ana.server.url}/learn/green-skull`);
  await failed;
  await asksTheServer(ana);
  const fetched = ana.page.waitForResponse('**/tabuleiro_bg.wasm');
  await follow(ana, '/editor/green-skull');
  await fetched;
});

test('a module that breaks down is asked no more: the server answers', async ({ visit }) => {
  const ana = await visit();
  await ana.page.addInitScript(() => {
    const { Instance } = WebAssembly;
    const answer = () => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
    Object.assign(WebAssembly, {
      Instance: function (module: WebAssembly.Module, imports: WebAssembly.Imports) {
        return { exports: { ...new Instance(module, imports).exports, answer } };
      },
    });
  });
  await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  await ana.knowsRules();
  const paths = asked(ana);
  await ana.cell('d7').click();
  await expect(ana.cell('d7')).toHaveAttribute('aria-pressed', 'true');
  await ana.cell('d6').click();
  await expect(ana.page.getByText('1 / 1')).toBeVisible();
  expect(paths.filter((path) => RULES.test(path)).length).toBeGreaterThan(1);
  await expect(ana.page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible();
  await expect(ana.page.getByRole('button', { name: 'Hint, on this device' })).toHaveCount(0);
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

test('an engine that fails on this device says so, and its other workers end', async ({ visit }) => {
  const ana = await visit();
  ana.expects('ERR_FAILED');
  await ana.page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }));
  let asked = 0;
  await ana.page.route('**/search.worker.js', (route) => ((asked += 1) === 3 ? route.abort() : route.continue()));
  await ana.page.goto(`${ana.server.url}/analysis?g=gsk1.published.2.starts~1`);
  await ana.page.getByText('Engine settings').click();
  await ana.page.getByLabel('Engine runs').selectOption('on this device');
  await ana.page.getByLabel('Time per position').selectOption('30');
  await ana.page.getByRole('checkbox', { name: 'Engine' }).check();
  await expect(ana.page.getByText('The engine on this device failed.')).toBeVisible();
  await expect.poll(() => ana.page.workers().length).toBe(0);
});

test('several workers share the moves of a position, and find the move that wins', async ({ visit }) => {
  const ana = await visit();
  await ana.page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }));
  let most = 0;
  ana.page.on('worker', () => void (most = Math.max(most, ana.page.workers().length)));
  await ana.page.goto(`${ana.server.url}/analysis?g=${encodeURIComponent(WON_IN_ONE)}`);
  await ana.page.getByText('Engine settings').click();
  await ana.page.getByLabel('Engine runs').selectOption('on this device');
  await ana.page.getByLabel('Lines').selectOption('3');
  await ana.page.getByRole('checkbox', { name: 'Engine' }).check();
  const lines = ana.page.getByRole('list', { name: 'Best lines' }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.first()).toContainText('wins');
  await expect.poll(() => ana.page.workers().length).toBe(0);
  expect(most).toBe(3);
});
