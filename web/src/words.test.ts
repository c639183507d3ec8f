import { expect, test } from 'vitest';
import { LANGUAGES, settings } from './settings.svelte';
import { say } from './words';

const SOURCES = import.meta.glob<string>('./**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
const NAMED = /\bsay\(\s*'([a-z0-9-]+)'/g;

function isMissing(name: string): boolean {
  try {
    return say(name) === name;
  } catch {
    // A sentence that wants values is there.
    return false;
  }
}

test.each(LANGUAGES)('every sentence that a page names is there in %s', (language) => {
  settings.language = language;
  const names = Object.values(SOURCES).flatMap((source) => Array.from(source.matchAll(NAMED), ([, name]) => name!));
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter(isMissing)).toEqual([]);
});

test('a number chooses the form of a sentence', () => {
  settings.language = 'en';
  expect(say('table-watching', { count: 1 })).toBe('1 watching');
  expect(say('table-won', { names: 'Ana', count: 1 })).toBe('Ana has won');
  expect(say('table-won', { names: 'Ana, Rui', count: 2 })).toBe('Ana, Rui have won');
});
