// What the server lets one ask of its engines, asked once; and the questions that follow from one's settings.

import { get } from '../api/client';
import type { Bounds } from '../api/types';
import { settings } from '../settings.svelte';
import type { Question } from './opinion.svelte';

let found: Bounds | null = $state.raw(null);
let asking: Promise<unknown> | null = null;

export const bounds = {
  get now(): Bounds | null {
    asking ??= get<Bounds>('/api/analysis').then((bounds) => (found = bounds), () => (asking = null));
    return found;
  },
};

/** What is asked about a position alone, or about a line with its decisions. */
export function question(line: string, about: 'position' | 'decision'): Question {
  const allowed = bounds.now;
  const most = (about === 'position' ? allowed?.position_seconds_max : allowed?.decision_seconds_max) ?? Infinity;
  return { line, seconds: Math.min(settings.engine[about], most), lines: Math.min(settings.engine.lines, allowed?.lines_max ?? Infinity) };
}
