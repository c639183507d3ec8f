// Clocks in words. docs/notation.md has their grammar.

import { say } from './words';

export const CLOCKS = ['none', '3m+2s', '5m+3s', '10m+5s', '30s/turn', '1d/turn', '3d/turn'] as const;

const PARTS = /(\d+(?:\.\d+)?)(ms|[dhms])/g;
const TIME = '(?:\\d+(?:\\.\\d+)?(?:ms|[dhms]))+';
const FORM = new RegExp(`^(${TIME})(?:\\+(${TIME})|(/turn))?$`);

/** Whether players have an hour or more for each turn. */
export function isSlow(text: string | undefined): boolean {
  const [, time, , turn] = FORM.exec(text ?? '') ?? [];
  return (
    turn !== undefined &&
    Array.from(time!.matchAll(PARTS)).some(
      ([, number, unit]) =>
        unit === 'd' || (unit === 'h' && Number(number) > 0) || (unit === 'm' && Number(number) >= 60),
    )
  );
}

/** A time in words: each number with its unit. */
function sayTime(text: string): string {
  return Array.from(text.matchAll(PARTS), ([, number, unit]) =>
    say(`web-span-${unit}`, { number: Number(number) }),
  ).join(' ');
}

/** A clock as people say it; as it is written where it has another form. */
export function sayClock(text: string | undefined): string {
  if (!text || text === 'none') return say('web-clock-none');
  const [, time, more, turn] = FORM.exec(text) ?? [];
  if (!time) return text;
  const span = sayTime(time);
  if (turn) return say('web-clock-turn', { span });
  return more ? say('web-clock-more', { span, more: sayTime(more) }) : say('web-clock-game', { span });
}
