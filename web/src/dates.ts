// Moments in the visitor's language, as their part of the world writes them.

import { settings } from './settings.svelte';

const locale = (): string =>
  navigator.language.startsWith(settings.language) ? navigator.language : settings.language;

export const sayDay = (ms: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(ms);
export const sayMoment = (ms: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
