import { beforeEach, expect, test } from 'vitest';
import { isSlow, sayClock } from './clocks';
import { settings } from './settings.svelte';

beforeEach(() => void (settings.language = 'en'));

test.each(['1d/turn', '1h/turn', '60m/turn', '1h30m/turn'])('%s is slow', (clock) => {
  expect(isSlow(clock)).toBe(true);
});

test.each([undefined, 'none', '5m+3s', '3d', '59m/turn', '30s/turn', 'no/turn'])('%s is not slow', (clock) => {
  expect(isSlow(clock)).toBe(false);
});

test.each([
  [undefined, 'no clock'],
  ['none', 'no clock'],
  ['3s', '3 s for the game'],
  ['5m+3s', '5 min + 3 s a turn'],
  ['1h30m/turn', '1 h 30 min a turn'],
  ['another', 'another'],
])('%s is said as "%s"', (clock, said) => {
  expect(sayClock(clock)).toBe(said);
});
