import { beforeEach, expect, test } from 'vitest';
import { draftOf, dropDraft, keepDraft } from './drafts';

beforeEach(() => localStorage.clear());

test('a draft is found by the address it was begun at, until it is dropped', () => {
  keepDraft('/editor/a', { text: 'first' });
  keepDraft('/editor/b', { text: 'other' });
  keepDraft('/editor/a', { text: 'second' });
  expect(draftOf('/editor/a')).toEqual({ text: 'second' });
  dropDraft('/editor/a');
  expect(draftOf('/editor/a')).toBeUndefined();
  expect(draftOf('/editor/b')).toEqual({ text: 'other' });
});

test('the oldest drafts go when there are too many', () => {
  for (let number = 0; number <= 20; number += 1) keepDraft(`/editor/${number}`, number);
  expect(draftOf('/editor/0')).toBeUndefined();
  expect(draftOf('/editor/20')).toBe(20);
});

test('what cannot be read is no draft', () => {
  localStorage.setItem('tabuleiro-drafts', 'no JSON');
  expect(draftOf('/editor/a')).toBeUndefined();
});
