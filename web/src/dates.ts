// Moments in the visitor's language.

import { settings } from './settings.svelte';

export const sayDay = (ms: number): string => new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(ms);
export const sayMoment = (ms: number): string => new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
