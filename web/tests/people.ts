// People at browsers. Whatever a browser complains about fails the test.

import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import type { MadeTable, Plan, Shown } from '../src/api/types';
import { Server } from './server';

export { expect };

export class Visitor {
  readonly #complaints: string[] = [];
  readonly #expected: string[] = ['Service Worker registration blocked by Playwright'];

  constructor(
    readonly page: Page,
    readonly server: Server,
  ) {
    page.on('pageerror', (error) => this.#complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#complaints.push(`${message.text()} ${message.location().url}`);
    });
  }

  /** What a browser says of itself when a server refuses or is away, which is no fault here. */
  expects(...parts: string[]): void {
    this.#expected.push(...parts);
  }

  get complaints(): string[] {
    return this.#complaints.filter((complaint) => !this.#expected.some((part) => complaint.includes(part)));
  }

  get board() {
    return this.page.getByRole('group', { name: /^(The board of|O tabuleiro de)/ });
  }
  get end() {
    return this.page.getByRole('region', { name: /^(The end|O fim)$/ });
  }

  /** Has a browser that runs no WebAssembly: the server answers everything. */
  async withoutModule(): Promise<this> {
    await this.page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
    return this;
  }

  /** Waits until the page knows the rules itself. */
  async knowsRules(): Promise<void> {
    await expect(this.page.getByRole('button', { name: 'Hint, on this device' })).toBeVisible();
  }

  cell(name: string) {
    return this.page.locator(`[data-cell="${name}"]`);
  }

  /** Makes a table as a guest; its keys are kept as the set-up page keeps them. */
  async make(plan: Plan): Promise<string> {
    await this.guest();
    const answer = await this.page.request.post(`${this.server.url}/api/tables`, { data: plan });
    expect(answer.status(), await answer.text()).toBe(201);
    const { table, keys } = (await answer.json()) as MadeTable;
    await this.page.evaluate(([id, keys]) => localStorage.setItem('tabuleiro-keys', JSON.stringify([[id, keys]])), [
      table.id,
      keys,
    ] as const);
    return table.id;
  }

  /** Becomes a guest. */
  async guest(): Promise<string> {
    await this.page.goto(`${this.server.url}/`);
    const answer = await this.page.request.post(`${this.server.url}/api/guest`, { data: {} });
    await this.page.evaluate(() => localStorage.setItem('tabuleiro-known', 'yes'));
    return ((await answer.json()) as { name: string }).name;
  }

  async sit(id: string): Promise<void> {
    await this.page.goto(`${this.server.url}/t/${id}`);
  }

  async makeAndSit(plan: Plan): Promise<string> {
    const id = await this.make(plan);
    await this.sit(id);
    return id;
  }

  /** Clicks whatever can be chosen, by chance, until the game is over or so many clicks were made. */
  play(seed: number, clicks = Infinity): Promise<number> {
    return this.page.evaluate(playByChance, { seed, clicks: Number.isFinite(clicks) ? clicks : 100_000 });
  }

  /** The same game of so many decisions every time, as a line. */
  async lineOf(start: string, decisions: number): Promise<string> {
    const moves: string[] = [];
    for (let at = 0; at < decisions; at += 1) {
      const answer = await this.page.request.post(`${this.server.url}/api/position`, { data: { text: start, moves } });
      const { position } = (await answer.json()) as Shown;
      moves.push(position.moves[(at * 7) % position.moves.length]!.text);
    }
    return `${start}.moves~${moves.join('_')}`;
  }

  /** Draws an arrow by hand, from the middle of one cell to the middle of another. */
  async drawArrow(from: string, to: string): Promise<void> {
    const [a, b] = [await this.cell(from).boundingBox(), await this.cell(to).boundingBox()];
    await this.page.mouse.move(a!.x + a!.width / 2, a!.y + a!.height / 2);
    await this.page.mouse.down({ button: 'right' });
    await this.page.mouse.move(b!.x + b!.width / 2, b!.y + b!.height / 2, { steps: 4 });
    await this.page.mouse.up({ button: 'right' });
  }

  async turns(): Promise<number> {
    const id = new URL(this.page.url()).pathname.split('/').at(-1);
    return ((await (await this.page.request.get(`${this.server.url}/api/tables/${id}/turns`)).json()) as unknown[])
      .length;
  }
}

/** Runs in the page, and sees of it what a screen reader would: labels of cells and buttons. */
async function playByChance({ seed, clicks }: { seed: number; clicks: number }): Promise<number> {
  let state = seed >>> 0;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const isOver = () => document.querySelector('section[aria-label="The end"], section[aria-label="O fim"]') !== null;
  const choices = () => [
    ...document.querySelectorAll(
      '[role="group"][aria-label="Choices"] button, [role="group"][aria-label="Opções"] button',
    ),
    ...[...document.querySelectorAll('[data-cell][role="button"]')].filter((cell) =>
      /can be chosen$|pode ser escolhida$/.test(cell.getAttribute('aria-label') ?? ''),
    ),
  ];
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      if (isSo()) return resolve();
      const watch = new MutationObserver(() => {
        if (!isSo()) return;
        watch.disconnect();
        resolve();
      });
      watch.observe(document, { subtree: true, childList: true, attributes: true });
    });
  let made = 0;
  while (made < clicks) {
    await until(() => isOver() || choices().length > 0);
    if (isOver()) break;
    const options = choices();
    // A choice among buttons ends a move; the cells beside them would only begin another.
    const buttons: Element[] = options.filter((option) => option instanceof HTMLButtonElement);
    const some =
      buttons.length > 0 && (options.length === buttons.length || random(3) === 0)
        ? buttons
        : options.filter((option) => !buttons.includes(option));
    if (some.length === 0) continue;
    some[random(some.length)]!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    made += 1;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return made;
}

/** Axe finds nothing wrong with what is shown. */
export async function isAccessible({ page }: Visitor): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

type Fixtures = { visit: (options?: BrowserContextOptions) => Promise<Visitor> };

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, server, contextOptions, viewport, locale }, use) => {
    const visitors: Visitor[] = [];
    await use(async (options) => {
      const visitor = await arrive(browser, server, { ...contextOptions, viewport, locale, ...options });
      visitors.push(visitor);
      return visitor;
    });
    for (const visitor of visitors) {
      // A handler that still waits for an answer would fail when the page goes, in the middle of the next test.
      await visitor.page.unrouteAll({ behavior: 'ignoreErrors' });
      await visitor.page.context().close();
      expect(visitor.complaints).toEqual([]);
    }
  },
});

async function arrive(browser: Browser, server: Server, options: BrowserContextOptions): Promise<Visitor> {
  // Pages that are kept would hide what the server answers.
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  return new Visitor(await context.newPage(), server);
}
