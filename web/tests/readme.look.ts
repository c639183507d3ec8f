// The picture in the README: a game of Green Skull in which a piece is about to be moved.

import { resolve } from 'node:path';
import { expect, test, type Visitor } from './people';

const FILE = resolve(import.meta.dirname, '../../docs/browser.png');
const TURNS = [
  'd7-e6',
  'c2-d2 g4-g3',
  'c7-d6',
  'b3-c3 f3xd3 d3xd5 d5xd7 d7xf5',
  'c8-d7 g1-g2',
  'b2-c2',
  'd7-e6 h1-i1',
  'a3-b3',
  'b8-c8 i1-h2',
  'b1-b2',
];
const CHOSEN = 'a7';

async function named(visitor: Visitor, name: string): Promise<void> {
  await visitor.guest();
  await visitor.page.request.put(`${visitor.server.url}/api/guest`, { data: { name } });
}

test('a game in the browser', async ({ visit }) => {
  const [ana, rui] = [await visit({ viewport: { width: 1280, height: 780 } }), await visit()];
  await named(ana, 'Ana');
  await named(rui, 'Rui');
  const id = await ana.make({ game: 'green-skull', clock: '10m+5s', places: ['me', 'open'] });
  await rui.page.request.post(`${rui.server.url}/api/tables/${id}/join`, { data: {} });
  for (const [index, moves] of TURNS.entries()) {
    const { page, server } = index % 2 === 0 ? ana : rui;
    const data = { turn: index + 1, moves: moves.split(' ') };
    const answer = await page.request.post(`${server.url}/api/tables/${id}/turns`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  await rui.sit(id);
  await ana.page.addInitScript(() =>
    localStorage.setItem('tabuleiro-settings', JSON.stringify({ theme: 'dark', coached: { 'green-skull': 'over' } })),
  );
  await ana.sit(id);
  await ana.cell(CHOSEN).click();
  await expect(ana.cell(CHOSEN)).toHaveAttribute('aria-pressed', 'true');
  await ana.page.mouse.move(0, 0);
  await ana.page.screenshot({ path: FILE });
});
