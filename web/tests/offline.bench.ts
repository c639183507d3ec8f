// The pages on a slow connection and a slow processor: how much is transferred, how soon the first page can be used, and how soon later ones.

import { get as httpGet } from 'node:http';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test, type Visitor } from './people';

/** Slow 4G as Lighthouse simulates it, and a processor four times as slow. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const CPU = 4;
const ROUNDS = 5;
const THINKS = 9;

const median = (values: number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

async function slowly(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return devtools;
}

/** Milliseconds from the address to a button that begins a game. */
async function visitHome({ page, server }: Visitor): Promise<number> {
  const begin = Date.now();
  await page.goto(server.url, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: /^Play the computer/ }).first()).toBeVisible();
  return Date.now() - begin;
}

/** Bytes of an answer as they are sent, compressed where the server compresses. */
const transferred = (url: URL): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = httpGet(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let sum = 0;
      answer.on('data', (part: Buffer) => void (sum += part.length));
      answer.on('end', () => resolve(sum));
    });
    asked.on('error', reject);
  });

test('what the whole site transfers', async ({ server, request }) => {
  const worker = await (await request.get(`${server.url}/sw.js`)).text();
  const files = ['./', './sw.js', ...Object.keys(JSON.parse(/"files": (\{[^}]*\})/.exec(worker)![1]!) as object)];
  let sum = 0;
  for (const path of files) sum += await transferred(new URL(path, `${server.url}/`));
  console.log(`the whole site           ${(sum / 1000).toFixed(0)} kB transferred for ${files.length} files`);
});

test('first and later visits on slow 4G with a processor four times as slow', async ({ visit }) => {
  const [first, later]: number[][] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ana = await visit({ serviceWorkers: 'allow' });
    const devtools = await slowly(ana.page);
    first!.push(await visitHome(ana));
    await devtools.send('Network.emulateNetworkConditions', { ...SLOW, latency: 0, downloadThroughput: -1 });
    await ana.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await devtools.send('Network.emulateNetworkConditions', SLOW);
    later!.push(await visitHome(ana));
  }
  console.log(
    `first visit              ${median(first!)} ms until a game can be begun   later visits ${median(later!)} ms`,
  );
});

for (const game of ['Small Star Empires', 'Asterismo', 'Syrtis', 'Green Skull']) {
  test(`level 8 of ${game} on a processor four times as slow`, async ({ visit }) => {
    const ana = await visit();
    await ana.page.goto(ana.server.url);
    await ana.page.evaluate(() => localStorage.setItem('tabuleiro-settings', JSON.stringify({ here: true })));
    await ana.page.reload();
    await ana.page
      .getByLabel(`The level of ${game}`)
      .or(ana.page.getByLabel(new RegExp(`level.*${game}`, 'i')))
      .first()
      .selectOption('8');
    await ana.page.getByRole('button', { name: `Play the computer: ${game}` }).click();
    await expect(ana.board).toBeVisible();
    await slowly(ana.page);
    const took: number[] = [];
    const waits = ana.page.locator('.prompt[data-state="waiting"]');
    const decides = ana.page.locator('.prompt[data-state="mine"], .prompt[data-state="over"]');
    while (took.length < THINKS && !(await ana.end.isVisible())) {
      await ana.play(took.length + 1, 1);
      if (!(await waits.isVisible())) continue;
      const begin = Date.now();
      await expect(decides).toBeVisible({ timeout: 120_000 });
      took.push(Date.now() - begin);
    }
    console.log(`level 8 of ${game.padEnd(20)} ${median(took)} ms, the median of ${took.length} turns`);
  });
}
