// What the server lets one ask of its engines, asked once; and the questions that follow from one's settings.

import { get } from '../api/client';
import type { Bounds } from '../api/types';
import { knows, module } from '../module/module.svelte';
import { network } from '../local/network.svelte';
import { settings } from '../settings.svelte';
import type { Question } from './opinion.svelte';

let found: Bounds | null = $state.raw(null);
let asking: Promise<unknown> | null = null;

export const bounds = {
  get now(): Bounds | null {
    asking ??= get<Bounds>('/api/analysis').then(
      (bounds) => (found = bounds),
      () => (asking = null),
    );
    return found;
  },
};

/** Whether engines think here: that is wished, and possible. */
export const onDevice = (): boolean => (settings.engine.device === true || network.isOff) && module.state === 'ready';

/** What is asked about a position alone, where this seat decides, or about a line with its decisions. */
export function question(line: string, about: 'position' | 'decision', seat: number | null = null): Question {
  if (onDevice() && knows(line))
    return { line, seconds: settings.engine[about], lines: settings.engine.lines, device: { seat } };
  const allowed = bounds.now;
  const most = (about === 'position' ? allowed?.position_seconds_max : allowed?.decision_seconds_max) ?? Infinity;
  return {
    line,
    seconds: Math.min(settings.engine[about], most),
    lines: Math.min(settings.engine.lines, allowed?.lines_max ?? Infinity),
  };
}
