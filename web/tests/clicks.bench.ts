// From a click to the picture that answers it: `npm run bench` prints how long that takes in a browser.

import type { Page } from '@playwright/test';
import { test } from './people';
import type { Server } from './server';

const CLICKS = 60;
const PLANS = [
  { game: 'green-skull' },
  { game: 'asterismo' },
  { game: 'syrtis', options: { placement: 'automatic' } },
  { game: 'small-star-empires', seats: 4, options: { map: 'random' } },
];

/** Clicks on what can be chosen; for each click the milliseconds until the frame after the board changed was painted. */
function measure(clicks: number): Promise<number[]> {
  const choices = () => [
    ...document.querySelectorAll('.choices button'),
    ...[...document.querySelectorAll('[data-cell]')].filter((cell) =>
      cell.getAttribute('aria-label')?.endsWith('can be chosen'),
    ),
  ];
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const changed = () =>
    new Promise((resolve) => {
      const watch = new MutationObserver(() => (watch.disconnect(), resolve(null)));
      watch.observe(document.querySelector('.table')!, { subtree: true, childList: true, attributes: true });
    });
  return (async () => {
    const took: number[] = [];
    for (let made = 0; made < clicks && !document.querySelector('.over'); made += 1) {
      while (choices().length === 0 && !document.querySelector('.over')) await frame();
      const some = choices();
      if (some.length === 0) break;
      const begin = performance.now();
      const answer = changed();
      some[made % some.length]!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      await answer;
      await frame();
      took.push(performance.now() - begin);
      await frame();
    }
    return took;
  })();
}

async function open(page: Page, server: Server, plan: (typeof PLANS)[number]): Promise<void> {
  await page.goto(server.url);
  await page.request.post(`${server.url}/api/guest`, { data: {} });
  await page.evaluate(() => localStorage.setItem('tabuleiro-known', '1'));
  const places = Array<string>(plan.seats ?? 2).fill('me');
  const made = (await (await page.request.post(`${server.url}/api/tables`, { data: { ...plan, places } })).json()) as {
    table: { id: string };
  };
  await page.goto(`${server.url}/t/${made.table.id}`);
  await page.locator('[data-cell]').first().waitFor();
}

for (const plan of PLANS) {
  test(`clicks in ${plan.game}`, async ({ browser, server }) => {
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
    await open(page, server, plan);
    const took = (await page.evaluate(measure, CLICKS)).sort((a, b) => a - b);
    const at = (part: number) =>
      took[Math.min(took.length - 1, Math.floor(took.length * part))]!.toFixed(1).padStart(6);
    console.log(
      `${plan.game.padEnd(20)} ${String(took.length).padStart(3)} clicks   median ${at(0.5)} ms   95 of 100 within ${at(0.95)} ms   worst ${at(1)} ms`,
    );
    await page.close();
  });
}
