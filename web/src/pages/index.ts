// The pages by the first part of their address. Each is fetched when it is first shown.

import type { Component } from 'svelte';

type Page = { default: Component<{ argument: string }> };

const PAGES: Record<string, () => Promise<Page>> = {
  '': () => import('./Home.svelte'),
  new: () => import('./New.svelte'),
  t: () => import('./Table.svelte'),
  watch: () => import('./Watch.svelte'),
  rules: () => import('./Rules.svelte'),
  people: () => import('./People.svelte'),
  'sign-in': () => import('./SignIn.svelte'),
  analysis: () => import('./Analysis.svelte'),
  editor: () => import('./Editor.svelte'),
  map: () => import('./Map.svelte'),
  learn: () => import('./Learn.svelte'),
  settings: () => import('./Settings.svelte'),
};

export const pageOf = (name: string): (() => Promise<Page>) =>
  Object.hasOwn(PAGES, name) ? PAGES[name]! : () => import('./Missing.svelte');
