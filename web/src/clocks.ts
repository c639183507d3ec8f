// Clocks in words.

import { say } from './words';

export const CLOCKS = ['none', '3m+2s', '5m+3s', '10m+5s', '30s/turn', '1d/turn', '3d/turn'] as const;

const FORM = /^(\d+)([smhd])(?:\+(\d+)([smhd]))?(\/turn)?$/;

/** A clock as people say it; as it is written where it has another form. */
export function sayClock(text: string | undefined): string {
  if (!text || text === 'none') return say('web-clock-none');
  const [, number, unit, more, moreUnit, turn] = FORM.exec(text) ?? [];
  if (!number) return text;
  const span = say(`web-span-${unit}`, { number: Number(number) });
  if (turn) return say('web-clock-turn', { span });
  return more ? say('web-clock-more', { span, more: say(`web-span-${moreUnit}`, { number: Number(more) }) }) : say('web-clock-game', { span });
}
