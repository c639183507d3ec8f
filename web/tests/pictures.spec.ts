// Pictures that people take along: drawn as the board is seen, compared with pictures that somebody has looked at.

import { readFile } from 'node:fs/promises';
import type { Download, Locator } from '@playwright/test';
import type { Position } from '../src/api/types';
import { expect, isAccessible, test, type Visitor } from './people';

/** A few pixels at edges may be rounded otherwise elsewhere. */
const OFF = { threshold: 0.1, maxDiffPixelRatio: 0.001 };

async function downloaded(ana: Visitor, link: Locator): Promise<Buffer> {
  const [download]: [Download, void] = await Promise.all([ana.page.waitForEvent('download'), link.click()]);
  return readFile((await download.path())!);
}

const dialog = (ana: Visitor) => ana.page.getByRole('dialog', { name: 'Picture' });
const link = (ana: Visitor, name: string) => dialog(ana).getByRole('link', { name });

/** In the light theme, whatever the browser likes. */
async function inLight(ana: Visitor): Promise<void> {
  await ana.page.addInitScript(() =>
    localStorage.setItem('tabuleiro-settings', JSON.stringify({ theme: 'light', language: 'en' })),
  );
}

const GAMES: [string, Record<string, string>][] = [
  ['green-skull', {}],
  ['syrtis', { placement: 'automatic' }],
  ['small-star-empires', {}],
  ['asterismo', {}],
];
for (const [game, options] of GAMES) {
  test(`a position of ${game} is taken along as it is seen`, async ({ visit }) => {
    const ana = await visit();
    await inLight(ana);
    const preview = await ana.page.request.post(`${ana.server.url}/api/preview`, { data: { game, options, seed: 3 } });
    const { setup, cells } = (await preview.json()) as Position;
    await ana.page.goto(`${ana.server.url}/analysis?g=${await ana.lineOf(setup, 6)}`);
    await expect(ana.board).toBeVisible();
    await ana.page.getByRole('list', { name: 'Turns' }).getByRole('button').last().click();
    const [first, second, third] = [cells[0]!.name, cells[Math.floor(cells.length / 2)]!.name, cells.at(-1)!.name];
    await ana.page.getByRole('button', { name: 'Turn the board' }).click();
    await ana.page.getByRole('button', { name: 'Mirror the board' }).click();
    await ana.cell(first).click({ button: 'right' });
    await ana.drawArrow(second, third);
    await ana.page.getByRole('toolbar').getByRole('button', { name: 'Picture' }).click();
    await dialog(ana).getByLabel('Longer side').selectOption('400');
    await expect(dialog(ana).getByRole('img')).toHaveJSProperty('complete', true);
    expect(await downloaded(ana, link(ana, 'PNG'))).toMatchSnapshot(`${game}.png`, OFF);
    const svg = (await downloaded(ana, link(ana, 'SVG'))).toString();
    expect(svg.match(/r="46"/g)).toHaveLength(1);
    await isAccessible(ana);
    expect((await downloaded(ana, link(ana, 'Animated GIF'))).subarray(0, 6).toString()).toBe('GIF89a');
  });
}

test('a table is taken along as it is seen, in the words of the page', async ({ visit }) => {
  const ana = await visit();
  await ana.makeAndSit({ game: 'green-skull', places: ['me', 'me'] });
  await expect(ana.board).toBeVisible();
  await ana.page.getByRole('toolbar').getByRole('button', { name: 'Picture' }).click();
  await expect(dialog(ana).getByRole('link')).toHaveText([/PNG/, /SVG/]);
  await ana.page.keyboard.press('Escape');
  await ana.play(7, 4);
  await ana.drawArrow('e2', 'e4');
  await ana.page.getByRole('button', { name: 'Names of the cells' }).click();
  await ana.page.getByRole('toolbar').getByRole('button', { name: 'Picture' }).click();
  await expect(dialog(ana).getByRole('img')).toHaveJSProperty('complete', true);
  const svg = (await downloaded(ana, link(ana, 'SVG'))).toString();
  expect(svg).toContain('fill-opacity=".85"');
  expect(svg).not.toContain('>e3</text>');
  await isAccessible(ana);
  const png = await downloaded(ana, link(ana, 'PNG'));
  expect([...png.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe('PNG');
  expect((await downloaded(ana, link(ana, 'Animated GIF'))).subarray(0, 6).toString()).toBe('GIF89a');
});
