// Sentences of the page itself, from the same language files as everything else. What a game says comes from the server.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

const FILES = import.meta.glob<string>('../../words/*/{web,table,analysis,learn,editor}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** As which variety a language counts: Portuguese is written as in Portugal, where nothing is many. */
const LOCALES: Record<Language, string> = { en: 'en', pt: 'pt-PT' };

function bundle(language: Language): FluentBundle {
  const bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
  const ours = Object.keys(FILES).filter((path) => path.startsWith(`../../words/${language}/`));
  for (const path of ours) bundle.addResource(new FluentResource(FILES[path]!));
  return bundle;
}

const BUNDLES: Record<Language, FluentBundle> = { en: bundle('en'), pt: bundle('pt') };

/** Words as they stand alone: with a capital letter. */
export const capital = (words: string): string =>
  words.slice(0, 1).toLocaleUpperCase(settings.language) + words.slice(1);

/** The sentence with this name in the visitor's language. */
export function say(id: string, values?: Record<string, FluentVariable>): string {
  const words = BUNDLES[settings.language];
  const pattern = words.getMessage(id)?.value;
  return pattern ? words.formatPattern(pattern, values) : id;
}
