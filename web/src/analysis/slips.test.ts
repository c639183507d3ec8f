import { expect, test } from 'vitest';
import type { Decision } from '../api/types';
import { slipsIn } from './slips';

test('only decisions that cost something are slips', () => {
  const verdicts = ['forced', 'best', 'good', 'inaccuracy', 'mistake', 'blunder'];
  const decisions = verdicts.map((verdict) => ({ verdict }) as Decision);
  expect(slipsIn(decisions).map(({ verdict }) => verdict)).toEqual(['inaccuracy', 'mistake', 'blunder']);
});
