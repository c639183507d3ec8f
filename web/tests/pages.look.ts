// Every page at every size, in two themes and both languages: pictures in target/look.

import { resolve } from 'node:path';
import { expect, test, type Visitor } from './people';

const FOLDER = resolve(import.meta.dirname, '../../target/look');
const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
  [1920, 1080],
] as const;
const STYLES = [
  ['dark', 'en'],
  ['light', 'pt'],
] as const;

/** What there is to look at: an address, or how one comes there. */
type Sight = [name: string, show: string | ((visitor: Visitor) => Promise<void>)];

const GAMES = ['small-star-empires', 'asterismo', 'syrtis', 'green-skull'];

async function playing(visitor: Visitor, game: string, clicks: number): Promise<void> {
  await visitor.makeAndSit({ game, clock: '5m+3s', places: ['me', { engine: '1' }] });
  await expect(visitor.board).toBeVisible();
  await visitor.play(5, clicks);
}

async function over(visitor: Visitor, game: string): Promise<string> {
  const id = await visitor.makeAndSit({ game, places: ['me', 'me'] });
  await expect(visitor.board).toBeVisible();
  await visitor.play(7, 12);
  await visitor.page.request.post(`${visitor.server.url}/api/tables/${id}/resign`, { data: {} });
  await expect(visitor.end).toBeVisible();
  return id;
}

async function judged(visitor: Visitor): Promise<void> {
  const line = await visitor.lineOf('gsk1.published.2.starts~1', 8);
  await visitor.page.goto(`${visitor.server.url}/analysis?g=${line}`);
  await expect(visitor.board).toBeVisible();
  await visitor.page.getByRole('button', { name: /^(Judge|Avaliar) / }).click();
  await expect(visitor.page.getByRole('img', { name: /^(The course|O curso)/ })).toBeVisible({ timeout: 150_000 });
}

const sights: Sight[] = [
  ['home', '/'],
  ...GAMES.map((game, index): Sight => [`table-${game}`, (visitor) => playing(visitor, game, 9 + index)]),
  [
    'table-four',
    async (visitor) => {
      await visitor.makeAndSit({ game: 'small-star-empires', seats: 4, clock: '5m', places: ['me', 'me', 'me', 'me'] });
      await expect(visitor.board).toBeVisible();
      await visitor.play(3, 13);
    },
  ],
  [
    'table-confirm',
    async (visitor) => {
      await visitor.makeAndSit({ game: 'green-skull', clock: '1d/turn', places: ['me', 'me'] });
      await visitor.cell('d7').click();
      await visitor.cell('d6').click();
    },
  ],
  ['table-open', async (visitor) => void (await visitor.makeAndSit({ game: 'syrtis', places: ['me', 'link'] }))],
  ['over', async (visitor) => void (await over(visitor, 'green-skull'))],
  [
    'over-by-rules',
    async (visitor) => {
      await visitor.makeAndSit({ game: 'small-star-empires', rule_set: 'feup-b', places: ['me', { engine: '1' }] });
      await expect(visitor.board).toBeVisible();
      await visitor.play(11);
      await expect(visitor.end).toBeVisible();
    },
  ],
  ['home-again', '/'],
  ['new', '/new/small-star-empires'],
  ['new-syrtis', '/new/syrtis?with=link'],
  ['learn', '/learn'],
  ...GAMES.map((game): Sight => [`lesson-${game}`, `/learn/${game}`]),
  ['rules', '/rules'],
  ['rules-game', '/rules/green-skull'],
  ['watch', '/watch'],
  ['analysis', '/analysis'],
  ['analysis-game', judged],
  ['editor', '/editor'],
  ['editor-position', '/editor/green-skull'],
  ['map', '/map/small-star-empires'],
  ['people', '/people'],
  ['profile', '/people/ME'],
  ['settings', '/settings'],
  ['sign-in', '/sign-in'],
  ['missing', '/nowhere'],
];

for (const [width, height] of SIZES) {
  for (const [theme, language] of STYLES) {
    test(`${width}x${height} ${theme} ${language}`, async ({ visit }) => {
      const hasTouch = width < 1000;
      const locale = language === 'en' ? 'en-GB' : 'pt-PT';
      const visitor = await visit({ viewport: { width, height }, hasTouch, locale });
      visitor.expects('404');
      await visitor.page.addInitScript(
        ([theme, language]) => {
          const kept = JSON.parse(localStorage.getItem('tabuleiro-settings') ?? '{}') as object;
          localStorage.setItem('tabuleiro-settings', JSON.stringify({ ...kept, theme, language }));
        },
        [theme, language],
      );
      const me = await visitor.guest();
      for (const [name, show] of sights) {
        if (typeof show === 'string') {
          await visitor.page.goto(visitor.server.url + show.replace('ME', me));
          await visitor.page.waitForLoadState('networkidle');
        } else {
          await show(visitor);
          await expect(visitor.page.locator('main h1')).toBeAttached();
        }
        const path = resolve(FOLDER, `${name}-${width}x${height}-${theme}-${language}.png`);
        await visitor.page.screenshot({ path, fullPage: name.startsWith('table') ? false : height > 500 });
      }
    });
  }
}
